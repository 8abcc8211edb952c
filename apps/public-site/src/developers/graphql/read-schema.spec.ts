import { readFileSync } from 'node:fs';
import { apiScopeNames, apiScopes } from '@lintel/contracts/api-keys';
import { describe, expect, it } from '@jest/globals';
import { readSchema } from './read-schema.js';

const schema = readSchema(
  readFileSync(new URL('../../../../../gateway/schema.graphql', import.meta.url), 'utf8'),
);
const builtIn = ['Int', 'Float', 'String', 'Boolean', 'ID'];

describe('the public schema', () => {
  it('is read whole: every type that something has or takes is there', () => {
    const known = new Set([...builtIn, ...schema.map(({ name }) => name)]);
    const used = schema
      .flatMap((entry) => [
        entry,
        ...entry.args,
        ...entry.fields,
        ...entry.fields.flatMap(({ args }) => args),
      ])
      .map(({ type }) => type.replace(/[[\]!]/g, ''))
      .filter(Boolean);
    expect(used.length).toBeGreaterThan(500);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });

  it('calls nothing twice, so that a name is an address', () => {
    const names = schema.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('says of an argument what it takes, and what it is when left out', () => {
    const { type, args } = schema.find(({ name }) => name === 'agencyListings')!;
    expect(type).toBe('AgencyListings');
    expect(args.find(({ name }) => name === 'sort')).toMatchObject({
      type: 'AgencyListingSort',
      initial: 'newest',
    });
  });

  it('has the homes that scopes open', () => {
    const names = schema.map(({ name }) => name);
    for (const scope of apiScopeNames.filter((name) => name.startsWith('listings:')))
      expect(names).toEqual(expect.arrayContaining([...apiScopes[scope].fields]));
  });
});
