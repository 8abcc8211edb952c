import { openLanguageModel } from '@lintel/platform/adapters';
import type { LanguageModel } from '@lintel/platform/language-model';
import { understand } from '@lintel/search/understanding';
import { type LabelledQuery, mergeAnswers } from '@lintel/search/understanding/scoring';
import { loadConfig, platformConfigSchema } from '@lintel/service-kit';
import type { Reader } from './readers.ts';

/** A model on a machine of our own answers few at once; a larger one elsewhere does not mind. */
const AT_ONCE = 4;

/** The configured model, alone and merged with the rules; else why there is none. Each query is asked once for both. */
export async function modelReaders(
  environment: NodeJS.ProcessEnv,
): Promise<{ readers: Reader[]; close(): Promise<void> } | { reason: string }> {
  const config = loadConfig(platformConfigSchema, environment);
  if (config.LINTEL_LANGUAGE_MODEL === 'rules')
    return { reason: 'none is configured (LINTEL_LANGUAGE_MODEL=openai)' };
  const model = await openLanguageModel(
    config,
    (text, listingType) => understand(text, listingType).criteria,
  );
  const ask = remembering(model);
  return {
    readers: [
      {
        name: 'model alone',
        silentOn: ['listingType'],
        atOnce: AT_ONCE,
        read: async (query) => ({ criteria: (await ask(query)) ?? {} }),
      },
      {
        name: 'model and rules',
        silentOn: [],
        atOnce: AT_ONCE,
        read: async (query) => {
          const rules = understand(query.text, query.asked);
          const criteria = await ask(query);
          return criteria ? mergeAnswers(query.text, rules, criteria) : rules;
        },
      },
    ],
    close: () => model.close(),
  };
}

function remembering(model: LanguageModel) {
  const asked = new Map<string, ReturnType<LanguageModel['extract']>>();
  return async ({ id, text, asked: type }: LabelledQuery) => {
    const answer = asked.get(id) ?? model.extract(text, type);
    asked.set(id, answer);
    const extraction = await answer;
    return extraction.ok ? extraction.value.criteria : undefined;
  };
}
