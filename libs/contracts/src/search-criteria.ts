import { z } from 'zod';
import type { ListingType } from './enumerations.js';
import {
  criterionNames,
  criterionOf,
  type CriterionName,
  type CriterionValue,
  saidCriteria,
  type SearchCriteria,
} from './search/vocabulary.js';

export * from './search/index.js';

type Shape = { readonly [Name in CriterionName]: z.ZodType<CriterionValue<Name>> };

/** Criteria as they come from a program: what is out of bounds is refused, and nothing is clamped. All optional. */
export const searchCriteriaSchema = z
  .object(Object.fromEntries(criterionNames.map((name) => [name, valueSchema(name)])) as Shape)
  .partial();

function valueSchema(name: CriterionName): z.ZodType {
  const { kind, number, most = Infinity, choices = [] } = criterionOf(name);
  if (kind === 'upTo') return z.enum(choices.map(String));
  if (kind === 'place') return z.string().trim().min(1).max(most);
  return number === 'whole' ? z.int().min(1).max(most) : z.number().positive().max(most);
}

/** The criteria that a language model is asked for: words of a list are read by rules alone. */
export const modelCriteria = saidCriteria.filter((name) => criterionOf(name).kind !== 'upTo');
export const modelCriteriaSchema = z
  .object(Object.fromEntries(modelCriteria.map((name) => [name, searchCriteriaSchema.shape[name]])))
  .partial() as z.ZodType<SearchCriteria>;

/** Listings on one page of results. */
export const pageSize = 24;
/** Listings shown first on the home page. */
export const featuredCount = 3;
/** The most similar homes shown beside one. */
export const similarCount = 6;

/** Steps of the price slider in pounds (specification, section 9). */
export const priceSteps: Readonly<Record<ListingType, number>> = { sale: 50_000, rent: 100 };
