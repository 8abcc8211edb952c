import { GraphQLError } from 'graphql';

/** For a visitor whose words only a language model was to read, in the model's own words: 'No content in OpenAI response'. */
export const languageModelFailed = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'LANGUAGE_MODEL_FAILED' } });
