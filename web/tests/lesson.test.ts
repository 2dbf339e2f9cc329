// @vitest-environment jsdom
/** A scene during play, and advice in a first game. */
import { beforeEach, expect, test } from "vitest";
import { tableState } from "./fixtures";
import type { SceneState, TableState } from "../src/lib/api";
import { Adviser, forgetAdvice, kindsOf } from "../src/lib/advice.svelte";
import { SceneClient } from "../src/lib/lesson.svelte";
import { saveScene, remember, scenesDone } from "../src/lib/memory";
import { Texts } from "../src/lib/texts";
import { words } from "../src/lib/words.svelte";

beforeEach(() => localStorage.clear());

function sceneState(part: Partial<SceneState> = {}): SceneState {
  return {
    scene: "draw", rule: "R4.2", states: [tableState()], kept: 0, fulfilled: false, step: 0, steps: 1,
    said: null, do: { id: "ra-lesson-draw-do" }, point: ["bag"], touch: [], want: ["draw"], show: ["bag"], problem: null, ...part,
  };
}

/** A client of a server that gives these answers, and its requests. */
function scene(...answers: SceneState[]): { client: SceneClient; asked: (readonly string[])[] } {
  const asked: (readonly string[])[] = [];
  const client = new SceneClient("ra", "draw", (_game, _scene, moves) => {
    asked.push(moves);
    return Promise.resolve(answers.shift() ?? sceneState());
  });
  client.pace = 0;
  return { client, asked };
}

const [draw, invoke] = tableState().legal as [TableState["legal"][0], TableState["legal"][0]];
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test("only what counts is kept of the moves", async () => {
  const { client, asked } = scene(sceneState(), sceneState({ kept: 0, said: { id: "ra-lesson-draw-other" } }), sceneState({ kept: 1, fulfilled: true }));
  await client.begin();
  client.play(invoke);
  await settled();
  expect(client.scene?.said?.id).toBe("ra-lesson-draw-other");
  client.play(draw);
  await settled();
  expect(asked).toEqual([[], ["invoke"], ["draw"]]);
  expect(client.fulfilled).toBe(true);
});

test("the result appears after the last state", async () => {
  const states = [tableState({ ply: 3 }), tableState({ ply: 4 })];
  const { client } = scene(sceneState(), sceneState({ states, kept: 1, fulfilled: true }));
  await client.begin();
  const shown: [number, boolean][] = [];
  client.transition = (_before, after, apply) => {
    shown.push([after.ply, client.fulfilled]);
    apply();
  };
  client.pace = 10_000;
  client.play(draw);
  await settled();
  expect(client.fulfilled).toBe(false);
  client.flush();
  expect(shown.map(([ply]) => ply)).toEqual([3, 4]);
  expect(client.fulfilled).toBe(true);
  client.close();
});

test("pieces are looked at until all were", async () => {
  const { client, asked } = scene(sceneState({ touch: ["bag", "centre"], do: null }));
  await client.begin();
  client.touch("bag");
  client.touch("sun:13");
  expect([client.untouched, client.fulfilled]).toEqual([["centre"], false]);
  client.touch("centre");
  expect(client.fulfilled).toBe(true);
  expect(asked).toEqual([[]]);
});

test("the learner has the stored name", async () => {
  remember("name", "Ann");
  const { client } = scene();
  await client.begin();
  expect(client.state?.seats.map(({ name }) => name)).toEqual(["Ann", "Thoth"]);
});

test("scenes that were done are remembered once", () => {
  saveScene("ra", "draw");
  saveScene("ra", "draw");
  saveScene("ra", "bid");
  expect([scenesDone("ra"), scenesDone("ankhor")]).toEqual([["draw", "bid"], []]);
});

test("a kind of decision is its prompt and the verbs of its moves", () => {
  const take = { ...draw, text: "take Step pyramid" };
  expect(kindsOf(tableState({ legal: [take, invoke, draw, { ...take, text: "take Nile" }] }))).toEqual([
    "ra-advice-turn-draw-invoke-take",
    "ra-advice-turn",
  ]);
});

test("each advice is given once, until another first game begins", () => {
  words.texts = new Texts("en", "ra-advice-turn = Draw.\nra-advice-turn_full = Invoke.\n");
  forgetAdvice("ra");
  const adviser = new Adviser("ra");
  adviser.update(tableState({ ply: 2 }));
  expect(adviser.shown).toBe("ra-advice-turn");
  adviser.update(tableState({ ply: 2, version: 2 }));
  expect(adviser.shown).toBe("ra-advice-turn");
  adviser.update(tableState({ ply: 3, my_turn: false, legal: [] }));
  expect(adviser.shown).toBe(null);
  adviser.update(tableState({ ply: 4 }));
  expect(adviser.shown).toBe(null);
  adviser.update(tableState({ ply: 6, prompt: { id: "ra-prompt-turn_full" } }));
  expect(adviser.shown).toBe("ra-advice-turn_full");
  adviser.drop();
  expect(adviser.shown).toBe(null);
  forgetAdvice("ra");
  adviser.update(tableState({ ply: 8 }));
  expect(adviser.shown).toBe("ra-advice-turn");
});
