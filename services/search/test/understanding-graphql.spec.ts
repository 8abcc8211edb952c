import { openSearchIndex } from '@lintel/platform/adapters';
import { openOpenAiModel } from '@lintel/platform/language-model/openai';
import { modelServer, type Reply, says } from '@lintel/platform/language-model/openai/server-fixture';
import { type Harness, startHarness } from '@lintel/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type ListingCard, listingIndex, type SearchService, startSearch } from '../src/index.js';

let harness: Harness;
beforeEach(async () => {
  harness = await startHarness();
});
afterEach(() => harness.dispose());

/** The service, with a model on a server that replies like that. */
async function searchWith(reply: Reply, fallBack: boolean): Promise<SearchService> {
  const server = await modelServer(reply);
  harness.onDispose(() => server.close());
  const languageModel = await openOpenAiModel({ baseUrl: server.baseUrl, apiKey: 'key', model: 'a-model' });
  harness.onDispose(() => languageModel.close());
  const index = await openSearchIndex<ListingCard>(harness.settings, listingIndex);
  harness.onDispose(() => index.close());
  const search = await startSearch({
    ...harness,
    documents: undefined,
    index,
    config: { LINTEL_MEDIA_URL: '/media' },
    languageModel,
    fallBack,
  });
  harness.onDispose(() => search.stop());
  return search;
}

const UNDERSTAND = `query ($text: String!) { understand(text: $text, listingType: sale) {
  criteria { beds location maxPrice } parts { criterion value text start end confidence } listingType unrecognised notes } }`;
const ask = (search: SearchService, text: string) =>
  harness.ask<any>(search, UNDERSTAND, { variables: { text } });

describe('the query `understand`', () => {
  it('answers by rules for a model without content', async () => {
    const { data, errors } = await ask(await searchWith(says(null), true), '2 bed in Clapham under £600k');
    expect(errors).toBeUndefined();
    expect(data.understand.criteria).toEqual({ beds: 2, location: 'Clapham', maxPrice: 600_000 });
  });

  it('is an error with the model’s message where nobody stands in for it', async () => {
    const { errors } = await ask(await searchWith(says(null), false), '2 bed in Clapham under £600k');
    expect(errors).toMatchObject([
      { message: 'No content in OpenAI response', extensions: { code: 'LANGUAGE_MODEL_FAILED' } },
    ]);
  });

  it('shows in the metrics who answered', async () => {
    await ask(await searchWith(says('{"beds":2}'), true), '2 bed in Clapham, quirky');
    expect(await harness.metrics.registry.getSingleMetricAsString('lintel_understanding_total')).toContain(
      'lintel_understanding_total{by="merged",failure=""} 1',
    );
  });

  it.each([
    ['a text in another language', 'Wir suchen ein schönes Haus mit Garten, bitte möglichst ruhig gelegen'],
    ['a text in another script', '我想在伦敦买一套两居室的公寓'],
    ['nothing but marks', '?!?! --- £££ ;;;'],
    ['10,000 characters', 'quiet street '.repeat(800)],
    ['contradictions', 'under 300k and over 500k, 2 bed, no 4 bed, not in Clapham but in Clapham'],
  ])('answers %s without an error', async (_, text) => {
    const { data, errors } = await ask(await searchWith(says('{}'), true), text);
    expect(errors).toBeUndefined();
    expect(data.understand.criteria).toBeDefined();
  });
});
