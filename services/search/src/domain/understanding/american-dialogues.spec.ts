import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { understand } from './understand.js';

/** Turns of the Schema-Guided Dialogue data (CC BY-SA 4.0), which stays outside the project. */
const shared =
  process.env.LINTEL_SHARED_DATA ?? resolve(import.meta.dirname, '../../../../../../shared/data');
const file = resolve(shared, 'nl-queries/sgd_homes_user_turns.train-dev.jsonl');
const present = existsSync(file);
if (!present)
  process.stdout.write(`American dialogues skipped: ${file} is not there (set LINTEL_SHARED_DATA).\n`);

interface Turn {
  readonly utterance: string;
  readonly inform: Readonly<Record<string, readonly string[]>>;
}

const same = (a: string | undefined, b: string | undefined): boolean =>
  a?.trim().toLowerCase() === b?.trim().toLowerCase();

function isWhollyRight({ utterance, inform }: Turn): boolean {
  const { criteria, listingType } = understand(utterance, 'rent');
  const { beds, baths, location } = criteria;
  const areas = inform.area;
  const intent = inform.intent?.[0];
  return (
    same(beds?.toString(), inform.number_of_beds?.[0]) &&
    same(baths?.toString(), inform.number_of_baths?.[0]) &&
    (areas ? areas.some((area) => same(area, location)) : location === undefined) &&
    (intent === undefined || same(intent === 'buy' ? 'sale' : intent, listingType))
  );
}

describe.skipIf(!present)('American home searches from an open data set', () => {
  it('gets at least 93 in 100 of the turns that search wholly right', () => {
    const turns = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Turn)
      .filter(({ inform }) =>
        ['area', 'number_of_beds', 'number_of_baths', 'intent'].some((slot) => inform[slot]),
      );
    const right = turns.filter(isWhollyRight).length;
    process.stdout.write(
      `${right} of ${turns.length} turns wholly right (${((100 * right) / turns.length).toFixed(1)} %)\n`,
    );
    expect(right / turns.length).toBeGreaterThanOrEqual(0.93);
  });
});
