import { IdentityKey, sessionAudience } from '@lintel/service-kit';
import autocannon from 'autocannon';
import type { DataFolders } from './data-folders.ts';
import { inWords, median, type Row } from './figures.ts';
import { startOthers } from './other-gateways/others.ts';
import { processorMs, type Program, startLintel, startProgram } from './program.ts';

export interface OverheadPlan {
  readonly listings: number;
  readonly seconds: number;
  readonly rounds: number;
}

const CONNECTIONS = 16;
const WARM_UP_SECONDS = 2;
const SECRET = 'a secret of the bench that is long enough';
const query = (
  more = '',
) => `query ($criteria: SearchCriteriaInput) { searchListings(listingType: sale, criteria: $criteria, first: 10) {
  total edges { node { id title price bedrooms bathrooms location publishedAt ${more} } } } }`;

type Ask = (n: number) => string;
/** No two are alike, so that no answer serves two. */
const varied =
  (text: string): Ask =>
  (n) =>
    JSON.stringify({ query: text, variables: { criteria: { minPrice: n % 100_000 } } });
const oneService = varied(query());
/** What the listings service alone knows. */
const twoServices = varied(query('description keyFeatures'));
const identical: Ask = () => oneService(0);

interface Sample {
  readonly perSecond: number;
  /** Of the asked process, a request; undefined where the system does not say. */
  readonly cpuMs: number | undefined;
}

/**
 * A ten-listing query through the gateway, in a process of its own and in the service's, against the service alone; and beside other gateways over the
 * same services, with what one service answers and what two do; ours with a session as well.
 */
export async function overheadFigures(folders: DataFolders, plan: OverheadPlan): Promise<Row[]> {
  const { folder } = await folders.seeded(plan.listings);
  const data = { LINTEL_DATA: folder, LINTEL_IDENTITY_SECRET: SECRET };
  const search = await startProgram('services/search/bundle/main.js', data);
  const listings = await startProgram('services/listings/bundle/main.js', data);
  const ours = await startProgram('gateway/bundle/door.js', {
    ...data,
    LINTEL_SERVICES: `listings=${listings.origin},search=${search.origin}`,
    // As it is with limits: nobody reaches this one.
    LINTEL_READ_LIMIT: '100000000',
  });
  const others = await startOthers({ listings: listings.origin, search: search.origin }).catch(
    (error: unknown) => {
      console.error(error);
      return undefined;
    },
  );
  const gateways: Readonly<Record<string, Program>> = { ours, ...others };
  // One that answered errors would be quick.
  for (const ask of [oneService, twoServices]) {
    const right = await answerOf(ours, ask);
    for (const [name, program] of Object.entries(gateways))
      if ((await answerOf(program, ask)) !== right) throw new Error(`${name} does not answer as ours does`);
  }
  // The first to be measured would find services that nobody has asked for long.
  for (const program of Object.values(gateways))
    for (const ask of [oneService, twoServices])
      await sampleOf(program, Math.min(WARM_UP_SECONDS, plan.seconds), ask);
  const samples: Record<string, Sample[]> = {};
  const sample = async (name: string, program: Program, ask: Ask, cookie?: string) =>
    (samples[name] ??= []).push(await sampleOf(program, plan.seconds, ask, cookie));
  const cookie = await sessionCookie();
  // All in turn, so that a busy moment of the machine meets each.
  for (let round = 0; round < plan.rounds; round++) {
    await sample('service', search, oneService);
    await sample('ours shared', ours, identical);
    await sample('ours signed in one', ours, oneService, cookie);
    await sample('ours signed in two', ours, twoServices, cookie);
    for (const [name, program] of Object.entries(gateways)) {
      await sample(`${name} one`, program, oneService);
      await sample(`${name} two`, program, twoServices);
    }
  }
  for (const program of Object.values(gateways)) await program.stop();
  await listings.stop();
  await search.stop();
  const alone = [];
  const inProcess = [];
  for (let round = 0; round < plan.rounds; round++) {
    const service = await startProgram('services/search/bundle/main.js', data);
    alone.push((await sampleOf(service, plan.seconds, oneService)).perSecond);
    await service.stop();
    const whole = await startLintel(folder);
    inProcess.push((await sampleOf(whole, plan.seconds, oneService)).perSecond);
    await whole.stop();
  }
  const rate = (name: string) => median(samples[name]!.map(({ perSecond }) => perSecond));
  const figure = (what: string, through: number, straight: number, toReach: string): Row => ({
    what,
    value: through,
    unit: 'requests/s',
    ratio: through / straight,
    to: `straight at the search service, ${inWords(straight, 'requests/s')}`,
    toReach,
  });
  return [
    figure('gateway, cluster: ten listings', rate('ours one'), rate('service'), 'ratio ≥ 0.6'),
    figure(
      'gateway, cluster: ten listings, all asking the same',
      rate('ours shared'),
      rate('service'),
      'ratio ≥ 0.6',
    ),
    figure('gateway, all in one: ten listings', median(inProcess), median(alone), 'ratio ≥ 0.9'),
    ...besideOthers('one', 'one service', '0.25', samples),
    ...besideOthers('two', 'two services', '0.45', samples),
    signedIn('one', 'one service', samples),
    signedIn('two', 'two services', samples),
  ];
}

/** Processor's time where each request comes with a session, whose answers nobody else is sent. */
function signedIn(kind: string, over: string, samples: Readonly<Record<string, readonly Sample[]>>): Row {
  const cpuMs = (name: string) => median(samples[name]!.map((one) => one.cpuMs ?? Number.NaN));
  const [theirs, anybodys] = [cpuMs(`ours signed in ${kind}`), cpuMs(`ours ${kind}`)];
  return {
    what: `gateway over ${over}: processor’s time a request, signed in`,
    value: theirs,
    unit: 'ms',
    ratio: theirs / anybodys,
    to: `without a session, ${inWords(anybodys, 'ms')}`,
  };
}

/** Of somebody who is signed in for an hour, as a browser sends it. */
async function sessionCookie(): Promise<string> {
  const identity = { subject: 'bench', role: 'user', sessionId: 'bench' } as const;
  const options = { now: new Date(), audience: sessionAudience, seconds: 3600 };
  return `lintel_access=${await new IdentityKey(SECRET).sign(identity, options)}`;
}

/** Processor's time and requests a second, beside the best of the others. */
function besideOthers(
  kind: string,
  over: string,
  most: string,
  samples: Readonly<Record<string, readonly Sample[]>>,
): Row[] {
  const others = ['apollo', 'hive'].filter((name) => samples[`${name} ${kind}`]);
  const of = (name: string, value: (one: Sample) => number | undefined) =>
    median(samples[`${name} ${kind}`]!.map((one) => value(one) ?? Number.NaN));
  const row = (
    what: string,
    unit: string,
    value: (one: Sample) => number | undefined,
    best: (...all: number[]) => number,
    toReach: string,
  ): Row => {
    const named = others.map((name) => ({ name, value: of(name, value) }));
    const rival = best(...named.map((one) => one.value));
    return {
      what: `gateway over ${over}: ${what}`,
      value: of('ours', value),
      unit,
      ratio: others.length > 0 ? of('ours', value) / rival : null,
      to:
        named.map((one) => `${one.name}'s gateway, ${inWords(one.value, unit)}`).join('; ') ||
        'other gateways could not be installed; the run said why',
      toReach,
    };
  };
  return [
    row('processor’s time a request', 'ms', ({ cpuMs }) => cpuMs, Math.min, `≤ ${most} ms`),
    row('requests a second', 'requests/s', ({ perSecond }) => perSecond, Math.max, 'ratio > 1'),
  ];
}

/** The data alone, in JSON. */
async function answerOf({ graphql }: Program, ask: Ask): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(graphql, { method: 'POST', headers, body: ask(5) });
  const { data, errors } = (await response.json()) as { data?: unknown; errors?: unknown };
  if (errors || !data) throw new Error(`${graphql} answers ${JSON.stringify(errors)}`);
  return JSON.stringify(data);
}

async function sampleOf(
  { graphql: url, pid }: Program,
  seconds: number,
  bodyOf: Ask,
  cookie?: string,
): Promise<Sample> {
  let asked = 0;
  const load = {
    url,
    connections: CONNECTIONS,
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    requests: [{ setupRequest: (request: object) => ({ ...request, body: bodyOf(asked++) }) }],
  } as const;
  await autocannon({ ...load, duration: Math.min(WARM_UP_SECONDS, seconds) });
  const before = await processorMs(pid);
  const { requests, errors, non2xx } = await autocannon({ ...load, duration: seconds });
  const after = await processorMs(pid);
  if (errors + non2xx > 0)
    throw new Error(`${url}: ${errors} errors, ${non2xx} answers of another status than 2xx`);
  return {
    perSecond: requests.average,
    cpuMs: before === undefined || after === undefined ? undefined : (after - before) / requests.total,
  };
}
