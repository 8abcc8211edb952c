import { describe, expect, it } from '@jest/globals';
import { featureNames } from '@lintel/contracts/features';
import { featureGroups } from './feature-groups.js';
import { preparedMessage, questionOf } from './feature-questions.js';

describe('a question to an agent', () => {
  it.each([
    ['pets', 'Are pets considered?'],
    ['garden', 'Does it have a garden?'],
    ['balcony|garden', 'Does it have a balcony or a garden?'],
    ['ground-floor|lift', 'Is it on the ground floor, or does it have a lift?'],
  ])('about %s: %s', (wish, question) => {
    expect(questionOf(wish)).toBe(question);
  });

  it('can be asked about every feature', () => {
    for (const feature of featureNames) expect(questionOf(feature)).toMatch(/^[A-Z][a-z]+ .+[^ ]\?$/);
  });

  it('is one of a message about all that is not said', () => {
    expect(preparedMessage(['lift', 'pets'])).toBe(
      'Hello,\n\nI am interested in this home and would like to know:\n- Does it have a lift?\n- Are pets considered?\n\nThank you.',
    );
  });
});

describe('the filter of features', () => {
  it('shows each once', () => {
    const shown = featureGroups.flatMap(({ features }) => features);
    expect(shown.toSorted()).toEqual(featureNames.toSorted());
  });
});
