/** Parts of the screen with a table in their context, and a client that sends nothing. */
import { render } from "@testing-library/svelte";
import type { Component } from "svelte";
import { vi } from "vitest";
import type { GameModule } from "../src/games/module";
import type { TableState } from "../src/lib/api";
import { TableClient } from "../src/lib/connection.svelte";
import type { LiveTable } from "../src/shell/live.svelte";
import AtTable from "./AtTable.svelte";

const CHANGES = ["play", "undo", "answerTakeBack", "say", "leave", "back", "letBotPlay"] as const;

export interface Seated {
  live: LiveTable;
  client: TableClient;
  props: Record<"onagain" | "onjoin" | "onover" | "onrenew", ReturnType<typeof vi.fn>>;
}

/** Renders a part of the screen; requests to the client are only counted. */
export function atTable<P extends object>(part: Component<P>, given: P, state: TableState, game: GameModule): Seated {
  const client = new TableClient(state.id, "token");
  client.state = state;
  client.log = state.log;
  for (const change of CHANGES) vi.spyOn(client, change).mockImplementation(() => {});
  const props = { onagain: vi.fn(), onjoin: vi.fn(), onover: vi.fn(), onrenew: vi.fn() };
  const seated: Partial<Seated> = { client, props };
  const onlive = (live: LiveTable): void => void (seated.live = live);
  render(AtTable, { part: part as Component<Record<string, unknown>>, given: given as Record<string, unknown>, client, game, absence: null, onlive, ...props });
  return seated as Seated;
}
