import { languageModelContract } from '../language-model.contract.js';
import { openRulesModel } from './index.js';

languageModelContract('rules', async (brain) => {
  const model = await openRulesModel({ read: (text, listingType) => brain(text, listingType) as object });
  return { model, end: () => model.close() };
});
