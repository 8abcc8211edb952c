import { findEventDefinition } from '@lintel/contracts';
import { auditedTypes } from '@lintel/accounts';
import { describe, expect, it } from '@jest/globals';
import { auditedRows } from './audited-rows.js';
import { operationsOf } from './ownership/operations-of.js';

const mutations = operationsOf()
  .map(({ name }) => name)
  .filter((name) => name.startsWith('Mutation.'))
  .map((name) => name.slice('Mutation.'.length));

describe('the audit trail', () => {
  it('says of every mutation how it is recorded, or why not, and of no other', () => {
    expect(Object.keys(auditedRows).sort()).toEqual([...mutations].sort());
  });

  it.each(Object.entries(auditedRows))('keeps the events that %s is recorded by', (_, row) => {
    if (typeof row === 'string') expect(row.length).toBeGreaterThan(10);
    else for (const type of row) expect(auditedTypes).toContain(`lintel.${type}.v1`);
  });

  it.each(auditedTypes)('keeps %s, which is in the catalogue', (type) => {
    expect(findEventDefinition(type)).toBeDefined();
  });
});
