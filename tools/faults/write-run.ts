import { setTimeout as pause } from 'node:timers/promises';
import { listingTopic } from '@lintel/contracts';
import { agencyToken } from './agency-token.ts';
import {
  compareDocuments,
  compareEvents,
  compareMails,
  compareSearch,
  compareSearches,
  compareTold,
  compareTopic,
  type Problems,
  tooMany,
} from './comparison.ts';
import { startFlows } from './flows.ts';
import { Generator } from './generator.ts';
import { type FaultFigures, type FaultPlan, makeFaults } from './fault-run.ts';
import { SKEW_MS } from './fault-table.ts';
import { killAround, type Killed } from './killer.ts';
import { Ledger } from './ledger.ts';
import { type ExpectedMails, newsletterMails } from './mail-expectations.ts';
import { type Heard, type Outside, startOutside } from './outside.ts';
import { Prober } from './prober.ts';
import type { Profile } from './profile.ts';
import { drained, EventReader, type ReadEvent, readSearch, readStores } from './reading.ts';
import { figuresOf, type ProfileReport } from './report.ts';

export interface WriteRun {
  readonly kills: number;
  readonly seed: number;
  /** Changes of listings a second, of all agents together. */
  readonly perSecond: number;
  /** When to stop killing, by `performance.now()`. */
  readonly killUntil: number;
  /** What goes wrong instead of kills. */
  readonly faults?: FaultPlan | undefined;
  /** How long what is left may take after it, each time. */
  readonly drainMs: number;
}

/** What the product is told, so that one machine may be many visitors, a refused e-mail comes again within the run, and a webhook may lead here. */
export const writeRunSettings = {
  LINTEL_TRUST_PROXY: '127.0.0.1',
  LINTEL_MAIL_FIRST_RETRY: '2',
  LINTEL_WEBHOOKS_LOOPBACK: '1',
};

const WRITERS = 8;

/** Agents write, visitors ask and search while processes are killed; then everything that is left is compared with the ledgers. */
export async function runWrites(profile: Profile, run: WriteRun): Promise<ProfileReport> {
  const { origin, processes, engines } = profile;
  const { seed } = run;
  // What was put off by a clock that was ahead, such as another try, is due that much later.
  const drainMs = run.drainMs + (run.faults?.kinds.includes('clock') ? SKEW_MS : 0);
  const token = await agencyToken(profile, 'thistle-marl');
  const ledger = new Ledger();
  const reader = new EventReader(profile.settings, listingTopic.name);
  await reader.start();
  const outside = await startOutside(profile);
  const seconds = Math.max(0, run.killUntil - performance.now()) / 1000;
  const flows = await startFlows(profile, { seed, perSecond: run.perSecond / 4, seconds, ledger, token });
  const generator = new Generator({
    origin,
    token,
    seed,
    writers: WRITERS,
    perSecond: run.perSecond,
    ledger,
    engineDies: engines.length > 0 || profile.links !== undefined,
    newsletter: profile.hasNewsletter,
  });
  const prober = new Prober(origin);
  await pause(2000);
  const killed: Killed & { readonly faults?: readonly FaultFigures[] } = run.faults
    ? await makeFaults(profile, run.faults)
    : await killAround(profile, { kills: run.kills, seed, until: run.killUntil });
  // Without it nothing comes to rest that could be compared.
  if (!run.faults && killed.failures.length > 0)
    throw new Error(`an engine did not come back after ${killed.kills} kills: ${killed.failures.join('; ')}`);
  // A fault leaves more than one thing without an answer.
  const repeats = run.faults ? Infinity : killed.kills;
  await Promise.race([Promise.all(processes.map((one) => one.whenReady())), pause(drainMs)]);
  await pause(1000);
  await Promise.all([generator, ...flows].map((one) => one.stop()));
  const silences = await prober.stop();
  console.error('  Draining and comparing ...');
  const problems: Problems[] = [
    {
      'a fault was not got over': killed.failures,
      'an answer contradicts the ledger': [
        ...[ledger, ...flows].flatMap(({ contradictions }) => contradictions),
      ],
    },
  ];
  const rest = await drained(profile, drainMs);
  if (rest !== undefined) problems.push({ 'work is never done': [rest] });

  const heard = (await Promise.all([reader.stop(), ...flows.map((flow) => flow.heard())])).flat();
  await toldOutside(outside, reader.events, drainMs);
  const found = await readSearch(origin);
  for (const flow of flows) if (flow.asked) problems.push(await flow.asked());
  const [stores, compared] = await profile.atRest(async () => [
    await readStores(profile.settings),
    await Promise.all(flows.map((flow) => flow.compare(profile.settings))),
  ]);
  await profile.rebuildSearch();
  await drained(profile, drainMs);
  const rebuilt = await readSearch(origin);
  const expected = () =>
    new Map([newsletterMails(ledger), ...flows.map((flow) => flow.mails())].flatMap((mails) => [...mails]));
  const mails = await allMails(profile, expected, { kills: repeats, patienceMs: drainMs });
  problems.push(
    compareDocuments(ledger, stores.documents),
    compareEvents('listing', stores.documents, reader.events),
    compareTopic(stores.documents, stores.topic),
    compareSearch(stores.documents, found, 'search'),
    compareSearch(stores.documents, rebuilt, 'search, rebuilt,'),
    compareSearches(found, rebuilt),
    ...compared.flatMap((one) => one.problems),
    compareTold('the stream', reader.events, outside.stream, 0),
    compareTold('a webhook', reader.events, outside.webhook, repeats),
    tooMany([stores, ...compared].reduce((sum, { parked }) => sum + parked, 0)),
    compareMails(expected(), mails, repeats),
  );
  const tallies = flows.flatMap((flow) => flow.tallies);
  const { viewings, races, messages, ...others } = joined(compared.map(({ counted }) => counted));
  const ids = [...mails.values()].flat();
  return {
    profile: profile.name,
    seed,
    kills: { asked: run.kills, made: killed.kills, seconds: killed.seconds },
    processes: processes.map((one) => figuresOf(one.name, one)),
    engines: engines.map((one) => figuresOf(one.name, one)),
    spared: profile.spared,
    writes: {
      acknowledged: joined([ledger.acknowledged, ...tallies.map(({ done }) => done)]),
      maybe: ledger.maybe,
      again: joined([ledger.again, ...tallies.map(({ again }) => again)]),
    },
    silences,
    compared: {
      listings: stores.documents.length,
      events: { read: heard.length, distinct: new Set(heard.map(({ id }) => id)).size },
      found: found.size,
      mails: { arrived: ids.length, distinct: new Set(ids).size },
      ...{ viewings, races, messages, others },
      told: { stream: outside.stream.events.length, webhook: outside.webhook.events.length },
    },
    ...(killed.faults ? { faults: killed.faults } : {}),
    problems: merged(problems),
  };
}

const joined = (counts: readonly Readonly<Record<string, number>>[]): Record<string, number> =>
  Object.assign({}, ...counts) as Record<string, number>;

/** A stream that lost its gateway looks for it again after some seconds. */
async function toldOutside(outside: Outside, topic: readonly ReadEvent[], patienceMs: number): Promise<void> {
  const ids = new Set(topic.map(({ id }) => id));
  const until = performance.now() + patienceMs;
  const lacks = ({ events }: Heard) => new Set(events.map(({ id }) => id)).size < ids.size;
  while ((lacks(outside.stream) || lacks(outside.webhook)) && performance.now() < until) await pause(250);
  await outside.stop();
}

/** The same promise may be broken by several flows. */
function merged(problems: readonly Problems[]): Problems {
  const all: Record<string, string[]> = {};
  for (const [promise, found] of problems.flatMap((some) => Object.entries(some)))
    if (found.length > 0) (all[promise] ??= []).push(...found);
  return all;
}

/** A mail that failed for the moment is tried again with growing pauses, and one about an unread reply waits two minutes: there is time for that. */
async function allMails(
  profile: Profile,
  expected: () => ExpectedMails,
  { kills, patienceMs }: { readonly kills: number; readonly patienceMs: number },
) {
  const until = performance.now() + patienceMs;
  for (;;) {
    const mails = await profile.mails();
    const { 'a mail is missing': missing } = compareMails(expected(), mails, kills);
    if (missing.length === 0 || performance.now() > until) return mails;
    await pause(500);
  }
}
