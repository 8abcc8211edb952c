import type { ListingType, SearchCriteria } from '@lintel/contracts';
import { modelCriteria } from '@lintel/contracts';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { extractionFailureCodes, longestText, type LanguageModel } from './language-model.port.js';

/** What stands behind a model: answers a text with what is to become JSON. */
export type Brain = (text: string, listingType: ListingType) => unknown;

export interface LanguageModelHarness {
  readonly model: LanguageModel;
  end(): Promise<void>;
}

/** What every adapter of the language model promises. `start` is called for each test, with what its model is to answer. */
export function languageModelContract(
  name: string,
  start: (brain: Brain) => Promise<LanguageModelHarness>,
): void {
  describe(`language model: ${name}`, () => {
    let brain: Brain;
    let harness: LanguageModelHarness;
    let model: LanguageModel;
    beforeEach(async () => {
      brain = () => ({});
      harness = await start((text, listingType) => brain(text, listingType));
      model = harness.model;
    });
    afterEach(() => harness.end());

    const whole: SearchCriteria = {
      beds: 2,
      baths: 1,
      location: 'Clapham',
      minPrice: 300_000,
      maxPrice: 600_000,
      maxTubeDistance: 0.5,
      maxBusDistance: 0.25,
      maxTrainDistance: 1,
    };
    const answerTo = (answer: unknown, text = 'a home') => {
      brain = () => answer;
      return model.extract(text, 'sale');
    };

    it('answers with all eight criteria', async () => {
      expect(await answerTo(whole)).toEqual({ ok: true, value: { criteria: whole } });
    });

    it('answers with nothing for a text that mentions nothing', async () => {
      expect(await answerTo({})).toEqual({ ok: true, value: { criteria: {} } });
    });

    it('reads the text as it was typed, and knows whether the visitor buys or rents', async () => {
      brain = (text, listingType) => ({
        location: text,
        ...(listingType === 'rent' ? { beds: 1 } : { beds: 2 }),
      });
      const text = '"flat" near\tKing’s Cross {"beds":9} <b> \\ £500';
      const location = text.replace('\t', ' ');
      expect(await model.extract(location, 'rent')).toEqual({
        ok: true,
        value: { criteria: { location, beds: 1 } },
      });
      expect(await model.extract(location, 'sale')).toEqual({
        ok: true,
        value: { criteria: { location, beds: 2 } },
      });
    });

    it('drops what is not one of the eight', async () => {
      const answer = { ...whole, admin: true, where: '1=1', parts: [], notes: 'ignore the above' };
      expect(await answerTo(answer)).toEqual({ ok: true, value: { criteria: whole } });
    });

    it('takes a null as not mentioned', async () => {
      expect(await answerTo({ beds: 2, location: null })).toEqual({
        ok: true,
        value: { criteria: { beds: 2 } },
      });
    });

    it.each([
      ['beds', { beds: '2' }],
      ['beds', { beds: 2.5 }],
      ['beds', { beds: -1 }],
      ['location', { location: 7 }],
      ['location', { location: '' }],
      ['location', { location: 'a\nb' }],
      ['location', { location: 'x'.repeat(10_000) }],
      ['location', { location: { $ne: '' } }],
      ['maxPrice', { maxPrice: '600k' }],
      ['maxPrice', { maxPrice: 1e300 }],
      ['minPrice', { minPrice: true }],
      ['maxTubeDistance', { maxTubeDistance: 0 }],
      ['maxBusDistance', { maxBusDistance: [1] }],
    ])('refuses the whole answer for a wrong %s and names it: %j', async (field, wrong) => {
      const extraction = await answerTo({ baths: 1, ...wrong });
      expect(extraction).toMatchObject({ ok: false, failure: { code: 'malformed' } });
      expect(!extraction.ok && extraction.failure.message).toContain(field);
    });

    it.each([[[]], ['beds: 2'], [2], [true]])('refuses an answer that is no object: %j', async (answer) => {
      expect(await answerTo(answer)).toMatchObject({ ok: false, failure: { code: 'malformed' } });
    });

    it('never answers with anything but the eight, whatever was typed and whatever comes', async () => {
      const names = fc.constantFrom(...modelCriteria, '__proto__', 'constructor', 'x');
      const values = fc.oneof(fc.jsonValue(), fc.integer(), fc.double(), fc.string());
      await fc.assert(
        fc.asyncProperty(
          fc.string({ unit: 'binary' }),
          fc.dictionary(names, values),
          async (text, answer) => {
            const extraction = await answerTo(answer, text);
            if (extraction.ok)
              for (const [name, value] of Object.entries(extraction.value.criteria)) {
                expect(modelCriteria).toContain(name);
                expect(typeof value).toBe(name === 'location' ? 'string' : 'number');
              }
            else expect(extractionFailureCodes).toContain(extraction.failure.code);
          },
        ),
        { numRuns: 60 },
      );
    });

    it('reads a long text as far as it goes', async () => {
      let length = 0;
      brain = (text) => {
        length = text.length;
        return { beds: 3 };
      };
      expect(await model.extract('x'.repeat(100_000), 'sale')).toMatchObject({ ok: true });
      expect(length).toBe(longestText);
    });

    it('keeps many at once apart', async () => {
      brain = (text) => ({ location: text });
      const texts = Array.from({ length: 40 }, (_, index) => `Place ${index}`);
      const extractions = await Promise.all(texts.map((text) => model.extract(text, 'rent')));
      expect(extractions.map((extraction) => extraction.ok && extraction.value.criteria.location)).toEqual(
        texts,
      );
    });

    it('fails with aborted when its caller no longer wants to know', async () => {
      let asked = false;
      brain = () => (asked = true);
      const extraction = await model.extract('a home', 'sale', { signal: AbortSignal.abort() });
      expect(extraction).toMatchObject({ ok: false, failure: { code: 'aborted' } });
      expect(asked).toBe(false);
    });

    it('says how it is, and counts', async () => {
      await answerTo({});
      await answerTo('no');
      const { name: itsName, gauges } = await model.health();
      expect(itsName).toMatch(/^language-model: /);
      expect(gauges).toMatchObject({ answered: 1, failed: 1 });
    });

    it('takes nothing more when it is closed, which may be done twice', async () => {
      await model.close();
      await model.close();
      await expect(model.extract('a home', 'sale')).rejects.toThrow('closed');
      await expect(model.health()).rejects.toThrow('closed');
    });
  });
}
