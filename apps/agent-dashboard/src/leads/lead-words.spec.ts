import { describe, expect, it } from '@jest/globals';
import { homesText, leadCounts, peopleText } from './lead-words.js';

describe('what a lead has asked for', () => {
  it.each([
    [{ enquiries: 1, viewings: 0 }, '1 enquiry'],
    [{ enquiries: 0, viewings: 1 }, '1 viewing'],
    [{ enquiries: 1204, viewings: 2 }, '1,204 enquiries, 2 viewings'],
    [{ enquiries: 0, viewings: 0 }, 'No open enquiry'],
  ])('%o is said as %s', (counts, text) => {
    expect(leadCounts(counts)).toBe(text);
  });

  it('is about one home or several', () => {
    expect(homesText(1)).toBe('about 1 home');
    expect(homesText(3)).toBe('about 3 homes');
  });

  it('is counted in people', () => {
    expect(peopleText(1)).toBe('1 person');
    expect(peopleText(10_000)).toBe('10,000 people');
  });
});
