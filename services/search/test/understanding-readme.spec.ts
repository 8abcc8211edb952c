import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { wantedAddress } from '@lintel/contracts';
import { z } from 'zod';
import { understand } from '../src/domain/understanding/index.js';

const fromHere = (path: string) => readFileSync(resolve(import.meta.dirname, path), 'utf8');
const examples = z
  .array(
    z.strictObject({
      text: z.string(),
      asked: z.enum(['sale', 'rent']),
      address: z.string(),
      /** The demonstration homes it finds, by their numbers. */
      finds: z.array(z.int()),
    }),
  )
  .parse(JSON.parse(fromHere('../data/british-queries/readme-examples.json')));
const readme = fromHere('../../../README.md');

describe('the twenty things to type', () => {
  it('are twenty, and at least twelve of them find demonstration homes', () => {
    expect(examples).toHaveLength(20);
    expect(examples.filter(({ finds }) => finds.length > 0).length).toBeGreaterThanOrEqual(12);
  });

  it.each(examples)('$text', ({ text, asked, address }) => {
    const { criteria, wishes: { propertyTypes = [], sort: _, ...wishes } = {} } = understand(text, asked);
    expect(wantedAddress({ listingType: asked, criteria, propertyTypes, wishes })).toBe(address);
  });

  it('stand in the README, each with its address', () => {
    for (const { text, address } of examples) {
      const row = readme.split('\n').find((line) => line.startsWith(`| ${text} `));
      expect([text, row]).toEqual([text, expect.stringContaining(`\`${address}\``)]);
    }
  });
});
