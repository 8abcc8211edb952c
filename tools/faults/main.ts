import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fromRoot } from '../bench/program.ts';
import { startClusterProfile } from './cluster-profile.ts';
import { startEmbedded } from './embedded-profile.ts';
import { missingEngines } from './engines.ts';
import { type FaultKind, faultKinds } from './fault-table.ts';
import type { Profile } from './profile.ts';
import { mailRunSettings, runMails } from './mail-run.ts';
import { startMailSink } from './mail-sink.ts';
import { replicasOnly } from './replicas-main.ts';
import { isSound, type MailReport, type ProfileReport } from './report.ts';
import { writeReports } from './report-files.ts';
import { runWrites, writeRunSettings } from './write-run.ts';

const text = { type: 'string' } as const;
// Alone, `--faults` means all of them.
const args = process.argv.slice(2).flatMap((one, n, all) => {
  const isLast = all[n + 1] === undefined || all[n + 1]!.startsWith('--');
  return one === '--faults' && isLast ? ['--faults=all'] : [one];
});
const { values: given } = parseArgs({
  args,
  options: {
    ...{ profile: text, kills: text, seed: text, minutes: text, writes: text, emails: text, run: text },
    ...{ report: text, short: { type: 'boolean' }, nightly: { type: 'boolean' } },
    ...{ replicas: { type: 'boolean' }, rolling: { type: 'boolean' }, seconds: text, only: text },
    ...{ faults: text, 'fault-seconds': text, 'per-second': text },
  },
});
const usual = {
  profile: 'both',
  kills: '100',
  seed: '1',
  minutes: '15',
  writes: '20',
  emails: '2000',
  run: 'both',
  'fault-seconds': '10',
};
/** Small enough for every change, both kinds at once, and each day at moments of its own. */
const short = { kills: '4', seed: String(Math.floor(Date.now() / 86_400_000)), minutes: '2', emails: '100' };
/** A thousand, over whatever flows there are, with time for each to be got over. */
const nightly = { kills: '1000', seed: short.seed, minutes: '150', emails: '10000' };
const values = {
  report: fromRoot('bench'),
  ...usual,
  ...(given.short ? short : {}),
  ...(given.nightly ? nightly : {}),
  ...given,
};
const wholeNumber = (name: 'kills' | 'seed' | 'minutes' | 'writes' | 'emails' | 'fault-seconds'): number => {
  if (/^\d{1,9}$/.test(values[name])) return Number(values[name]);
  console.error(`--${name} is a whole number, not ${values[name]}`);
  process.exit(2);
};
const [kills, seed, minutes, writes, emails] = (
  ['kills', 'seed', 'minutes', 'writes', 'emails'] as const
).map(wholeNumber) as [number, number, number, number, number];
if (!['writes', 'emails', 'both'].includes(values.run)) {
  console.error(`--run is writes, emails or both, not ${values.run}`);
  process.exit(2);
}
const faultSeconds = wholeNumber('fault-seconds');
const faults = (values.faults === 'all' ? faultKinds : values.faults?.split(',')) as
  readonly FaultKind[] | undefined;
const unknown = faults?.find((kind) => !faultKinds.includes(kind));
if (unknown !== undefined) {
  console.error(`--faults is a list of ${faultKinds.join(', ')}; there is no ${unknown}`);
  process.exit(2);
}
const wanted = values.profile === 'both' ? ['embedded', 'cluster'] : [values.profile];
if (!wanted.every((name) => ['embedded', 'cluster'].includes(name))) {
  console.error(`--profile is embedded, cluster or both, not ${values.profile}`);
  process.exit(2);
}

const PORT = Number(process.env['LINTEL_FAULTS_PORT'] ?? 3400);
/** Of the time that a run may take, the part that is for killing; the rest is for draining and comparing. */
const KILLING_SHARE = 0.7;
/** A thousand kills leave more behind than a hundred. */
const DRAIN_MS = given.nightly ? 900_000 : 180_000;
/** Of the attempts to hand over an e-mail. */
const REFUSED_SHARE = 0.2;

const logs = mkdtempSync(join(tmpdir(), 'lintel-faults-logs-'));
const hasNewsletter = readFileSync(fromRoot('gateway/supergraph.graphql'), 'utf8').includes(
  'subscribeToNewsletter',
);
const running = new Set<Pick<Profile, 'end'>>();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await Promise.all(Array.from(running, (profile) => profile.end()));
    process.exit(130);
  });

if (given.replicas) await replicasOnly({ ...given, seed, port: PORT, logs, running, report: values.report });

const reports: ProfileReport[] = [];
const mailReports: MailReport[] = [];
for (const name of wanted as ('embedded' | 'cluster')[]) {
  const missing = name === 'cluster' ? missingEngines(process.env) : [];
  if (missing.length > 0) {
    console.log(`SKIPPED the fault run on the cluster profile: ${missing.join(', ')} not set`);
    if (process.env['LINTEL_REQUIRE_ENGINES'] === '1') process.exitCode = 1;
    continue;
  }
  const kinds = [
    ...(values.run === 'emails' ? [] : [() => writesOn(name)]),
    ...(values.run === 'writes' || faults ? [] : [() => emailsOn(name)]),
  ];
  try {
    if (values.short) await Promise.all(kinds.map((run) => run()));
    else for (const run of kinds) await run();
  } catch (error) {
    // What the other of two at once has started would go on without us, and keep its ports.
    await Promise.all(Array.from(running, (profile) => profile.end()));
    throw error;
  }
}

for (const [what, report] of [
  ...reports.map((one) => ['writes', one] as const),
  ...mailReports.map((one) => ['e-mails', one] as const),
])
  console.log(
    `${report.profile}, ${what}: seed ${report.seed}, ${'faults' in report ? `${report.faults?.length} faults` : `${report.kills.made} kills`}, ${outcomeOf(report)}`,
  );
if (!values.short) writeReports(values.report, reports, mailReports);
const unproved = [...reports, ...mailReports].filter(
  (report) => !isSound(report) || (report.kills.made === 0 && !('faults' in report)),
);
if (unproved.length > 0) process.exitCode = 1;
if (process.exitCode) console.error(`What the processes said is kept in ${logs}`);
else rmSync(logs, { recursive: true, force: true });
// Adapters that were opened here leave timers of their own behind.
process.exit();

async function writesOn(name: 'embedded' | 'cluster'): Promise<void> {
  console.error(
    `Fault run on the ${name} profile: ${faults ? faults.join(', ') : `${kills} kills`}, seed ${seed}, at most ${minutes} minutes ...`,
  );
  const profile = await start(name, 'writes', writeRunSettings);
  const killUntil = performance.now() + minutes * 60_000 * KILLING_SHARE;
  const plan = {
    kills,
    seed,
    perSecond: writes,
    killUntil,
    drainMs: DRAIN_MS,
    ...(faults && { faults: { kinds: faults, seconds: faultSeconds } }),
  };
  reports.push(await onProfile(profile, (one) => runWrites(one, plan)));
}

async function emailsOn(name: 'embedded' | 'cluster'): Promise<void> {
  console.error(`E-mails on the ${name} profile: ${emails}, ${kills} kills, seed ${seed} ...`);
  const sink = await startMailSink(PORT + 91, { refusedShare: REFUSED_SHARE, seed });
  const settings = { ...mailRunSettings, LINTEL_MAIL: 'smtp', LINTEL_SMTP_URL: sink.url };
  const killingMs = Math.min(minutes * 60_000 * KILLING_SHARE, kills * 5000);
  const plan = { emails, kills, seed, killingMs, drainMs: DRAIN_MS * 2 };
  try {
    const profile = await start(name, 'emails', settings);
    mailReports.push(await onProfile(profile, (one) => runMails(one, sink, plan)));
  } finally {
    await sink.close();
  }
}

function start(
  name: 'embedded' | 'cluster',
  kind: 'writes' | 'emails',
  settings: Readonly<Record<string, string>>,
): Promise<Profile> {
  // Both kinds may be under way.
  const port = kind === 'writes' ? PORT : PORT + 50;
  const logFolder = join(logs, kind);
  mkdirSync(logFolder, { recursive: true });
  return name === 'cluster'
    ? startClusterProfile({
        port,
        logFolder,
        namespace: `faults-${seed}-${Date.now().toString(36)}`,
        hasNewsletter,
        engineCommand: faults ? undefined : process.env['LINTEL_FAULTS_ENGINES'],
        withLinks: faults !== undefined,
        settings,
      })
    : startEmbedded({
        port,
        logFolder,
        hasNewsletter,
        settings,
        withDisks: faults?.includes('disk-full') ?? false,
      });
}

async function onProfile<Report>(
  profile: Profile,
  work: (profile: Profile) => Promise<Report>,
): Promise<Report> {
  running.add(profile);
  try {
    return await work(profile);
  } finally {
    await profile.end();
    running.delete(profile);
  }
}

function outcomeOf(report: ProfileReport | MailReport): string {
  if (isSound(report)) return 'nothing lost, nothing doubled';
  const broken = Object.entries(report.problems).map(
    ([promise, all]) =>
      `${promise} (${all.length}: ${all.slice(0, 3).join(', ')}${all.length > 3 ? ', ...' : ''})`,
  );
  return `NOT SOUND: ${broken.join('; ')}`;
}
