// The load of `python -m bench.server`, for boardgame.io: matches of two players with a socket each, who move as fast as they are
// answered (rate 0) or at given moments. Arguments: address, matches, moves a second, seconds before it counts, seconds that count.
// Prints `begin` and `end` around what counts, then the figures as JSON: delays in milliseconds from when a move was meant.
import { io } from "socket.io-client";

const [url, ...numbers] = process.argv.slice(2);
const [matches, rate, warm, seconds] = numbers.map(Number);
const TICK = 20; // milliseconds
const AT_ONCE = 8; // matches made at the same time

let seed = 1;
function random() {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0; // the generator of “Numerical Recipes”
  return seed / 2 ** 32;
}

const now = () => performance.now();
const sleep = (milliseconds) => new Promise((done) => setTimeout(done, Math.max(0, milliseconds)));

async function post(path, body) {
  const answer = await fetch(`${url}/games/echo/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

class Match {
  over = false;

  async open() {
    const { matchID } = await post("create", { numPlayers: 2 });
    this.id = matchID;
    this.players = [];
    for (const playerID of ["0", "1"]) {
      const { playerCredentials } = await post(`${matchID}/join`, { playerID, playerName: playerID });
      this.players.push({ playerID, credentials: playerCredentials, socket: null });
    }
    await Promise.all(this.players.map((player) => this.enter(player)));
    return this;
  }

  enter(player) {
    player.socket = io(`${url}/echo`, { transports: ["websocket"], forceNew: true });
    player.socket.on("connect", () => player.socket.emit("sync", this.id, player.playerID, player.credentials, 2));
    player.socket.on("update", (_match, state) => this.hear(player, state));
    return new Promise((inside) =>
      player.socket.on("sync", (_match, { state }) => {
        this.hear(player, state);
        inside();
      }),
    );
  }

  hear(player, state) {
    const { sent } = this;
    if (sent && state._stateID > sent.state) {
      if (player === sent.player) sent.answered(now());
      else sent.timing.seen ??= now();
    }
    if (!this.state || state._stateID > this.state._stateID) this.state = state;
    if (state.ctx.gameover) this.over = true;
    if (player.playerID === state.ctx.currentPlayer) this.waiting?.();
    player.state = state._stateID;
  }

  // The player whose turn it is, once their socket knows it.
  async turn() {
    for (;;) {
      const player = this.players[Number(this.state.ctx.currentPlayer)];
      if (this.over || player.state === this.state._stateID) return player;
      await new Promise((ready) => (this.waiting = ready));
    }
  }

  async move(meant) {
    const player = await this.turn();
    if (this.over) return;
    const timing = { meant: meant ?? now(), acknowledged: null, seen: null };
    timings.push(timing);
    const { playerID, credentials } = player;
    const payload = { type: "note", args: [`move ${this.state._stateID}`], playerID, credentials };
    timing.acknowledged = await new Promise((answered) => {
      this.sent = { player, state: this.state._stateID, timing, answered };
      player.socket.emit("update", { type: "MAKE_MOVE", payload }, this.state._stateID, this.id, playerID);
    });
  }

  close() {
    for (const { socket } of this.players) socket.disconnect();
  }
}

const timings = [];
const late = [];
let stopped = false;
let games = 0;

async function renewed(seat) {
  if (!table[seat].over) return table[seat];
  table[seat].close();
  games += 1;
  return (table[seat] = await new Match().open());
}

async function playOn(seat) {
  while (!stopped) await (await renewed(seat)).move();
}

async function playAt(seat, times) {
  let since = 0;
  for (const meant of times) {
    await sleep(meant - now());
    if (meant < since) continue;
    await table[seat].move(meant);
    if (table[seat].over) {
      await renewed(seat);
      since = now();
    }
  }
}

function schedule(milliseconds) {
  const times = Array.from({ length: matches }, () => []);
  const gap = () => (-Math.log(1 - random()) * 1000) / rate;
  const begin = now();
  for (let at = gap(), turn = 0; at < milliseconds; at += gap(), turn += 1) times[turn % matches].push(begin + at);
  return times;
}

async function watchLateness() {
  while (!stopped) {
    const before = now();
    await sleep(TICK);
    late.push(now() - before - TICK);
  }
}

const table = [];
for (let made = 0; made < matches; made += AT_ONCE) {
  const few = Array.from({ length: Math.min(AT_ONCE, matches - made) }, () => new Match().open());
  table.push(...(await Promise.all(few)));
}
watchLateness();
const plays = rate
  ? schedule(1000 * (warm + seconds)).map((times, seat) => playAt(seat, times))
  : table.map((_, seat) => playOn(seat));
await sleep(1000 * warm);
late.length = 0;
process.stdout.write("begin\n");
const begin = now();
const before = process.cpuUsage();
await sleep(1000 * seconds);
const end = now();
const used = process.cpuUsage(before);
process.stdout.write("end\n");
if (rate) await Promise.race([Promise.all(plays), sleep(10_000)]);
stopped = true;
const meant = timings.filter((one) => begin <= one.meant && one.meant < end);
const figures = {
  moves: timings.filter(({ acknowledged }) => acknowledged && begin <= acknowledged && acknowledged < end).length,
  acknowledged: meant.map((one) => (one.acknowledged ?? now()) - one.meant),
  seen: meant.map((one) => (one.seen ?? now()) - one.meant),
  unanswered: meant.filter((one) => one.acknowledged === null).length,
  late,
  games,
  own: (used.user + used.system) / 1e6,
};
process.stdout.write(`${JSON.stringify(figures)}\n`, () => process.exit(0));
