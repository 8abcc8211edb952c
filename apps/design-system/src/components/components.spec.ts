import { readdirSync, readFileSync } from 'node:fs';
import * as ui from '@lintel/ui';
import { describe, expect, it } from '@jest/globals';

const here = import.meta.dirname;
const shown = readdirSync(here)
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) => [...readFileSync(`${here}/${file}`, 'utf8').matchAll(/\bof=\{\[([^\]]*)\]\}/g)])
  .flatMap(([, names]) => [...names!.matchAll(/'(\w+)'/g)].map(([, name]) => name!));

/** Components are functions with a capital; icons are objects to React. */
const components = Object.entries(ui)
  .filter(([name, value]) => typeof value === 'function' && /^[A-Z]/.test(name))
  .map(([name]) => name);

describe('the gallery', () => {
  it('shows every component of the design system, and nothing that is not one', () => {
    expect(components.length).toBeGreaterThan(20);
    expect([...shown].sort()).toEqual([...components].sort());
  });
});
