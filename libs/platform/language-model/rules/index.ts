import { RulesModel, type RulesModelOptions } from './rules-model.js';

export type { RulesModel, RulesModelOptions } from './rules-model.js';

/** A model that is a function of ours: no network, and an answer at once. */
export async function openRulesModel(options: RulesModelOptions): Promise<RulesModel> {
  return new RulesModel(options);
}
