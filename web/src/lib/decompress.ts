/** Decompresses a gzipped response. Some servers set the encoding header, so that the browser has already decompressed it. */

const GZIP = [0x1f, 0x8b];

/** Reads a response to its end and calls `came` with the bytes of each chunk. */
export async function decompress(answer: Response, came: (bytes: number) => void = () => {}): Promise<ArrayBuffer> {
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${answer.url}`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = (answer.body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    came(part.value.byteLength);
  }
  const whole = new Blob(parts);
  const head = new Uint8Array(await whole.slice(0, GZIP.length).arrayBuffer());
  if (!GZIP.every((byte, place) => head[place] === byte)) return whole.arrayBuffer();
  return new Response(whole.stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}
