import type { FaultFigures } from './fault-run.ts';
import type { Silences } from './prober.ts';

export interface ProcessFigures {
  readonly name: string;
  readonly kills: number;
  readonly endedByItself: number;
  readonly restartSeconds: { readonly median: number; readonly longest: number } | null;
}

/** One profile's run, without anything of the machine that it ran on. */
export interface ProfileReport {
  readonly profile: 'embedded' | 'cluster';
  readonly seed: number;
  readonly kills: { readonly asked: number; readonly made: number; readonly seconds: number };
  readonly processes: readonly ProcessFigures[];
  readonly engines: readonly ProcessFigures[];
  readonly spared: Readonly<Record<string, string>>;
  readonly writes: {
    readonly acknowledged: Readonly<Record<string, number>>;
    readonly maybe: Readonly<Record<string, number>>;
    /** With the same key, or for what cannot be done twice, because no answer had come. */
    readonly again?: Readonly<Record<string, number>>;
  };
  readonly silences: Silences;
  /** What went wrong instead of kills, and what a visitor saw of each. */
  readonly faults?: readonly FaultFigures[];
  readonly compared: {
    readonly listings: number;
    readonly events: { readonly read: number; readonly distinct: number };
    readonly found: number;
    readonly mails: { readonly arrived: number; readonly distinct: number } | null;
    readonly viewings?: number;
    /** How often two of them were confirmed at once for one slot. */
    readonly races?: number;
    readonly messages?: number;
    /** Of other flows, by their names. */
    readonly others?: Readonly<Record<string, number>>;
    /** Events of homes that programs outside took, repeats included. */
    readonly told?: { readonly stream: number; readonly webhook: number };
  };
  readonly problems: Readonly<Record<string, readonly string[]>>;
}

/** One profile's run of many e-mails while whoever sends them is killed. */
export interface MailReport {
  readonly profile: 'embedded' | 'cluster';
  readonly seed: number;
  readonly kills: { readonly asked: number; readonly made: number; readonly seconds: number };
  readonly processes: readonly ProcessFigures[];
  readonly emails: {
    readonly acknowledged: number;
    readonly maybe: number;
    /** What the mail server was handed, how much of that it refused, and how much it took. */
    readonly attempts: number;
    readonly refused: number;
    readonly arrived: number;
    readonly distinct: number;
  };
  readonly problems: Readonly<Record<string, readonly string[]>>;
}

export const figuresOf = (
  name: string,
  {
    kills,
    ended = 0,
    restarts,
  }: { readonly kills: number; readonly ended?: number; readonly restarts: readonly number[] },
): ProcessFigures => {
  const seconds = restarts.map((ms) => Math.round(ms / 100) / 10).sort((a, b) => a - b);
  return {
    name,
    kills,
    endedByItself: ended,
    restartSeconds:
      seconds.length > 0
        ? { median: seconds[Math.floor(seconds.length / 2)]!, longest: seconds.at(-1)! }
        : null,
  };
};

const inWords = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ') || 'none';

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

export const isSound = ({ problems }: Pick<ProfileReport, 'problems'>): boolean =>
  Object.keys(problems).length === 0;

/** The reports as a page to read. */
export function toMarkdown(reports: readonly ProfileReport[], mailReports: readonly MailReport[]): string {
  return [
    '# Fault runs',
    '',
    'Written by `npm run test:faults`. Processes, and engines where they may be, are killed with SIGKILL at moments that the seed decides, some while they',
    'start, and started again on their data, while agents write and visitors search. Each write that was acknowledged stands in a ledger; what had no answer is a',
    '*maybe*, which may be there once or not at all. What carries a key is sent again until it has an answer, and must be there once. Then the stores, the topics, the',
    'search results and the mails are compared with the ledger.',
    '',
    ...reports.flatMap(sectionOf),
    ...mailReports.flatMap(mailSectionOf),
  ].join('\n');
}

function sectionOf(report: ProfileReport): string[] {
  const { profile, seed, kills, writes, silences, compared, problems, spared } = report;
  const { mails } = compared;
  return [
    `## ${report.faults ? 'Faults, ' : ''}${report.faults ? profile : profile[0]!.toUpperCase() + profile.slice(1)} profile: ${isSound(report) ? 'nothing lost, nothing doubled' : 'NOT SOUND'}`,
    '',
    report.faults
      ? `Seed ${seed}; ${report.faults.length} faults in ${Math.round(kills.seconds)} s, each put right before the next.`
      : `Seed ${seed}; ${kills.made} of ${kills.asked} kills in ${Math.round(kills.seconds)} s.`,
    '',
    ...(report.faults ? faultTableOf(report.faults) : tableOf([...report.processes, ...report.engines])),
    '',
    ...Object.entries(report.faults ? {} : spared).map(
      ([name, reason]) => `- ${name} was not killed: ${reason}.`,
    ),
    `- Writes acknowledged: ${sum(writes.acknowledged)} (${inWords(writes.acknowledged)}).`,
    `- Writes without an answer: ${sum(writes.maybe)} (${inWords(writes.maybe)}).`,
    ...(writes.again
      ? [`- Sent again because no answer had come: ${sum(writes.again)} (${inWords(writes.again)}).`]
      : []),
    `- A visitor asked ${silences.asked} times and had no answer ${silences.unanswered} times: ${silences.seconds.toFixed(1)} s in all, ${silences.longestSeconds.toFixed(1)} s at the longest.`,
    `- Compared: ${compared.listings} listings${compared.viewings === undefined ? '' : `, ${compared.viewings} viewings (two for one slot at once ${compared.races} times) and ${compared.messages} messages`}${Object.entries(
      compared.others ?? {},
    )
      .map(([name, count]) => `, ${count} ${name}`)
      .join(
        '',
      )}; ${compared.events.distinct} events, of which ${compared.events.read - compared.events.distinct} came more than once; ${compared.found} search results, before and after a rebuild from nothing${mails ? `; ${mails.distinct} mails, ${mails.arrived - mails.distinct} sent again` : ''}.`,
    ...(compared.told
      ? [
          `- Told outside: ${compared.told.stream} events of homes by the stream, and ${compared.told.webhook} by a webhook whose target refused one in 256 at first.`,
        ]
      : []),
    '',
    ...listOf(problems),
  ];
}

function mailSectionOf({ profile, seed, kills, processes, emails, problems }: MailReport): string[] {
  const sound = Object.keys(problems).length === 0;
  return [
    `## E-mails, ${profile} profile: ${sound ? 'one for each, none missing' : 'NOT SOUND'}`,
    '',
    `Seed ${seed}; ${kills.made} of ${kills.asked} kills of whoever sends in ${Math.round(kills.seconds)} s; every job was lost once in the middle; the mail server refused at random.`,
    '',
    ...tableOf(processes),
    '',
    `- E-mails asked for: ${emails.acknowledged} acknowledged, ${emails.maybe} without an answer.`,
    `- The mail server was handed ${emails.attempts}, refused ${emails.refused} for the moment and took ${emails.arrived}: ${emails.distinct} different Message-IDs, ${emails.arrived - emails.distinct} sent again.`,
    '',
    ...listOf(problems),
  ];
}

const tableOf = (processes: readonly ProcessFigures[]): string[] => [
  '| what | kills | ended by itself | ready again after, median | longest |',
  '| --- | ---: | ---: | ---: | ---: |',
  ...processes.map(
    ({ name, kills: count, endedByItself, restartSeconds: took }) =>
      `| ${name} | ${count} | ${endedByItself} | ${took ? `${took.median} s` : ''} | ${took ? `${took.longest} s` : ''} |`,
  ),
];

const faultTableOf = (faults: readonly FaultFigures[]): string[] => [
  '| fault | seconds | a visitor asked | had no answer | longest silence |',
  '| --- | ---: | ---: | ---: | ---: |',
  ...faults.map(
    ({ name, seconds, silences: { asked, unanswered, longestSeconds } }) =>
      `| ${name} | ${seconds.toFixed(0)} | ${asked} | ${unanswered} | ${longestSeconds.toFixed(1)} s |`,
  ),
];

const listOf = (problems: ProfileReport['problems']): string[] =>
  Object.entries(problems).flatMap(([promise, found]) => [
    `**${promise}** (${found.length})`,
    '',
    ...found.slice(0, 20).map((one) => `- ${one}`),
    '',
  ]);
