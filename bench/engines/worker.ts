/** A web worker with an engine of its own: it is sent files with a compiled module, then pieces of work. */

import { Engine, type Source } from "../../web/engine/src/index.ts";
import { done, type Work } from "./tasks.ts";

let engine: Engine | undefined;

addEventListener("message", async ({ data }: MessageEvent<Source | Work>) => {
  if ("task" in data) {
    postMessage(done(engine!, data));
  } else {
    engine = await Engine.make(data);
    postMessage("ready");
  }
});
