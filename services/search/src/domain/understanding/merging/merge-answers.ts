import { modelCriteria } from '@lintel/contracts';
import { foldName } from '@lintel/geo';
import { distance } from 'fastest-levenshtein';
import type { Criterion, Part, Understanding } from '../understanding.types.js';
import { CRITERIA } from '../understanding.types.js';
import type { Criteria } from '../understanding.types.js';
import { placeSaid } from './said-places.js';
import { sourceOf } from './said-numbers.js';

const NOTE = 'Read by the language model.';

/**
 * What the rules understood, completed by a model. What the rules are certain of stays. A model's place must be in the gazetteer or in the text,
 * its numbers must be in the text, as figures, in words or by a known conversion (a rent by the week, minutes on foot); anything else is dropped, and so is what stands on words of a wish. Wishes are the rules' alone.
 *
 * @param model criteria that have passed the schema; `undefined` values and unknown keys are none
 */
export function mergeAnswers(text: string, rules: Understanding, model: Criteria): Understanding {
  const criteria: Criteria = { ...rules.criteria };
  const parts = new Map<Part['criterion'], Part>();
  const others: Part[] = [];
  for (const part of rules.parts)
    if (isOfCriterion(part)) parts.set(part.criterion, part);
    else others.push(part);
  for (const criterion of modelCriteria) {
    const value = model[criterion];
    const known = parts.get(criterion);
    if (value === undefined || known?.confidence === 'certain' || known?.value === value) continue;
    const part =
      criterion === 'location'
        ? placePart(text, String(value), rules)
        : numberPart(text, criterion, Number(value));
    if (!part || (known && !(criterion === 'location' && isBetter(part, known)))) continue;
    if (contradicts(criteria, part) || isSpokenFor(part, others)) continue;
    Object.assign(criteria, { [criterion]: part.value });
    parts.set(criterion, part);
  }
  return {
    ...rules,
    criteria: Object.fromEntries(
      CRITERIA.flatMap((key) => (criteria[key] === undefined ? [] : [[key, criteria[key]]])),
    ),
    parts: [...parts.values(), ...others].sort((a, b) => a.start - b.start || a.end - b.end),
  };
}

const isOfCriterion = ({ criterion }: Part): boolean => (CRITERIA as readonly string[]).includes(criterion);

/** The 30 of "30 minutes to Bank" are no distance to a stop. */
const isSpokenFor = ({ start, end }: Part, wishes: readonly Part[]): boolean =>
  wishes.some((wish) => start >= wish.start && end <= wish.end);

/** Of two readings of a place a guess at an unknown name gives way to a name of the gazetteer. */
function isBetter(part: Part, known: Part): boolean {
  return known.confidence === 'guess' && part.confidence === 'likely';
}

function numberPart(text: string, criterion: Criterion, value: number): Part | undefined {
  const source = sourceOf(criterion, value, text);
  if (!source) return undefined;
  const { start, end } = source;
  return { criterion, value, text: text.slice(start, end), start, end, confidence: 'likely', note: NOTE };
}

/** A place the text names but the rules left out was excluded, or is where one travels: it stays out. */
function placePart(text: string, location: string, rules: Understanding): Part | undefined {
  const said = placeSaid(location, text);
  if (!said || (said.isKnown && said.isSaid)) return undefined;
  const known = rules.parts.find(({ criterion }) => criterion === 'location');
  const part = { criterion: 'location', value: said.name, confidence: 'guess', note: NOTE } as const;
  if (!known) return { ...part, ...quote(text, said) };
  // Words the rules could only take as typed: a slip that the model knows better.
  return isAlike(known.text, said.name)
    ? { ...part, ...quote(text, known), confidence: 'likely' }
    : undefined;
}

const quote = (text: string, { start, end }: { start: number; end: number }) => ({
  text: text.slice(start, end),
  start,
  end,
});

/** Whether one name may be a slip of the other: two in five letters differ at most. */
function isAlike(typed: string, name: string): boolean {
  const [a, b] = [foldName(typed), foldName(name)];
  return distance(a, b) <= 0.4 * Math.max(a.length, b.length);
}

/** A least price above the greatest, which nobody said. */
function contradicts({ minPrice, maxPrice }: Criteria, { criterion, value }: Part): boolean {
  if (criterion === 'minPrice') return maxPrice !== undefined && Number(value) > maxPrice;
  return criterion === 'maxPrice' && minPrice !== undefined && Number(value) < minPrice;
}
