import type { LanguageModel } from '@lintel/platform/language-model';
import type { PlatformConfig } from '@lintel/service-kit';
import type { UnderstandingConfig } from './config.js';
import { type Criteria, type ListingType, understand } from './domain/understanding/index.js';

/** How LINTEL_LANGUAGE_MODEL=rules reads a text. */
export const criteriaByRules = (text: string, listingType: ListingType): Criteria =>
  understand(text, listingType).criteria;

/** The model that `startSearch` is given: none for LINTEL_LANGUAGE_MODEL=rules, as the rules are asked anyway. */
export const languageModelOf = (
  config: Pick<PlatformConfig, 'LINTEL_LANGUAGE_MODEL'> & UnderstandingConfig,
  model: LanguageModel,
): { readonly languageModel: LanguageModel | undefined; readonly fallBack: boolean } => ({
  languageModel: config.LINTEL_LANGUAGE_MODEL === 'rules' ? undefined : model,
  fallBack: config.LINTEL_LANGUAGE_MODEL_FALLBACK === 'on',
});
