import { setTimeout as wait } from 'node:timers/promises';
import type { Write } from './document.js';
import { type Engine, SearchEngineFailure } from './engine.js';

const MOST_DOCUMENTS = 1_000;
const MOST_CHARACTERS = 4_000_000;
/** Milliseconds before what Elasticsearch was too busy for is sent again. */
const PAUSES = [50, 200, 800, 2_000];

/**
 * Writes each document that is newer than what is there, in order. `alias` has to exist, for otherwise Elasticsearch would make an
 * index of that name. When it rejects, some may have been written: with the same versions all of it can be sent again.
 */
export async function writeAll(
  engine: Pick<Engine, 'ask'>,
  alias: string,
  writes: readonly Write[],
  pauses: readonly number[] = PAUSES,
): Promise<void> {
  for (const part of partsOf(writes)) {
    let rest = part;
    for (const pause of [...pauses, undefined]) {
      rest = await writePart(engine, alias, rest);
      if (rest.length === 0) break;
      if (pause === undefined)
        throw new SearchEngineFailure('elasticsearch is too busy to write', ['busy'], {});
      await wait(pause);
    }
  }
}

/** What was refused for want of room and may be sent again. */
async function writePart(
  engine: Pick<Engine, 'ask'>,
  alias: string,
  writes: readonly Write[],
): Promise<readonly Write[]> {
  const { errors, items } = await engine.ask((client) =>
    client.bulk({
      index: alias,
      require_alias: true,
      operations: writes.flatMap(({ id, version, body }) => [
        { index: { _id: id, version, version_type: 'external' as const } },
        body,
      ]),
    }),
  );
  if (!errors) return [];
  const again: Write[] = [];
  for (const [at, { index }] of items.entries()) {
    const { error, status } = index!;
    // A conflict is a version as new as this one: there is nothing to write.
    if (!error || status === 409) continue;
    if (status !== 429 && status !== 503)
      throw new SearchEngineFailure(
        `elasticsearch refuses ${writes[at]!.id}: ${error.type}: ${error.reason}`,
        [error.type],
        { cause: error },
      );
    again.push(writes[at]!);
  }
  return again;
}

function* partsOf(writes: readonly Write[]): Generator<readonly Write[]> {
  let part: Write[] = [];
  let characters = 0;
  for (const write of writes) {
    part.push(write);
    characters += write.body.length;
    if (part.length < MOST_DOCUMENTS && characters < MOST_CHARACTERS) continue;
    yield part;
    part = [];
    characters = 0;
  }
  if (part.length > 0) yield part;
}
