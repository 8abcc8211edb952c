import { createMetrics } from '@lintel/service-kit';
import type { LanguageModel } from '@lintel/platform/language-model';
import { openOpenAiModel } from '@lintel/platform/language-model/openai';
import {
  answers,
  modelServer,
  type Reply,
  says,
} from '@lintel/platform/language-model/openai/server-fixture';
import { afterEach, describe, expect, it } from '@jest/globals';
import { countUnderstanding } from '../src/application/understand/understanding-count.js';
import { UnderstandHandler } from '../src/application/understand/understand.handler.js';
import { understand } from '../src/domain/understanding/index.js';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A handler whose model is a server on this machine that replies like that, and is given up after a few milliseconds where it says nothing. */
async function handlerWith(reply: Reply, { fallBack = true, timeoutMs = 2000 } = {}) {
  const server = await modelServer(reply);
  ends.push(() => server.close());
  const model = await openOpenAiModel({
    baseUrl: server.baseUrl,
    apiKey: 'key',
    model: 'a-model',
    timeoutMs,
  });
  ends.push(() => model.close());
  return { ...handlerOf(model, { fallBack }), server };
}

function handlerOf(
  model: LanguageModel | undefined,
  { fallBack = true, patience = () => new AbortController().signal } = {},
) {
  const { registry } = createMetrics();
  const handler = new UnderstandHandler({ model, fallBack, count: countUnderstanding(registry), patience });
  const counted = async () => {
    const { values = [] } = (await registry.getSingleMetric('lintel_understanding_total')?.get()) ?? {};
    return values.map(({ labels: { by, failure }, value }) => `${by} ${failure} ${value}`);
  };
  return { handler, counted };
}

const text = '2 bed flat in Clapham under £600k, quirky';
const byRules = understand(text, 'sale');
const ask = (handler: UnderstandHandler, words = text) =>
  handler.handle({ text: words, listingType: 'sale' });
const criteriaOf = async (handler: UnderstandHandler, words: string) => {
  const result = await ask(handler, words);
  return result.ok ? result.value.criteria : result.failure;
};
const nothing: Reply = () => undefined;

describe('without a model', () => {
  it('the rules answer, and are counted', async () => {
    const { handler, counted } = handlerOf(undefined);
    expect(await ask(handler)).toEqual({ ok: true, value: byRules });
    expect(await counted()).toEqual(['rules  1']);
  });
});

describe('a model that answers well', () => {
  it('is given the visitor’s words and nothing else of the visitor', async () => {
    const { handler, server } = await handlerWith(says('{}'));
    await ask(handler);
    const { messages } = server.requests[0]!.body;
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(messages[1]!.content).toBe(text);
  });

  it('adds what the rules did not read, with the words it came from', async () => {
    const words = 'somewhere for us and our two lodgers, so 3 sleeping places, walls of 500 thousand';
    const { handler, counted } = await handlerWith(says('{"beds":3}'));
    const result = await ask(handler, words);
    expect(result).toMatchObject({ ok: true, value: { criteria: { beds: 3 } } });
    const part = result.ok && result.value.parts.find(({ criterion }) => criterion === 'beds');
    expect(part).toMatchObject({ text: '3', confidence: 'likely', note: 'Read by the language model.' });
    expect(await counted()).toEqual(['merged  1']);
  });

  it('never overrules what the rules are certain of', async () => {
    const { handler } = await handlerWith(says('{"beds":600,"location":"Leeds","maxPrice":2}'));
    expect(await criteriaOf(handler, text)).toEqual(byRules.criteria);
  });
});

describe('words that the rules are certain of', () => {
  it('wait for no model', async () => {
    const { handler, counted } = handlerOf({
      extract: () => Promise.reject(new Error('asked')),
    } as unknown as LanguageModel);
    const words = '2 beds in Clapham or Balham, garden, not a basement, 30 minutes to Bank';
    expect(await ask(handler, words)).toEqual({ ok: true, value: understand(words, 'sale') });
    expect(await counted()).toEqual(['rules  1']);
  });
});

describe('wishes', () => {
  const words = '2 beds in Clapham or Balham, garden, gym, cats, quirky, half an hour to Bank';

  it.each(['{}', '{"maxTubeDistance":1.5}', '{"location":"Bank"}', '{"location":"Balham","beds":30}'])(
    'stay as the rules read them whatever a model answers: %s',
    async (answer) => {
      const { handler } = await handlerWith(says(answer));
      expect(await ask(handler, words)).toEqual({ ok: true, value: understand(words, 'sale') });
    },
  );
});

describe('what nobody said', () => {
  it.each([
    ['a number that is not in the text', '{"beds":4}', 'a nice flat in Bow'],
    ['a price that is not in the text', '{"maxPrice":450000}', 'a nice flat in Bow'],
    ['a distance that is not in the text', '{"maxTubeDistance":2}', 'a nice flat in Bow'],
    ['a place that is neither in the text nor in the gazetteer', '{"location":"Atlantis"}', 'a nice flat'],
    ['a place where the text names another', '{"location":"Leeds"}', 'a nice flat in Bow'],
    ['a place unlike the unknown one in the text', '{"location":"Brixton"}', 'cottage in Little Snoring'],
    ['a place that the text refuses', '{"location":"Hackney"}', 'anywhere but not in Hackney'],
  ])('is dropped: %s', async (_, answer, words) => {
    const { handler } = await handlerWith(says(answer));
    expect(await criteriaOf(handler, words)).toEqual(understand(words, 'sale').criteria);
  });

  it.each([
    ['a number in words', '{"beds":3}', 'three sleeping places', { beds: 3 }],
    ['a rent by the week', '{"maxPrice":1733}', 'four hundred, weekly-ish, you know', { maxPrice: 1733 }],
    [
      'minutes on foot',
      '{"maxTubeDistance":0.75}',
      'the Northern line, quarter past it, 15 of them minutes',
      { maxTubeDistance: 0.75 },
    ],
    [
      'a place of the gazetteer',
      '{"location":"Brixton"}',
      'where Electric Avenue was sung of',
      { location: 'Brixton' },
    ],
    [
      'a place of the text',
      '{"location":"Nether Wallop"}',
      'nether wallop would do',
      { location: 'nether wallop' },
    ],
  ])('is not %s', async (_, answer, words, expected) => {
    const { handler } = await handlerWith(says(answer));
    expect(await criteriaOf(handler, words)).toMatchObject(expected);
  });
});

const bad: readonly (readonly [string, Reply, string])[] = [
  ['answers prose', says('Sure! Two bedrooms in Clapham.'), 'malformed'],
  ['answers half a JSON', says('{"beds": 2, "loc'), 'malformed'],
  ['answers wrong types', says('{"beds":"two","location":["Clapham"]}'), 'malformed'],
  ['answers an array', says('[1,2]'), 'malformed'],
  ['answers out of bounds', says('{"beds":-3}'), 'malformed'],
  ['answers without content', says(null), 'no-content'],
  ['answers an empty text', says(''), 'no-content'],
  ['answers 500', answers(500, '{"error":{"message":"no"}}'), 'unavailable'],
  ['answers HTML', answers(200, '<html>'), 'malformed'],
  ['hangs up', (response) => void response.destroy(), 'unavailable'],
];

describe.each(bad)('a model that %s', (_, reply, code) => {
  it('leaves the rules’ answer, and is counted', async () => {
    const { handler, counted } = await handlerWith(reply);
    expect(await ask(handler)).toEqual({ ok: true, value: byRules });
    expect(await counted()).toEqual([`rules ${code} 1`]);
  });

  it('is an error where nobody stands in for it', async () => {
    const { handler, counted } = await handlerWith(reply, { fallBack: false });
    expect(await ask(handler)).toMatchObject({ ok: false, failure: { code } });
    expect(await counted()).toEqual([`nobody ${code} 1`]);
  });
});

describe('a model without content, where nobody stands in for it', () => {
  it('is the error of the specification', async () => {
    const { handler } = await handlerWith(says(null), { fallBack: false });
    expect(await ask(handler)).toMatchObject({
      ok: false,
      failure: { message: 'No content in OpenAI response' },
    });
  });
});

describe('a model that says nothing', () => {
  it('is not waited for longer than its time', async () => {
    const { handler, counted } = await handlerWith(nothing, { timeoutMs: 20 });
    expect(await ask(handler)).toEqual({ ok: true, value: byRules });
    expect(await counted()).toEqual(['rules timed-out 1']);
  });

  it('nor when it does not heed that it is given up', async () => {
    const deaf = { extract: () => new Promise(() => undefined) } as unknown as LanguageModel;
    const patience = new AbortController();
    const { handler, counted } = handlerOf(deaf, { patience: () => patience.signal });
    const answer = ask(handler);
    patience.abort();
    expect(await answer).toEqual({ ok: true, value: byRules });
    expect(await counted()).toEqual(['rules timed-out 1']);
  });
});
