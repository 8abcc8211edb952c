import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startListings } from '../src/index.js';
import { agent, CREATE, home, type ListingsFixture, startFixture, UPDATE } from './listings.fixture.js';

const POSTCODES =
  'postcode,lat,lon,quality\nSW4 7AA,51.4620,-0.1382,10\n"LS6 1AA",53.8195,-1.5711,10\nNOWHERE,1,2,3\n';
const PIN = 'query ($address: String!) { addressPin(address: $address) { latitude longitude precision } }';
const ONE = '{ agencyListing(id: 1) { version latitude longitude transportDistances { tubeStop } } }';

let { harness, engines } = {} as ListingsFixture;
let ask: ListingsFixture['ask'];
const startWith = async (file: string) => {
  const listings = await startListings({
    ...harness,
    ...engines,
    documents: await harness.documents('listings-with-postcodes'),
    config: { LINTEL_MEDIA_URL: '/media', LINTEL_POSTCODES: file },
  });
  harness.onDispose(() => listings.stop());
  return listings;
};
beforeEach(async () => {
  ({ harness, engines, ask } = await startFixture());
});
afterEach(() => harness.dispose());

const pinOf = async (address: string) => (await ask(PIN, { address }, { as: agent })).data.addressPin;
const one = async () => (await ask(ONE, {}, { as: agent })).data.agencyListing;
const create = (about: object = {}) => ask(CREATE, { input: { ...home, ...about } }, { as: agent });
const update = (version: number, input: object) => ask(UPDATE, { id: 1, version, input }, { as: agent });

describe('with a file of postcodes', () => {
  beforeEach(async () => {
    const file = join(harness.folder, 'postcodes.csv.gz');
    await writeFile(file, gzipSync(POSTCODES));
    const listings = await startWith(file);
    ask = (query, variables, options) => harness.ask<any>(listings, query, { variables, ...options });
  });

  it('an address is where its postcode is, in whatever case', async () => {
    const there = { latitude: 51.462, longitude: -0.1382, precision: 'postcode' };
    expect(await pinOf(home.address)).toEqual(there);
    expect(await pinOf('14a example crescent, sw47aa')).toEqual(there);
    expect(await pinOf('3 Sample Road, Leeds LS6 1AA')).toMatchObject({ latitude: 53.8195 });
  });

  it('an address whose postcode is not known is about where its outcode is', async () => {
    const about = await pinOf('3 Sample Road, London SW4 9ZZ');
    expect(about).toMatchObject({ precision: 'outcode' });
    expect(about.latitude).toBeCloseTo(51.46, 1);
    expect(await pinOf('3 Sample Road, London')).toBeNull();
    expect(await pinOf('3 Sample Road, ZZ9 9ZZ')).toBeNull();
  });

  it('is for agents, and for addresses', async () => {
    expect((await ask(PIN, { address: home.address })).errors?.[0]?.extensions['code']).toBe(
      'UNAUTHENTICATED',
    );
    const long = await ask(PIN, { address: 'x'.repeat(301) }, { as: agent });
    expect(long.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'address' });
  });

  it('a new listing stands there, with its distances measured', async () => {
    await create();
    expect(await one()).toMatchObject({
      latitude: 51.462,
      longitude: -0.1382,
      transportDistances: { tubeStop: 'Clapham Common' },
    });
  });

  it('a listing stands where its agent puts it', async () => {
    await create({ latitude: 51.4611, longitude: -0.1399 });
    expect(await one()).toMatchObject({ latitude: 51.4611, longitude: -0.1399 });
    await update(1, { address: '15 Example Crescent, Clapham, London SW4 7AA' });
    expect(await one()).toMatchObject({ latitude: 51.4611, longitude: -0.1399 });
    const moved = { address: '3 Sample Road, Leeds LS6 1AA', latitude: 53.82, longitude: -1.57 };
    await update(2, moved);
    expect(await one()).toMatchObject({ latitude: 53.82, longitude: -1.57 });
  });

  it('a listing moves with its address, and nowhere where that is not known', async () => {
    await create();
    await update(1, { address: '3 Sample Road, Leeds LS6 1AA' });
    expect(await one()).toMatchObject({ latitude: 53.8195, longitude: -1.5711 });
    await update(2, { address: '3 Sample Road, London SW4 9ZZ' });
    expect(await one()).toMatchObject({ latitude: null, longitude: null, transportDistances: null });
  });

  it('a listing without a pin stays without one, if its agent wants none', async () => {
    await create();
    await update(1, { latitude: null, longitude: null });
    await update(2, { price: 500_000 });
    expect(await one()).toMatchObject({ latitude: null, longitude: null });
  });
});

describe('without a file of postcodes', () => {
  it('the middle of an outcode is shown, and never taken for where a home stands', async () => {
    expect(await pinOf(home.address)).toMatchObject({ precision: 'outcode' });
    await create();
    expect(await one()).toMatchObject({ latitude: null, transportDistances: null });
  });

  it('a setting that names none stops the service from starting, with the reason', async () => {
    await expect(startWith('/nowhere/postcodes.csv')).rejects.toThrow(
      'LINTEL_POSTCODES: /nowhere/postcodes.csv cannot be used',
    );
  });
});
