import { setTimeout as pause } from 'node:timers/promises';
import { bookingTimes } from '@lintel/contracts';
import { addDays, isSunday, londonTimeOf } from '@lintel/kernel';
import { createTransport } from 'nodemailer';
import { ask } from '../faults/asker.ts';
import { startMailSink } from '../faults/mail-sink.ts';
import type { DataFolders } from './data-folders.ts';
import { inWords, percentile, type Row } from './figures.ts';
import { askerOf, openLoop } from './load.ts';
import { runScript, startProgram } from './program.ts';

export interface ViewingEmailPlan {
  readonly perSecond: number;
  readonly seconds: number;
}

const CREATE = 'mutation ($input: ListingInput!) { outcome: createListing(input: $input) { id } }';
const REQUEST = 'mutation ($input: ViewingRequestInput!) { outcome: requestViewing(input: $input) { id } }';
const CONFIRM = 'mutation ($input: ConfirmViewingInput!) { confirmViewing(input: $input) { agentStatus } }';

/** One home may be asked for 60 times in an hour. */
const REQUESTS_OF_A_HOME = 45;
const ASKING_AT_ONCE = 16;
const WARM_UP = 20;
/** To the visitor and to the agent. */
const SIDES = 2;
/** As many connections as the product has, unless it is told otherwise. */
const CONNECTIONS = 5;
const LOST_AFTER_MS = 180_000;

/** From the answer to a confirmation to the moment when the mail server has taken both its e-mails, against handing it the same e-mails with nothing before. */
export async function viewingEmailFigures(
  folders: DataFolders,
  { perSecond, seconds }: ViewingEmailPlan,
): Promise<Row[]> {
  const count = WARM_UP + perSecond * seconds;
  const handed = new HandedOver();
  const sink = await startMailSink(0, { onMail: (source) => handed.take(source) });
  const LINTEL_DATA = await folders.empty();
  const lintel = await startProgram('deploy/all-in-one/bundle/main.js', {
    LINTEL_DATA,
    LINTEL_DEMO: '0',
    LINTEL_MAIL: 'smtp',
    LINTEL_SMTP_URL: sink.url,
    // Each visitor comes from an address of their own.
    LINTEL_TRUST_PROXY: '127.0.0.1',
  });
  const token = await runScript('deploy/all-in-one/bundle/token.js', ['--agency', 'larkspur-dean'], {
    LINTEL_DATA,
  });
  const viewings = await askForViewings(lintel.origin, token.trim(), count);
  await handed.until(count * SIDES);

  const agent = askerOf(lintel.graphql, token.trim());
  const acknowledged = new Map<number, number>();
  const answers: number[] = [];
  const confirm = async (n: number) => {
    const sent = performance.now();
    await agent.ask(CONFIRM, { input: { id: viewings[n] } });
    const now = performance.now();
    acknowledged.set(n, now);
    answers.push(now - sent);
  };
  for (let n = 0; n < WARM_UP; n++) await confirm(n);
  await handed.until((count + WARM_UP) * SIDES);
  acknowledged.clear();
  answers.length = 0;
  handed.forget();
  const { failed } = await openLoop({ perSecond, seconds, ask: (n) => confirm(WARM_UP + n) });
  await handed.until(acknowledged.size * SIDES);
  agent.close();
  await lintel.stop();

  const through = [...acknowledged].map(([n, at]) => Math.max(0, handed.lastOf(n) - at));
  const alone = await handAlone(sink.url, handed.sources, { perSecond: perSecond * SIDES });
  sink.close();
  const notes = [
    `the confirmation itself: ${inWords(percentile(answers, 0.5), 'ms')}, p99 ${inWords(percentile(answers, 0.99), 'ms')}`,
    ...(failed > 0 ? [`${failed} confirmations failed`] : []),
  ];
  return ([50, 99] as const).map((p) => ({
    what: `viewing confirmed → both e-mails at SMTP: p${p} at ${perSecond} confirmations/s`,
    value: percentile(through, p / 100),
    unit: 'ms',
    ratio: percentile(through, p / 100) / percentile(alone, p / 100),
    to: `nodemailer alone with the same e-mails, at ${perSecond * SIDES} a second, ${inWords(percentile(alone, p / 100), 'ms')}`,
    toReach: p === 50 ? '≤ 300 ms' : '≤ 2,000 ms',
    ...(p === 50 ? { note: notes.join('; ') } : {}),
  }));
}

/** What the mail server has taken, and when, by the number of the viewing. */
class HandedOver {
  readonly sources: string[] = [];
  readonly #at = new Map<number, number>();
  #count = 0;

  take(source: string): void {
    this.#count++;
    this.sources.push(source);
    // To the visitor, or to the agent with an answer going to the visitor.
    const n = /viewer-(\d+)@/.exec(source)?.[1];
    if (n) this.#at.set(Number(n), performance.now());
  }

  lastOf(n: number): number {
    return this.#at.get(n) ?? Number.NaN;
  }

  forget(): void {
    this.sources.length = 0;
    this.#at.clear();
    this.#count = 0;
  }

  async until(count: number): Promise<void> {
    const began = performance.now();
    while (this.#count < count) {
      if (performance.now() - began > LOST_AFTER_MS)
        throw new Error(`${this.#count} of ${count} e-mails came within ${LOST_AFTER_MS / 1000} s`);
      await pause(20);
    }
  }
}

/** The ids of this many requests, each for a time of its own. */
async function askForViewings(origin: string, token: string, count: number): Promise<string[]> {
  const homes: number[] = [];
  for (let n = 0; n < Math.ceil(count / REQUESTS_OF_A_HOME); n++)
    homes.push((await outcome<number>(origin, CREATE, home(n), { token })).id);
  await untilHeardOf(origin, homes.at(-1)!);
  const days = coming(Math.ceil(REQUESTS_OF_A_HOME / bookingTimes.length));
  const ids: string[] = [];
  let next = 0;
  const one = async () => {
    for (let n = next++; n < count; n = next++) {
      const slot = Math.floor(n / homes.length);
      const input = {
        listingId: homes[n % homes.length],
        name: 'A. Viewer',
        email: `viewer-${n}@example.org`,
        phone: '020 7946 0001',
        date: days[Math.floor(slot / bookingTimes.length)],
        times: [bookingTimes[slot % bookingTimes.length]],
      };
      const from = `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`;
      ids[n] = (await outcome<string>(origin, REQUEST, input, { from })).id;
    }
  };
  await Promise.all(Array.from({ length: ASKING_AT_ONCE }, one));
  return ids;
}

async function outcome<Id>(origin: string, query: string, input: object, who: object): Promise<{ id: Id }> {
  const { data, message } = await ask<{ outcome: { id: Id } }>(origin, query, { input }, who);
  if (!data) throw new Error(message);
  return data.outcome;
}

const SLOTS = 'query ($id: Int!, $from: String!) { viewingSlots(listingId: $id, from: $from) { date } }';

async function untilHeardOf(origin: string, id: number): Promise<void> {
  const until = performance.now() + LOST_AFTER_MS;
  const from = londonTimeOf(new Date()).date;
  while (performance.now() < until) {
    const { data } = await ask<{ viewingSlots: readonly unknown[] | null }>(origin, SLOTS, { id, from });
    if (data?.viewingSlots?.length) return;
    await pause(50);
  }
  throw new Error(`listing ${id} cannot be viewed`);
}

/** So many days for viewings, none so near that somebody would be reminded. */
function coming(count: number): string[] {
  const today = londonTimeOf(new Date()).date;
  const days = Array.from({ length: count * 2 }, (_, n) => addDays(today, 7 + n));
  return days.filter((day) => !isSunday(day)).slice(0, count);
}

const home = (n: number) => ({
  title: `Two-bedroom home ${n}`,
  description: 'A bright home on a quiet street, close to shops and a park.',
  address: `${n} Example Road, Clapham, London SW4 7AA`,
  price: 400_000 + n,
  bedrooms: 2,
  bathrooms: 1,
  agent: {
    agency: 'Larkspur & Dean',
    name: 'Robin Example',
    position: '',
    phone: '020 7946 0000',
    email: 'sales@example.org',
  },
});

/** How long each of these takes when it is all there is to do, in milliseconds. */
async function handAlone(
  url: string,
  sources: readonly string[],
  { perSecond }: { readonly perSecond: number },
): Promise<readonly number[]> {
  const transport = createTransport({ url, pool: true, maxConnections: CONNECTIONS });
  const mails = [...sources];
  const { ms } = await openLoop({
    perSecond,
    seconds: Math.floor(mails.length / perSecond),
    ask: (n) =>
      transport.sendMail({
        envelope: { from: 'no-reply@localhost', to: 'viewer@example.org' },
        raw: mails[n]!,
      }),
  });
  transport.close();
  return ms;
}
