import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { GAZETTEER } from './gazetteer/gazetteer.js';
import { soundOf } from './sound.js';
import { suggestPlaces } from './suggest.js';

const names = (text: string, limit = 8) => suggestPlaces(text, limit).map(({ name }) => name);

describe('suggestPlaces', () => {
  it('offers what begins so, the shortest first, each place once', () => {
    expect(names('clap', 4)).toEqual(['Clapham', 'Clapton', 'Clapham North', 'Clapham South']);
    expect(suggestPlaces('balham').filter(({ name }) => name === 'Balham')).toHaveLength(1);
  });

  it('puts a place called so before those that go on', () => {
    expect(names('Bow')[0]).toBe('Bow');
    expect(names('bath')[0]).toBe('Bath');
  });

  it('puts the largest towns before smaller ones', () => {
    expect(names('b', 3)).toEqual(['Birmingham', 'Bradford', 'Bristol']);
    expect(names('lon')[0]).toBe('London');
  });

  it('tells two of one name apart by where they lie, and takes that after a comma', () => {
    const within = (text: string) => suggestPlaces(text).map((place) => place.within);
    expect(within('Newport')).toEqual(['Wales', 'Isle of Wight', 'Shropshire']);
    expect(within('newport, isle')).toEqual(['Isle of Wight']);
    expect(within('newport, nowhere')).toHaveLength(3);
  });

  it.each([
    ['claphm', 'Clapham'],
    ['batersee', 'Battersea'],
    ['hamersm', 'Hammersmith'],
    ['islngton', 'Islington'],
    ['tooting bc', 'Tooting Bec'],
    ['lcapham', 'Clapham'],
  ])('reads %s, a slip or two away and perhaps not typed to its end, as %s', (typed, name) => {
    expect(names(typed)[0]).toBe(name);
  });

  it.each([
    ['lester', 'Leicester'],
    ['grenich', 'Greenwich'],
    ['suthuk', 'Southwark'],
    ['gloster', 'Gloucester'],
    ['bister', 'Bicester'],
    ['redding', 'Reading'],
    ['edinborough', 'Edinburgh'],
  ])('hears %s as %s', (typed, name) => {
    expect(names(typed)).toContain(name);
  });

  it.each([
    ['ally pally', 'Alexandra Palace'],
    ['kingston upon hull', 'Hull'],
    ['saint johns w', "St John's Wood"],
    ['common', 'Clapham Common'],
    ['SW11 2AB', 'SW11'],
    ['sw1', 'SW1'],
  ])('finds by another name, a later word or a postcode: %s', (typed, name) => {
    expect(names(typed)).toContain(name);
  });

  it('offers each place of the gazetteer when its name is typed', () => {
    for (const place of GAZETTEER)
      expect([place.name, names(place.name, 20)]).toEqual([place.name, expect.arrayContaining([place.name])]);
  });

  it('keeps to the limit and answers any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 80 }),
        fc.integer({ min: 0, max: 20 }),
        (text, limit) => {
          expect(suggestPlaces(text, limit).length).toBeLessThanOrEqual(limit);
        },
      ),
    );
    expect(suggestPlaces('')).toEqual([]);
    expect(suggestPlaces('🏠')).toEqual([]);
    expect(suggestPlaces('zzzzzzzz')).toEqual([]);
  });
});

describe('soundOf', () => {
  it.each([
    ['leicester', 'lester'],
    ['greenwich', 'grenich'],
    ['gloucester', 'gloster'],
    ['southwark', 'suthuk'],
  ])('makes %s and %s the same', (written, heard) => {
    expect(soundOf(written)).toBe(soundOf(heard));
  });

  it('keeps different names apart', () => {
    expect(soundOf('balham')).not.toBe(soundOf('clapham'));
    expect(soundOf('stoke')).not.toBe(soundOf('southwark'));
  });
});
