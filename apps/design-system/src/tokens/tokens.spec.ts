import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brandSchema, colourNames, schemes } from '@lintel/contracts/brand';
import { describe, expect, it } from '@jest/globals';

const read = (specifier: string) => readFileSync(fileURLToPath(import.meta.resolve(specifier)), 'utf8');
const css = read('@lintel/ui/tokens.css');
const { colours } = brandSchema.parse(JSON.parse(read('@lintel/contracts/brands/lintel/brand.json')));

/** A token's value in both schemes, from the style sheet itself. */
function token(name: string): readonly string[] {
  const found = new RegExp(`--color-${name}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`).exec(css);
  if (!found) throw new Error(`--color-${name} is not in tokens.css`);
  const [, light, dark, both] = found;
  return [light ?? both!, dark ?? both!];
}

describe('the style sheet', () => {
  it.each(colourNames)('has the %s of the brand that stands where no other does', (name) => {
    expect(token(name)).toEqual(schemes.map((scheme) => colours[scheme][name]));
  });

  it('has no colour that a brand cannot change', () => {
    const names = Array.from(css.matchAll(/--color-([a-z-]+): (?:light-dark|#)/g), ([, name]) => name);
    expect(names.toSorted()).toEqual([...colourNames].toSorted());
  });
});
