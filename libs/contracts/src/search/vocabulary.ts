import { searchCriteria, type CriterionDeclaration } from './criteria.js';

export type CriterionName = keyof typeof searchCriteria;

type ValueOf<Declared> = Declared extends { readonly kind: 'place' }
  ? string
  : Declared extends { readonly kind: 'upTo'; readonly choices: readonly (infer Choice)[] }
    ? Choice
    : number;
export type CriterionValue<Name extends CriterionName = CriterionName> = ValueOf<
  (typeof searchCriteria)[Name]
>;

/** What is asked of homes, by its names in the query string; absent means no filter. */
export type SearchCriteria = { -readonly [Name in CriterionName]?: CriterionValue<Name> };

/** In the order in which the query string names them. */
export const criterionNames = Object.keys(searchCriteria) as readonly CriterionName[];

export const isCriterion = (name: string): name is CriterionName => Object.hasOwn(searchCriteria, name);

export const criterionOf = (name: CriterionName): CriterionDeclaration => searchCriteria[name];

/** The criteria that words can name: how far around a place to look is chosen. */
export type SaidCriterion = Exclude<CriterionName, 'radius'>;
export const saidCriteria = criterionNames.filter((name): name is SaidCriterion => name !== 'radius');

/** A criterion that filters offer a list of. */
export type ChoiceName = {
  [Name in CriterionName]: (typeof searchCriteria)[Name] extends { readonly label: string } ? Name : never;
}[CriterionName];
export const isChoice = (name: string): name is ChoiceName =>
  isCriterion(name) && criterionOf(name).label !== undefined;
export const choiceNames = criterionNames.filter(isChoice);

/** A criterion that looks at a field of the index. */
type IndexedCriterion = {
  [Name in CriterionName]: (typeof searchCriteria)[Name] extends { readonly index: object } ? Name : never;
}[CriterionName];
export type IndexedField = (typeof searchCriteria)[IndexedCriterion]['index']['field'];
export const indexedCriteria = criterionNames.filter(
  (name): name is IndexedCriterion => criterionOf(name).index !== undefined,
);

/** Least first. */
export const choicesOf = (name: CriterionName): readonly (number | string)[] =>
  criterionOf(name).choices ?? [];

/** Of a list that goes up, those that a value lets in. */
export const choicesUpTo = (name: CriterionName, value: number | string): readonly (number | string)[] =>
  choicesOf(name).slice(0, choicesOf(name).indexOf(value) + 1);

/** Those that ask less than a value, the nearest first. */
export const choicesBeyond = (name: CriterionName, value: number | string): readonly (number | string)[] =>
  criterionOf(name).kind === 'upTo'
    ? choicesOf(name).slice(choicesOf(name).indexOf(value) + 1)
    : choicesOf(name).filter((choice) => choice > value);

/** The nearest sensible value; undefined where there is none, as for zero and the empty text (specification, section 5). */
export function tidyValue(name: CriterionName, value: unknown): number | string | undefined {
  const { kind, most = Infinity, choices } = criterionOf(name);
  if (kind === 'upTo') return choices?.find((choice) => choice === value);
  if (kind === 'place') return (typeof value === 'string' && value.trim().slice(0, most).trim()) || undefined;
  return typeof value === 'number' && value > 0 ? Math.min(value, most) : undefined;
}

/** Criteria that may carry the nulls, zeros and empty texts of forms and of the API's answers. */
export type LooseCriteria = { readonly [Name in CriterionName]?: SearchCriteria[Name] | null | undefined };

/** In order, without what is missing, zero or empty. */
export const tidyCriteria = (loose: LooseCriteria): SearchCriteria =>
  Object.fromEntries(
    criterionNames.flatMap((name) => {
      const value = tidyValue(name, loose[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );
