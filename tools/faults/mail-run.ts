import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './asker.ts';
import { compareMails, type Problems } from './comparison.ts';
import { killAround } from './killer.ts';
import { Ledger } from './ledger.ts';
import { newsletterMails } from './mail-expectations.ts';
import type { MailSink } from './mail-sink.ts';
import type { Profile } from './profile.ts';
import { drained } from './reading.ts';
import { figuresOf, type MailReport } from './report.ts';

export interface MailRun {
  readonly emails: number;
  readonly kills: number;
  readonly seed: number;
  /** How long the killing may take. */
  readonly killingMs: number;
  /** How long what is left may take after it. */
  readonly drainMs: number;
}

/** What the product is told, so that one machine may ask for many e-mails and a refused one comes again within the run. */
export const mailRunSettings = { LINTEL_TRUST_PROXY: '127.0.0.1', LINTEL_MAIL_FIRST_RETRY: '2' };

const SUBSCRIBE = 'mutation ($email: String!) { outcome: subscribeToNewsletter(email: $email) { email } }';
const ASKING_AT_ONCE = 4;
const ASK_AGAIN_MS = 200;

/** Asks for many e-mails while whoever sends them is killed, its queue is lost once, and the mail server refuses some attempts. */
export async function runMails(profile: Profile, sink: MailSink, run: MailRun): Promise<MailReport> {
  const { origin, processes } = profile;
  const victims = processes.filter(({ name }) => name === 'lintel' || name.startsWith('notifications'));
  const ledger = new Ledger();
  const asking = askForAll(origin, run, ledger);
  const killed = await killAround(
    { processes: victims, engines: [] },
    { kills: Math.floor(run.kills / 2), seed: run.seed, until: performance.now() + run.killingMs / 2 },
  );
  console.error('  Losing every job ...');
  await profile.emptyQueues();
  const killedAfter = await killAround(
    { processes: victims, engines: [] },
    {
      kills: run.kills - Math.floor(run.kills / 2),
      seed: run.seed + 1,
      until: performance.now() + run.killingMs / 2,
    },
  );
  const kills = killed.kills + killedAfter.kills;
  await asking;
  console.error('  Waiting for the rest ...');
  await Promise.race([Promise.all(victims.map((one) => one.whenReady())), pause(run.drainMs)]);
  const problems: Problems[] = [{ 'an answer contradicts the ledger': ledger.contradictions }];
  const rest = await drained(profile, run.drainMs);
  if (rest !== undefined) problems.push({ 'work is never done': [rest] });
  problems.push(await whenAllArrived(ledger, sink, kills, run.drainMs));
  const ids = [...sink.mails.values()].flat();
  return {
    profile: profile.name,
    seed: run.seed,
    kills: { asked: run.kills, made: kills, seconds: killed.seconds + killedAfter.seconds },
    processes: victims.map((one) => figuresOf(one.name, one)),
    emails: {
      acknowledged: [...ledger.addresses.values()].filter((kind) => kind === 'acknowledged').length,
      maybe: [...ledger.addresses.values()].filter((kind) => kind === 'maybe').length,
      attempts: sink.attempts,
      refused: sink.refused,
      arrived: ids.length,
      distinct: new Set(ids).size,
    },
    problems: Object.fromEntries(
      problems.flatMap((some) => Object.entries(some)).filter(([, all]) => all.length > 0),
    ),
  };
}

/** As many acknowledged requests as e-mails are wanted, spread over the time of the kills. */
async function askForAll(
  origin: string,
  { emails, seed, killingMs }: MailRun,
  ledger: Ledger,
): Promise<void> {
  let next = 0;
  const everyMs = (killingMs / emails) * ASKING_AT_ONCE * 0.8;
  const one = async (): Promise<void> => {
    for (let n = next++; n < emails; n = next++) {
      const email = `reader-${seed}-${n}@example.org`;
      for (let attempt = 0; ; attempt++) {
        // One address of the network may ask a few times an hour only.
        const from = `10.${attempt & 255}.${(n >> 8) & 255}.${n & 255}`;
        const { data, code, message } = await ask(origin, SUBSCRIBE, { email }, { from });
        if (!data && code !== 'TOO_MANY_REQUESTS' && code !== 'BAD_USER_INPUT') {
          // Asking again is safe: an address that waits for its confirmation gets one e-mail an hour.
          ledger.addresses.set(email, 'maybe');
          await pause(ASK_AGAIN_MS);
          continue;
        }
        if (data) ledger.addresses.set(email, 'acknowledged');
        else ledger.contradictions.push(`${email} was refused: ${message}`);
        break;
      }
      await pause(everyMs);
    }
  };
  await Promise.all(Array.from({ length: ASKING_AT_ONCE }, one));
}

/** Refused attempts are made again after growing waits: there is time for that. */
async function whenAllArrived(
  ledger: Ledger,
  { mails }: MailSink,
  kills: number,
  patienceMs: number,
): Promise<Problems> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const compared = compareMails(newsletterMails(ledger), mails, kills);
    if (compared['a mail is missing'].length === 0 || performance.now() > until) return compared;
    await pause(500);
  }
}
