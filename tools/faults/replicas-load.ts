import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { bookingTimes } from '@lintel/contracts';
import { addDays, askedAgainAfter, isSunday, londonTimeOf, retryAfterMs } from '@lintel/kernel';
import { Agent, fetch } from 'undici';
import { CREATE, home, type Outcome } from './homes.ts';
import type { Random } from './random.ts';

const ANSWER_WITHIN_MS = 15_000;
const SETTLED_WITHIN_MS = 60_000;
/** Those who look at homes, each with an address of their own. */
const LOOKERS = 200;
const search = (fields: string) =>
  `{ searchListings(listingType: sale, first: 10) { total edges { node { id title price ${fields} } } } }`;
const PAGE = `query ($after: String) { searchListings(listingType: sale, first: 100, after: $after) {
  edges { node { id strapline } } pageInfo { hasNextPage endCursor } } }`;
const listing = (fields: string) =>
  `query ($id: Int!) { listing(id: $id) { id title description price agent { agency } ${fields} } }`;
const EDIT =
  'mutation ($id: Int!, $version: Int!, $input: ListingInput!) { outcome: updateListing(id: $id, version: $version, input: $input) { id version } }';
const ENQUIRE = 'mutation ($input: EnquiryInput!) { sendEnquiry(input: $input) { messageId } }';
const REQUEST = 'mutation ($input: ViewingRequestInput!) { requestViewing(input: $input) { accepted } }';
/** No reminder falls due within a run. */
const VIEWING_DAYS_AHEAD = 7;

interface Found {
  readonly id: number;
  readonly strapline?: string | null;
}

interface Searched {
  readonly searchListings: { readonly total: number; readonly edges: readonly unknown[] };
}
interface Page {
  readonly searchListings: {
    readonly edges: readonly { readonly node: Found }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  };
}

/** How often each kind of request is made beside the others. */
export interface Kinds {
  readonly search: number;
  readonly listing: number;
  readonly home: number;
  readonly 'home of one': number;
  readonly write: number;
  readonly edit?: number;
  readonly enquiry?: number;
  readonly viewing?: number;
}
type Kind = keyof Kinds;

/** What most people do. */
export const usualKinds: Kinds = { search: 8, listing: 5, home: 4, 'home of one': 2, write: 1 };

/** How one request went; `failure` says what was wrong, in a few words that can be counted. */
export interface Visit {
  readonly kind: string;
  /** When it was sent, by `performance.now()`. */
  readonly at: number;
  readonly ms: number;
  readonly failure?: string;
  /** What a page that asked made of a failure by asking again: how long all of it took, and what was wrong with the last answer. */
  readonly again?: { readonly ms: number; readonly failure?: string };
}

interface KnownHome {
  readonly id: number;
  readonly title: string;
  version: number;
  /** What its agent said by the next release. */
  strapline?: string;
  /** Somebody's edit of it is under way: a second one would be refused, as it should. */
  edited: boolean;
}

/** What pages ask by it. A page that does not come is for its reader to load again. */
const askedByPages: readonly Kind[] = ['search', 'listing'];
/** As `request` of the pages has it: what is sent again, by its key, where no answer came or it was sent away. */
const sentWithKey: readonly Kind[] = ['write', 'enquiry', 'viewing'];

/** Visitors and agents who ask at a steady rate, however long answers take. What fails counts as failed; what pages ask again by themselves is then asked again, which is told beside it. */
export class ReplicasLoad {
  readonly visits: Visit[] = [];
  readonly homes: KnownHome[] = [];
  readonly #origin: string;
  readonly #token: string;
  readonly #random: Random;
  readonly #kinds: Kinds;
  /** Whether pages and forms are those of the next release, which know straplines. */
  next = false;
  // Without pipelining none is kept: visitors are many, and each comes by a connection of their own. One that was kept may have ended when the next is sent
  // on it, which browsers send again and this client does not.
  readonly #agent = new Agent({ pipelining: 0 });
  readonly #underWay = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #named = 0;
  #visitors = 0;

  constructor(origin: string, token: string, random: Random, kinds = usualKinds) {
    this.#origin = origin;
    this.#token = token;
    this.#random = random;
    this.#kinds = kinds;
  }

  /** Lists homes before anything is killed, as soon as everybody has found everybody else. Rejects when one cannot be. */
  async prepare(count: number): Promise<void> {
    const until = performance.now() + SETTLED_WITHIN_MS;
    while (this.homes.length < count)
      try {
        await this.#creation()();
      } catch (error) {
        if (performance.now() > until) throw error;
        await pause(100);
      }
  }

  /** Resolves when a search finds them. */
  async found(): Promise<void> {
    const until = performance.now() + SETTLED_WITHIN_MS;
    for (;;) {
      const failure = await this.#search().catch((error: unknown) => codeOf(error));
      if (!failure) return;
      if (performance.now() > until) throw new Error(`what was listed is not found: ${failure}`);
      await pause(100);
    }
  }

  start(perSecond: number): void {
    const began = performance.now();
    let sent = 0;
    this.#timer = setInterval(() => {
      const due = Math.floor(((performance.now() - began) / 1000) * perSecond);
      for (; sent < due; sent++) this.#send();
    }, 5);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#underWay);
  }

  /** Titles of homes that were acknowledged and are not there. */
  async lost(): Promise<string[]> {
    const lost: string[] = [];
    for (const home of this.homes) if (await this.#listing(home).catch(() => 'away')) lost.push(home.title);
    return lost;
  }

  async close(): Promise<void> {
    await this.#agent.close();
  }

  /** Titles of homes whose straplines searches still do not show as they were acknowledged, a minute after. */
  async unshown(): Promise<string[]> {
    const until = performance.now() + SETTLED_WITHIN_MS;
    for (;;) {
      const shown = await this.#straplinesShown().catch(() => new Map<number, string>());
      const unshown = this.homes.filter(({ id, strapline }) => shown.get(id) !== strapline);
      if (unshown.length === 0 || performance.now() > until) return unshown.map(({ title }) => title);
      await pause(100);
    }
  }

  async #straplinesShown(): Promise<ReadonlyMap<number, string>> {
    const shown = new Map<number, string>();
    let after: string | null = null;
    do {
      const page: Page = await this.#ask<Page>(PAGE, { after });
      for (const { node } of page.searchListings.edges)
        if (node.strapline) shown.set(node.id, node.strapline);
      const { pageInfo } = page.searchListings;
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    return shown;
  }

  #send(): void {
    const kind = this.#random.weighted(this.#kinds);
    const at = performance.now();
    const going = this.#visit(kind, at).finally(() => this.#underWay.delete(going));
    this.#underWay.add(going);
  }

  async #visit(kind: Kind, at: number): Promise<void> {
    const ask = this.#asking(kind);
    let answered = false;
    let saidMs: number | undefined;
    const attempt = async () => {
      const failure = await ask().catch((error: unknown) => {
        answered = error instanceof Refusal;
        saidMs = error instanceof SentAway ? error.retryAfterMs : undefined;
        return codeOf(error);
      });
      return { ms: performance.now() - at, ...(failure ? { failure } : {}) };
    };
    const first = await attempt();
    let last = first;
    for (let failures = 0; last.failure; failures++) {
      if (!askedByPages.includes(kind) && (answered || !sentWithKey.includes(kind))) break;
      const wait = askedAgainAfter(failures, saidMs);
      if (wait === undefined) break;
      await pause(wait);
      last = await attempt();
    }
    this.visits.push({ kind, at, ...first, ...(last === first ? {} : { again: last }) });
  }

  /** Asks the same each time. Resolves with what was wrong with the answer, if anything; rejects when there was none. */
  #asking(kind: Kind): () => Promise<string | undefined> {
    const known = this.#random.pick(this.homes);
    if (kind === 'write') return this.#creation();
    if (kind === 'enquiry') return this.#enquiry(known);
    if (kind === 'viewing') return this.#viewing(known);
    return () => this.#look(kind, known);
  }

  async #look(kind: Kind, known: KnownHome): Promise<string | undefined> {
    if (kind === 'edit') return this.#edit();
    if (kind === 'listing') return this.#listing(known);
    if (kind === 'search') return this.#search();
    const response = await fetch(`${this.#origin}${kind === 'home' ? '/' : `/property/${known.id}`}`, {
      headers: { 'x-forwarded-for': this.#address() },
      dispatcher: this.#agent,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const page = await response.text();
    if (response.status !== 200) return `status ${response.status}`;
    return /<\/html>/.test(page) ? undefined : 'not a whole page';
  }

  async #search(): Promise<string | undefined> {
    const { searchListings } = await this.#ask<Searched>(search(this.next ? 'strapline' : ''), {});
    return searchListings?.total > 0 && searchListings.edges.length > 0 ? undefined : 'nothing found';
  }

  async #listing({ id, title, strapline }: KnownHome): Promise<string | undefined> {
    const { next } = this;
    const query = listing(next ? 'strapline' : '');
    const answer = await this.#ask<{ listing: (Found & { title: string }) | null }>(query, { id });
    if (answer.listing?.title !== title) return 'not the home';
    // What was not there before it was asked for may be there by now.
    return next && strapline && !answer.listing.strapline ? 'its strapline is gone' : undefined;
  }

  #creation(): () => Promise<undefined> {
    const title = `Home ${++this.#named}`;
    const input = home(title, 50_000 + this.#named);
    const idempotencyKey = randomUUID();
    return async () => {
      const { outcome } = await this.#ask<Outcome>(CREATE, { input, idempotencyKey }, { token: this.#token });
      this.homes.push({ id: outcome.id, title, version: outcome.version, edited: false });
    };
  }

  async #edit(): Promise<undefined> {
    const known = this.#random.pick(this.homes.filter(({ edited }) => !edited));
    const { id, version, title } = known;
    known.edited = true;
    try {
      const strapline = this.next ? `${title}, in a line: ${version}` : undefined;
      const input = { description: `Written again, after ${version}.`, ...(strapline && { strapline }) };
      const { outcome } = await this.#ask<Outcome>(EDIT, { id, version, input }, { token: this.#token });
      known.version = outcome.version;
      if (strapline) known.strapline = strapline;
    } finally {
      known.edited = false;
    }
  }

  #enquiry({ id }: KnownHome): () => Promise<undefined> {
    const { from, ...person } = this.#visitor();
    const input = { ...person, listingId: id, message: 'Is it still there?', idempotencyKey: randomUUID() };
    return async () => void (await this.#ask(ENQUIRE, { input }, { from }));
  }

  #viewing({ id }: KnownHome): () => Promise<undefined> {
    const { from, ...person } = this.#visitor();
    const day = addDays(
      londonTimeOf(new Date()).date,
      VIEWING_DAYS_AHEAD + this.#random.pick([0, 1, 2, 3, 4, 5, 6]),
    );
    const input = {
      ...person,
      listingId: id,
      date: isSunday(day) ? addDays(day, 1) : day,
      times: [this.#random.pick(bookingTimes)],
      idempotencyKey: randomUUID(),
    };
    return async () => void (await this.#ask(REQUEST, { input }, { from }));
  }

  /** Somebody new, from an address of the network that nobody else has: each may do so much in an hour only. */
  #visitor() {
    const n = this.#visitors++;
    return {
      name: 'A. Visitor',
      email: `visitor-${n}@example.org`,
      phone: '020 7946 0002',
      from: `10.96.${n >> 8}.${n & 255}`,
    };
  }

  /** Of one of those who only look. */
  #address(): string {
    return `10.97.0.${Math.floor(this.#random.between(0, LOOKERS))}`;
  }

  async #ask<Data>(
    query: string,
    variables: object,
    { token, from = this.#address() }: { readonly token?: string; readonly from?: string } = {},
  ): Promise<Data> {
    const response = await fetch(`${this.#origin}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        'x-forwarded-for': from,
      },
      body: JSON.stringify({ query, variables }),
      dispatcher: this.#agent,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    if (response.status !== 200) throw new SentAway(response.status, response.headers.get('retry-after'));
    const { data, errors } = (await response.json()) as {
      data?: Data;
      errors?: { message: string; extensions?: { code?: string } }[];
    };
    if (errors?.length || !data) throw new Refusal(errors?.[0]?.extensions?.code ?? 'no data');
    return data;
  }
}

/** An answer that says why it is none. */
class Refusal extends Error {}

/** No answer, at least not now. */
class SentAway extends Error {
  readonly retryAfterMs: number | undefined;

  constructor(status: number, retryAfter: string | null) {
    super(`status ${status}`);
    this.retryAfterMs = retryAfterMs(retryAfter, new Date());
  }
}

function codeOf(error: unknown): string {
  const { cause, message, name } = error as Error & { cause?: { code?: string; message?: string } };
  return name === 'TimeoutError' ? 'no answer' : (cause?.code ?? cause?.message ?? message);
}
