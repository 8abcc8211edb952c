import { readFileSync, writeFileSync } from 'node:fs';
import { loadConfig } from '@lintel/service-kit';
import { describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { allInOneConfigSchema } from '../src/config.js';

/** The settings as a page: name, what it is without, and what it means. */
function page(schema: z.ZodObject): string {
  const defaults = loadConfig(schema, {}) as Record<string, unknown>;
  const rows = Object.entries(schema.shape).map(([name, setting]) => {
    const value = name === 'LINTEL_DATA' ? '.lintel' : name === 'LINTEL_BRAND' ? undefined : defaults[name];
    const shown =
      value === undefined || value === ''
        ? ''
        : `\`${value === false ? 0 : value === true ? 1 : String(value)}\``;
    return `| \`${name}\` | ${shown} | ${(setting as z.ZodType).description ?? ''} |`;
  });
  return [
    '# Configuration',
    '',
    'Every setting is an environment variable. A wrong one stops the start with its name and what is allowed. This page is written from the schemas;',
    'a test keeps it so.',
    '',
    '| setting | default | meaning |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

describe('the page of settings', () => {
  it('is what the schemas say', () => {
    const committed = new URL('../../../docs/configuration.md', import.meta.url);
    const written = page(allInOneConfigSchema);
    if (process.env.LINTEL_WRITE === '1') writeFileSync(committed, written);
    expect(readFileSync(committed, 'utf8')).toBe(written);
  });

  it('has a meaning for every setting', () => {
    for (const [name, setting] of Object.entries(allInOneConfigSchema.shape))
      expect([name, Boolean((setting as z.ZodType).description)]).toEqual([name, true]);
  });
});
