/** Why a file did not arrive; `status` where the store answered. */
export class PutFailure extends Error {
  constructor(
    readonly status?: number,
    readonly correlationId?: string,
  ) {
    super(status === undefined ? 'The connection was lost.' : `The store answered with status ${status}.`);
    this.name = 'PutFailure';
  }
}

export interface Put {
  readonly url: string;
  readonly file: Blob;
  readonly contentType: string;
  /** Told how much has gone, from 0 to 1. */
  readonly sent: (share: number) => void;
  readonly signal: AbortSignal;
}

/** A connection that moves nothing for so long is lost, in milliseconds. */
const STALLED_MS = 30_000;

/**
 * Sends a file. `fetch` does not tell how far it has come, which is why this is an XMLHttpRequest.
 * @throws {PutFailure}, or the signal's reason once it is aborted.
 */
export function putFile({ url, file, contentType, sent, signal }: Put): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout>;
    const moving = (): void => {
      clearTimeout(stalled);
      stalled = setTimeout(() => request.abort(), STALLED_MS);
    };
    const abort = (): void => request.abort();
    signal.addEventListener('abort', abort);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      moving();
      sent(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('loadend', () => {
      clearTimeout(stalled);
      signal.removeEventListener('abort', abort);
      if (signal.aborted) reject(signal.reason);
      else if (request.status >= 200 && request.status < 300) resolve();
      else reject(failureOf(request));
    });
    request.open('PUT', url);
    request.setRequestHeader('content-type', contentType);
    moving();
    request.send(file);
  });
}

/** Only the portal itself names a reference: another address's header could not be read, which the browser would complain of. */
function failureOf(request: XMLHttpRequest): PutFailure {
  const isOurs = request.status >= 500 && new URL(request.responseURL).origin === window.location.origin;
  const correlationId = isOurs ? request.getResponseHeader('x-correlation-id') : null;
  return new PutFailure(request.status || undefined, correlationId ?? undefined);
}
