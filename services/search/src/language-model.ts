import type { LanguageModel } from '@lintel/platform/language-model';
import type { PlatformConfig } from '@lintel/service-kit';
import type { UnderstandingConfig } from './config.js';
import { type Criteria, type ListingType, understand } from './domain/understanding/index.js';

/** What the adapter LINTEL_LANGUAGE_MODEL=rules answers by. */
export const criteriaByRules = (text: string, listingType: ListingType): Criteria =>
  understand(text, listingType).criteria;

/** What `startSearch` is told of a model: with LINTEL_LANGUAGE_MODEL=rules it is the rules, which are asked anyway. */
export const languageModelOf = (
  config: Pick<PlatformConfig, 'LINTEL_LANGUAGE_MODEL'> & UnderstandingConfig,
  model: LanguageModel,
): { readonly languageModel: LanguageModel | undefined; readonly fallBack: boolean } => ({
  languageModel: config.LINTEL_LANGUAGE_MODEL === 'rules' ? undefined : model,
  fallBack: config.LINTEL_LANGUAGE_MODEL_FALLBACK === 'on',
});
