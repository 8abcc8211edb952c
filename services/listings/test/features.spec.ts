import type { PublicListing } from '@lintel/contracts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { agent, CREATE, home, type ListingsFixture, startFixture, UPDATE } from './listings.fixture.js';

const READINGS = 'features { feature has words from }';
const PUBLIC = `{ listing(id: 1) { ${READINGS} } }`;
const OWN = `{ agencyListing(id: 1) { version ${READINGS} featureCorrections { feature has } changes { fields } } }`;
const PREVIEW = `query ($input: FeatureTextInput!) { readFeatures(input: $input) { feature has words from } }`;

let { harness, ask, published, events } = {} as ListingsFixture;
beforeEach(async () => {
  ({ harness, ask, published, events } = await startFixture());
});
afterEach(() => harness.dispose());

const create = (about: object = {}) => ask(CREATE, { input: { ...home, ...about } }, { as: agent });
const own = async () => (await ask(OWN, {}, { as: agent })).data.agencyListing;
const update = async (input: object) =>
  ask(UPDATE, { id: 1, version: (await own()).version, input }, { as: agent });
const shown = async () => (await ask(PUBLIC, {})).data.listing.features;
const told = async () => {
  await published();
  return (events.at(-1)!.data as PublicListing).features;
};

const garden = { feature: 'garden', has: true, words: 'Private garden', from: 'keyFeatures' };
const pets = { feature: 'pets', has: false, words: 'Sorry, no pets', from: 'description' };

describe('what a listing says of features', () => {
  beforeEach(() => create({ keyFeatures: ['Private garden'], description: 'Quiet. Sorry, no pets.' }));

  it('is told to the public and in events, with the words, and follows the text', async () => {
    expect(await shown()).toEqual([garden, { ...garden, feature: 'outside-space' }, pets]);
    expect(await told()).toEqual(await shown());
    await update({ keyFeatures: ['Balcony'] });
    expect((await told())!.map(({ feature }) => feature)).toEqual(['balcony', 'outside-space', 'pets']);
  });

  it('is what the agent says by hand, through edits of the text, until that is taken back', async () => {
    await update({ featureCorrections: [{ feature: 'garden', has: false }] });
    await update({ keyFeatures: ['Private garden', 'Lift'], price: 560_000 });
    const said = await told();
    expect(said).toContainEqual({ feature: 'garden', has: false, words: null, from: 'agent' });
    expect(said).toContainEqual({ feature: 'lift', has: true, words: 'Lift', from: 'keyFeatures' });
    expect(events.at(-1)!.data).not.toHaveProperty('featureCorrections');
    expect(await own()).toMatchObject({
      featureCorrections: [{ feature: 'garden', has: false }],
      changes: [{ fields: ['price', 'keyFeatures'] }, { fields: ['featureCorrections'] }],
    });
    await update({ featureCorrections: [] });
    expect(await shown()).toContainEqual(garden);
    expect((await own()).featureCorrections).toEqual([]);
  });

  it('is not changed by saving no correction', async () => {
    const { version } = await own();
    await update({ featureCorrections: [] });
    await update({ featureCorrections: null });
    expect((await own()).version).toBe(version);
  });

  it.each([
    [[{ feature: 'helipad', has: true }], 'input.featureCorrections.0.feature'],
    [
      [
        { feature: 'garden', has: true },
        { feature: 'garden', has: false },
      ],
      'input.featureCorrections.1.feature',
    ],
    [Array.from({ length: 60 }, () => ({ feature: 'lift', has: true })), 'input.featureCorrections'],
  ])('refuses corrections that mean nothing, and names them (%#)', async (featureCorrections, field) => {
    const { errors } = await update({ featureCorrections });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
    expect((await own()).featureCorrections).toEqual([]);
  });
});

describe('what a form would be read as', () => {
  const preview = (input: object, as: { readonly as?: typeof agent } = { as: agent }) =>
    ask(PREVIEW, { input }, as);

  it('is told before anything is saved', async () => {
    const input = {
      description: 'Sorry, no pets.',
      keyFeatures: ['Private garden'],
      materialInformation: { tenure: 'leasehold' },
      featureCorrections: [{ feature: 'lift', has: true }],
    };
    const { readFeatures } = (await preview(input)).data;
    expect(readFeatures).toContainEqual(garden);
    expect(readFeatures).toContainEqual(pets);
    expect(readFeatures).toContainEqual({ feature: 'lift', has: true, words: null, from: 'agent' });
    expect(readFeatures).toContainEqual({
      feature: 'leasehold',
      has: true,
      words: 'Leasehold',
      from: 'fields',
    });
    expect((await preview({})).data.readFeatures).toEqual([]);
  });

  it('is for agents, and of texts that a listing may have', async () => {
    expect((await preview({}, {})).errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
    const { errors } = await preview({ description: 'x'.repeat(20_001) });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'input.description' });
  });
});
