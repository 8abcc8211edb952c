import { toSaved } from '@lintel/web';
import { describe, expect, it } from '@jest/globals';
import { savedLike } from './saved-like.js';

const search = { listingType: 'sale' as const, criteria: { beds: 2, location: 'Clapham' } };

describe('a search that was saved', () => {
  it('is known again by the homes that it asks for, whatever its name', () => {
    const saved = toSaved(search, { id: '1', name: 'Renamed', dateCreated: '', alertFrequency: 'off' });
    expect(savedLike([saved], search)?.name).toBe('Renamed');
    expect(savedLike([saved], { ...search, criteria: {} })).toBeUndefined();
    expect(savedLike([], search)).toBeUndefined();
  });
});
