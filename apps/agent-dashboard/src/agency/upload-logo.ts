import type { LogoState, LogoTicket } from './agency-queries.js';
import type { FileCheck } from '../property-form/uploads/check-file.js';
import type { Put } from '../property-form/uploads/put-file.js';

/** How far a logo has come. */
export type LogoStage =
  { readonly stage: 'sending'; readonly share: number } | { readonly stage: 'processing' };

/** The calls that sending a logo makes; tests pass their own. */
export interface LogoWorld {
  readonly check: (file: File) => Promise<FileCheck>;
  readonly request: (file: Pick<File, 'name' | 'type' | 'size'>) => Promise<LogoTicket>;
  readonly put: (put: Put) => Promise<void>;
  readonly finish: (id: string) => Promise<LogoState>;
  readonly state: (id: string) => Promise<LogoState | undefined>;
  /** Resolves when it is worth asking again; rejects with the signal's reason once that is aborted. */
  readonly pause: (id: string, signal: AbortSignal) => Promise<void>;
  readonly discard: (id: string) => Promise<unknown>;
  readonly set: (id: string) => Promise<unknown>;
}

/** The file itself is at fault, and another one is needed. */
export class LogoRefused extends Error {
  override readonly name = 'LogoRefused';
}

/**
 * Makes a file the agency's logo. What does not become one is discarded.
 * @throws {LogoRefused} in words for people, the signal's reason, or what went wrong on the way.
 */
export async function uploadLogo(
  file: File,
  world: LogoWorld,
  told: (stage: LogoStage) => void,
  signal: AbortSignal,
): Promise<void> {
  const checked = await world.check(file);
  signal.throwIfAborted();
  if (!checked.ok) throw new LogoRefused(checked.problem);
  told({ stage: 'sending', share: 0 });
  const { contentType } = checked;
  const { upload, url } = await world.request({ name: file.name, size: file.size, type: contentType });
  try {
    await world.put({
      url,
      file,
      contentType,
      signal,
      sent: (share) => told({ stage: 'sending', share }),
    });
    told({ stage: 'processing' });
    await processed(upload.id, world, signal);
    await world.set(upload.id);
  } catch (error) {
    void world.discard(upload.id).catch(() => undefined);
    throw error;
  }
}

async function processed(id: string, world: LogoWorld, signal: AbortSignal): Promise<void> {
  let upload: LogoState | undefined = await world.finish(id);
  while (upload?.state === 'awaiting' || upload?.state === 'processing') {
    await world.pause(id, signal);
    upload = await world.state(id);
  }
  signal.throwIfAborted();
  if (upload?.state !== 'ready')
    throw new LogoRefused(upload?.problem ?? 'This picture could not be made ready. Choose another one.');
}
