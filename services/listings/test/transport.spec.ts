import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startListings } from '../src/index.js';
import { agent, CREATE, home, type ListingsFixture, startFixture, UPDATE } from './listings.fixture.js';

let { harness, engines, events, ask, published } = {} as ListingsFixture;
beforeEach(async () => {
  ({ harness, engines, events, ask, published } = await startFixture());
});
afterEach(() => harness.dispose());

describe('transport distances', () => {
  const DISTANCES = `query ($id: Int!) { listing(id: $id) {
    transportDistances { tube bus train tubeStop busStop trainStop } } }`;
  const abbevilleRoad = { latitude: 51.4572, longitude: -0.1412 };
  const brixton = { latitude: 51.4608, longitude: -0.1172 };
  const distances = async (id = 1) => (await ask(DISTANCES, { id })).data.listing.transportDistances;

  it('are measured from the coordinates of a new listing, with the names of the stops', async () => {
    await ask(CREATE, { input: { ...home, ...abbevilleRoad } }, { as: agent });
    const measured = await distances();
    expect(measured).toMatchObject({ tubeStop: 'Clapham Common', trainStop: 'Clapham High Street' });
    expect(measured.tube).toBeCloseTo(0.34, 1);
    expect(measured.train).toBeCloseTo(0.67, 1);
    await published();
    expect(events[0]!.data).toMatchObject({ transportDistances: measured });
  });

  it('are null without coordinates: the middle of an outcode is no place to measure from', async () => {
    await ask(CREATE, { input: home }, { as: agent });
    expect(await distances()).toBeNull();
  });

  it('are measured again when the listing moves, and only then', async () => {
    await ask(CREATE, { input: { ...home, ...abbevilleRoad } }, { as: agent });
    const before = await distances();
    await ask(UPDATE, { id: 1, version: 1, input: { price: 1000, ...abbevilleRoad } }, { as: agent });
    expect(await distances()).toEqual(before);
    await ask(UPDATE, { id: 1, version: 2, input: brixton }, { as: agent });
    expect(await distances()).toMatchObject({ tubeStop: 'Brixton' });
    await ask(UPDATE, { id: 1, version: 3, input: { latitude: null, longitude: null } }, { as: agent });
    expect(await distances()).toBeNull();
  });

  it('are never taken from a client', async () => {
    const claimed = { ...home, transportDistances: { tube: 0, bus: 0, train: 0 } };
    const { errors } = await ask(CREATE, { input: claimed }, { as: agent });
    expect(errors?.[0]?.message).toContain('transportDistances');
  });

  it('leave out what is too far to be near the home', async () => {
    const leeds = { latitude: 53.7954, longitude: -1.5491 };
    await ask(CREATE, { input: { ...home, ...leeds } }, { as: agent });
    expect(await distances()).toBeNull();
  });

  it('are to bus stops as well once a file of them is given', async () => {
    const file = join(harness.folder, 'stops.csv.gz');
    await writeFile(file, gzipSync('name,lat,lon\nABBEVILLE ROAD,51.4575,-0.1409\nNOWHERE,,\n'));
    const withBuses = await startListings({
      ...harness,
      ...engines,
      documents: await harness.documents('listings-with-buses'),
      config: { LINTEL_MEDIA_URL: '/media', LINTEL_BUS_STOPS: file },
    });
    harness.onDispose(() => withBuses.stop());
    await harness.ask(withBuses, CREATE, { variables: { input: { ...home, ...abbevilleRoad } }, as: agent });
    const { data } = await harness.ask<any>(withBuses, DISTANCES, { variables: { id: 1 } });
    expect(data.listing.transportDistances).toMatchObject({ busStop: 'Abbeville Road', bus: 0.02 });
  });

  it.each([
    ['is not there', null, 'no such file'],
    ['is cut off', gzipSync('name,lat,lon\nA,51.5,-0.1\n').subarray(0, 30), 'unexpected end of file'],
    ['is of another kind', gzipSync('postcode\nSW4 7AA\n'), 'no column "name"'],
  ])('stop the start when the file of bus stops %s', async (_, content, reason) => {
    const file = join(harness.folder, 'stops.csv.gz');
    if (content) await writeFile(file, content);
    const start = startListings({
      ...harness,
      ...engines,
      documents: await harness.documents('listings-without-file'),
      config: { LINTEL_MEDIA_URL: '/media', LINTEL_BUS_STOPS: file },
    });
    await expect(start).rejects.toThrow(
      new RegExp(`LINTEL_BUS_STOPS: .*stops.csv.gz cannot be used: .*${reason}`),
    );
  });
});
