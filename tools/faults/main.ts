import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fromRoot, runScript } from '../bench/program.ts';
import { startClusterProfile } from './cluster-profile.ts';
import {
  compareDocuments,
  compareEvents,
  compareMails,
  compareSearch,
  compareSearches,
  compareTopic,
  type Problems,
  tooMany,
} from './comparison.ts';
import { startEmbedded } from './embedded-profile.ts';
import { missingEngines } from './engines.ts';
import { Generator } from './generator.ts';
import { killAround } from './killer.ts';
import { Ledger } from './ledger.ts';
import { Prober } from './prober.ts';
import type { Profile } from './profile.ts';
import { drained, EventReader, readSearch, readStores } from './reading.ts';
import { figuresOf, isSound, type ProfileReport, toMarkdown } from './report.ts';

const { values } = parseArgs({
  options: {
    profile: { type: 'string', default: 'both' },
    kills: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '15' },
    writes: { type: 'string', default: '20' },
  },
});
const wholeNumber = (name: 'kills' | 'seed' | 'minutes' | 'writes'): number => {
  if (/^\d{1,9}$/.test(values[name])) return Number(values[name]);
  console.error(`--${name} is a whole number, not ${values[name]}`);
  process.exit(2);
};
const [kills, seed, minutes, writes] = (['kills', 'seed', 'minutes', 'writes'] as const).map(wholeNumber) as [
  number,
  number,
  number,
  number,
];
const wanted = values.profile === 'both' ? ['embedded', 'cluster'] : [values.profile];
if (!wanted.every((name) => ['embedded', 'cluster'].includes(name))) {
  console.error(`--profile is embedded, cluster or both, not ${values.profile}`);
  process.exit(2);
}

const PORT = Number(process.env['LINTEL_FAULTS_PORT'] ?? 3400);
const WRITERS = 8;
/** Of the time that a run may take, the part that is for killing; the rest is for draining and comparing. */
const KILLING_SHARE = 0.7;
const DRAIN_MS = 180_000;

const logFolder = mkdtempSync(join(tmpdir(), 'lintel-faults-logs-'));
const hasNewsletter = readFileSync(fromRoot('gateway/supergraph.graphql'), 'utf8').includes(
  'subscribeToNewsletter',
);
const running = new Set<Profile>();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await Promise.all(Array.from(running, (profile) => profile.end()));
    process.exit(130);
  });

const reports: ProfileReport[] = [];
for (const name of wanted) {
  const missing = name === 'cluster' ? missingEngines(process.env) : [];
  if (missing.length > 0) {
    console.log(`SKIPPED the fault run on the cluster profile: ${missing.join(', ')} not set`);
    if (process.env['LINTEL_REQUIRE_ENGINES'] === '1') process.exitCode = 1;
    continue;
  }
  const begun = performance.now();
  console.error(
    `Fault run on the ${name} profile: ${kills} kills, seed ${seed}, at most ${minutes} minutes ...`,
  );
  const profile =
    name === 'cluster'
      ? await startClusterProfile({
          port: PORT,
          logFolder,
          namespace: `faults-${seed}-${Date.now().toString(36)}`,
          hasNewsletter,
          engineCommand: process.env['LINTEL_FAULTS_ENGINES'],
        })
      : await startEmbedded(PORT, logFolder, hasNewsletter);
  running.add(profile);
  try {
    const report = await runOn(profile, begun);
    reports.push(report);
    if (!isSound(report)) process.exitCode = 1;
  } finally {
    await profile.end();
    running.delete(profile);
  }
}

writeReports(reports);
if (process.exitCode) console.error(`What the processes said is kept in ${logFolder}`);
else rmSync(logFolder, { recursive: true, force: true });
// Adapters that were opened here leave timers of their own behind.
process.exit();

async function runOn(profile: Profile, begun: number): Promise<ProfileReport> {
  const { origin, processes, engines } = profile;
  const token = await runScript(
    'deploy/all-in-one/dist/token.js',
    ['--agency', 'thistle-marl', '--hours', '2'],
    profile.signing,
  );
  const ledger = new Ledger();
  const reader = new EventReader(profile.settings);
  await reader.start();
  const generator = new Generator({
    origin,
    token: token.trim(),
    seed,
    writers: WRITERS,
    perSecond: writes,
    ledger,
    engineDies: engines.length > 0,
    newsletter: profile.hasNewsletter,
  });
  const prober = new Prober(origin);
  await pause(2000);
  const killed = await killAround(profile, {
    kills,
    seed,
    until: begun + minutes * 60_000 * KILLING_SHARE,
  });
  await Promise.race([Promise.all(processes.map((one) => one.whenReady())), pause(DRAIN_MS)]);
  await pause(1000);
  await generator.stop();
  const silences = await prober.stop();
  console.error('  Draining and comparing ...');
  const problems: Problems[] = [
    {
      'an engine did not come back': killed.failures,
      'an answer contradicts the ledger': ledger.contradictions,
    },
  ];
  const rest = await drained(profile, DRAIN_MS);
  if (rest !== undefined) problems.push({ 'work is never done': [rest] });

  await reader.stop();
  const { events } = reader;
  const found = await readSearch(origin);
  const stores = await profile.atRest(() => readStores(profile.settings));
  await profile.rebuildSearch();
  await drained(profile, DRAIN_MS);
  const rebuilt = await readSearch(origin);
  const mails = profile.hasNewsletter ? await allMails(profile, ledger, killed.kills) : undefined;
  problems.push(
    compareDocuments(ledger, stores.documents),
    compareEvents(stores.documents, events),
    compareTopic(stores.documents, stores.topic),
    compareSearch(stores.documents, found, 'search'),
    compareSearch(stores.documents, rebuilt, 'search, rebuilt,'),
    compareSearches(found, rebuilt),
    tooMany(stores.parked),
    ...(mails ? [compareMails(ledger, mails, killed.kills)] : []),
  );
  const ids = mails && [...mails.values()].flat();
  return {
    profile: profile.name,
    seed,
    kills: { asked: kills, made: killed.kills, seconds: killed.seconds },
    processes: processes.map((one) => figuresOf(one.name, one)),
    engines: engines.map((one) => figuresOf(one.name, one)),
    spared: profile.spared,
    writes: { acknowledged: ledger.acknowledged, maybe: ledger.maybe },
    silences,
    compared: {
      listings: stores.documents.length,
      events: { read: events.length, distinct: new Set(events.map(({ id }) => id)).size },
      found: found.size,
      mails: ids ? { arrived: ids.length, distinct: new Set(ids).size } : null,
    },
    problems: Object.fromEntries(
      problems.flatMap((some) => Object.entries(some)).filter(([, all]) => all.length > 0),
    ),
  };
}

/** A mail that failed for the moment is tried again with growing pauses: there is time for that. */
async function allMails(profile: Profile, ledger: Ledger, count: number) {
  const until = performance.now() + DRAIN_MS;
  for (;;) {
    const mails = await profile.mails();
    if (compareMails(ledger, mails, count)['a mail is missing'].length === 0 || performance.now() > until)
      return mails;
    await pause(500);
  }
}

/** A run of one profile leaves what is known of the other. */
function writeReports(fresh: readonly ProfileReport[]): void {
  if (fresh.length === 0) return;
  const file = fromRoot('bench/faults.json');
  const before = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { runs: ProfileReport[] }).runs
    : [];
  const runs = [
    ...before.filter(({ profile }) => !fresh.some((one) => one.profile === profile)),
    ...fresh,
  ].sort((a, b) => b.profile.localeCompare(a.profile));
  mkdirSync(fromRoot('bench'), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ runs }, null, 2)}\n`);
  writeFileSync(fromRoot('bench/faults.md'), toMarkdown(runs));
  for (const report of fresh)
    console.log(
      `${report.profile}: ${report.kills.made} kills, ${
        isSound(report)
          ? 'nothing lost, nothing doubled'
          : `NOT SOUND: ${Object.entries(report.problems)
              .map(([promise, all]) => `${promise} (${all.length})`)
              .join('; ')}`
      }`,
    );
  console.error('Written: bench/faults.json, bench/faults.md');
}
