import { OpenAiModel, type OpenAiModelOptions } from './openai-model.js';

export { InvalidModelAddress } from './openai-model.js';
export type { OpenAiModel, OpenAiModelOptions } from './openai-model.js';

/** A model behind any address that speaks OpenAI's chat completions. Rejects with `InvalidModelAddress`. */
export async function openOpenAiModel(options: OpenAiModelOptions): Promise<OpenAiModel> {
  return new OpenAiModel(options);
}
