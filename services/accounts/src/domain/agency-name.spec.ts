import { describe, expect, it } from '@jest/globals';
import { likenesses, passesForPortal } from './agency-name.js';

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
  ])('could be taken for the portal: %s', (name) => expect(passesForPortal(name, 'Lintel')).toBe(true));

  it.each([
    'Example & Daughters',
    'Larkspur Dean',
    'Linden Homes',
    'Intelligent Lets',
    'Linton & Partners',
    'Savills',
    '株式会社',
  ])('is its own: %s', (name) => expect(passesForPortal(name, 'Lintel')).toBe(false));
});

describe('the name of an agency on a portal of another name', () => {
  it.each([
    ['Harbour Homes Support', true],
    ['H4rbour Homes', false],
    ['Harb0ur H0mes', true],
    ['Lintel Lets', false],
  ])('%s: %s', (name, like) => expect(passesForPortal(name, 'Harbour Homes')).toBe(like));
});

describe('two names of agencies', () => {
  const alike = (one: string, other: string): boolean => {
    const likeOther = new Set(likenesses(other));
    return likenesses(one).some((likeness) => likeOther.has(likeness));
  };

  it.each([
    ['Foxtons', 'FOXTONS'],
    ['Foxtons', 'Fóxtons Ltd.'],
    ['Foxtons', 'F-o-x-t-o-n-s'],
    ['Foxtons', 'The Foxtons Estate Agents Limited'],
    ['Foxtons', 'Foxtons Lettings & Sales'],
    ['Foxtons', 'F0xt0ns'],
    ['Foxtons', 'Fохtоns'],
    ['Foxtons', 'Foxton'],
    ['Foxtons', 'Foxtoons'],
    ['Foxtons', 'Foxtens'],
    ['Foxtons', 'Foxtosn'],
    ['Larkspur & Dean', 'Larkspur and Dean LLP'],
    ['KFH', 'K.F.H. Ltd'],
    ['The Estate Agency', 'the ESTATE agency.'],
    ['株式会社', '株式会社 Ltd'],
  ])('are too like each other: %s and %s', (one, other) => {
    expect(alike(one, other)).toBe(true);
    expect(alike(other, one)).toBe(true);
  });

  it.each([
    ['Foxtons', 'Foxley'],
    ['Foxtons', 'Foxtons & Daughters'],
    ['KFH', 'KFM'],
    ['Savills', 'Savoy'],
    ['The Estate Agency', 'The Lettings Company'],
    ['Example & Daughters', 'Example & Sons'],
    ['株式会社', '有限会社'],
    ['!!!', '???'],
  ])('are names of their own: %s and %s', (one, other) => expect(alike(one, other)).toBe(false));

  it('are compared by forty texts at most, however long they are', () => {
    expect(likenesses('x1y2'.repeat(50)).length).toBeLessThanOrEqual(41);
  });
});
