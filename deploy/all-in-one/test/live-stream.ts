import type { Browser } from './browser.js';

/** The stream of live updates that a browser holds, until `signal` ends it. */
export const liveStream = (browser: Browser, signal: AbortSignal, after = ''): Promise<Response> =>
  fetch(`${browser.address}/live${after && `?after=${after}`}`, {
    headers: { cookie: browser.cookie, 'accept-encoding': 'br, gzip' },
    signal,
  });

export interface Said {
  readonly type: string;
  readonly data: unknown;
}

/** What a stream says, one after the other, but for how far it is. */
export async function* said(answer: Response): AsyncGenerator<Said> {
  let text = '';
  for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
    const blocks = (text + chunk).split('\n\n');
    text = blocks.pop()!;
    for (const block of blocks) {
      const type = /^event: (.+)$/m.exec(block)![1]!;
      if (type !== 'position') yield { type, data: JSON.parse(/^data: (.+)$/m.exec(block)![1]!) };
    }
  }
}

/** The type of the next that is said; undefined at the end. */
export const next = async (stream: AsyncGenerator<Said>): Promise<string | undefined> =>
  ((await stream.next()).value as Said | undefined)?.type;
