/** One block of a stream of server-sent events. A comment has neither. */
export interface StreamBlock {
  readonly id?: string;
  readonly data?: string;
}

/** The blocks of a body as they come, however they are cut on the way. */
export async function* readStream(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamBlock> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (let text = ''; ;) {
      const { value, done } = await reader.read();
      if (done) return;
      const blocks = (text + decoder.decode(value, { stream: true })).split('\n\n');
      text = blocks.pop()!;
      for (const block of blocks) yield readBlock(block);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function readBlock(block: string): StreamBlock {
  const lines = block.split('\n');
  const valueOf = (field: string) => {
    const values = lines
      .filter((line) => line.startsWith(`${field}:`))
      .map((line) => line.slice(field.length + 1));
    return values.length === 0 ? undefined : values.map((value) => value.replace(/^ /, '')).join('\n');
  };
  const [id, data] = [valueOf('id'), valueOf('data')];
  return { ...(id !== undefined && { id }), ...(data !== undefined && { data }) };
}
