/** The server's time, by which the clocks of tables run: this device's clock may be wrong. */

class ServerTime {
  /** Seconds since 1970; moves on only while something watches it. */
  now = $state(Date.now() / 1000);
  /** The seconds by which the server's clock is ahead of this device's. */
  private offset = 0;
  private watchers = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  /** An answer had the server's time *now*; its question was sent at a moment of this device, in milliseconds. */
  heard(now: number, asked: number): void {
    this.offset = now - (asked + Date.now()) / 2000;
    this.update();
  }

  /** Moves on every second until the returned function is called. */
  watch(): () => void {
    this.update();
    if (this.watchers++ === 0) this.timer = setInterval(() => this.update(), 1000);
    return () => {
      if (--this.watchers === 0) clearInterval(this.timer);
    };
  }

  private update(): void {
    this.now = Date.now() / 1000 + this.offset;
  }
}

export const serverTime = new ServerTime();
