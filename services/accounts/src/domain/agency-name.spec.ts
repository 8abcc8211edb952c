import { describe, expect, it } from 'vitest';
import { passesForProduct } from './agency-name.js';

describe('the name of an agency', () => {
  it.each([
    'Lintel',
    'LINTEL Support',
    'Lintel Ltd',
    'L1ntel',
    'L i n t e l',
    'Líntеl Homes',
    'The Lintel Team',
    'Lintell & Co',
  ])('could be taken for the product: %s', (name) => expect(passesForProduct(name)).toBe(true));

  it.each([
    'Example & Daughters',
    'Larkspur Dean',
    'Linden Homes',
    'Intelligent Lets',
    'Linton & Partners',
    'Savills',
    '株式会社',
  ])('is its own: %s', (name) => expect(passesForProduct(name)).toBe(false));
});
