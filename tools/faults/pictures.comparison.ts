import { type Problems } from './comparison.ts';
import type { PicturesLedger } from './pictures.ledger.ts';
import type { ServedHome, ServedPicture, StoredUpload } from './pictures-reading.ts';

/** What a file is served as: the hash of each width. */
export type Renditions = ReadonlyMap<string, string>;

/**
 * Every acknowledged picture is one of its home's, at its place, and served whole in each width; and the public is shown what the agent is.
 * @param files what each file was served as before anything was killed
 */
export function comparePictures(
  { homes }: PicturesLedger,
  files: ReadonlyMap<string, Renditions>,
  served: ReadonlyMap<number, ServedHome>,
): Problems {
  const lost: string[] = [];
  const unexplained: string[] = [];
  const broken: string[] = [];
  for (const { id: home, pictures } of homes) {
    const found = served.get(home);
    const known = new Map(found?.pictures.map((picture) => [picture.id, picture]));
    for (const { id, file } of pictures) {
      const picture = known.get(id);
      if (!picture) lost.push(`home ${home}: picture ${id} was acknowledged, and is not there`);
      else if (picture.state !== 'ready')
        lost.push(`home ${home}: picture ${id} was acknowledged, and is ${picture.state}`);
      else broken.push(...brokenOf(picture, files.get(file)!).map((what) => `home ${home}: ${what}`));
    }
    const due = pictures.map(({ id, alt }) => `${id} ‘${alt}’`).join(', ');
    const there = found?.pictures.map(({ id, alt }) => `${id} ‘${alt}’`).join(', ');
    const kept = found?.pictures.filter(({ id }) => pictures.some((one) => one.id === id)) ?? [];
    if (kept.length === pictures.length && there !== due)
      unexplained.push(`home ${home}: has ${there || 'no pictures'} where ${due || 'none'} was acknowledged`);
    const shown = found?.pictures.flatMap(({ address }) => address ?? []).join(', ');
    if (found && found.shown.join(', ') !== shown)
      unexplained.push(`home ${home}: the public is shown ${found.shown.length} other pictures`);
  }
  return {
    'an acknowledged picture is lost': lost,
    'a home has pictures as nobody gave it': unexplained,
    'a picture is not served whole': broken,
  };
}

function brokenOf({ id, renditions }: ServedPicture, due: Renditions): string[] {
  const widths = new Set([...renditions.keys(), ...due.keys()]);
  return [...widths]
    .filter((width) => renditions.get(width) !== due.get(width))
    .map((width) => `picture ${id}, ${width}: served as ${renditions.get(width) ?? 'nothing'}`);
}

/** Each file that arrived was made ready, which was told by one event; one that did not is nobody's picture. */
export function compareUploads(
  { arrived }: PicturesLedger,
  stored: readonly StoredUpload[],
  events: readonly { readonly id: string; readonly subject: string }[],
): Problems {
  const [lost, missing, doubled]: string[][] = [[], [], []];
  const known = new Map(stored.map((upload) => [upload.id, upload]));
  const told = Map.groupBy(events, ({ subject }) => subject);
  for (const id of arrived) {
    const state = known.get(id)?.state;
    if (state !== 'ready') lost!.push(`upload ${id}: acknowledged, and ${state ?? 'not there'}`);
  }
  for (const { id, state } of stored) {
    const count = new Set(told.get(id)?.map((event) => event.id)).size;
    const due = state === 'ready' || state === 'failed' ? 1 : 0;
    if (count < due) missing!.push(`upload ${id}: no event says that it is ${state}`);
    if (count > due) doubled!.push(`upload ${id}: ${count} events say that it is ready`);
  }
  for (const subject of told.keys())
    if (!known.has(subject)) doubled!.push(`upload ${subject}: events of what is not there`);
  return {
    'an acknowledged picture is lost': lost!,
    'an event is missing': missing!,
    'an event is doubled': doubled!,
    'events wait for ever': stored
      .filter(({ unpublished }) => unpublished > 0)
      .map(({ id, unpublished }) => `upload ${id}: ${unpublished} events are still in its outbox`),
  };
}
