import { setTimeout as pause } from 'node:timers/promises';
import { Agent, fetch } from 'undici';
import { CREATE, home, type Outcome } from './homes.ts';
import type { Random } from './random.ts';

const ANSWER_WITHIN_MS = 15_000;
const SETTLED_WITHIN_MS = 60_000;
const SEARCH = '{ searchListings(listingType: sale, first: 10) { total edges { node { id title price } } } }';
const LISTING = 'query ($id: Int!) { listing(id: $id) { id title description price agent { agency } } }';

interface Searched {
  readonly searchListings: { readonly total: number; readonly edges: readonly unknown[] };
}

/** How one request went; `failure` says what was wrong, in a few words that can be counted. */
export interface Visit {
  readonly kind: string;
  /** When it was sent, by `performance.now()`. */
  readonly at: number;
  readonly ms: number;
  readonly failure?: string;
}

interface KnownHome {
  readonly id: number;
  readonly title: string;
}

/** Visitors and agents who ask at a steady rate, however long answers take, and nothing a second time. */
export class ReplicasLoad {
  readonly visits: Visit[] = [];
  readonly homes: KnownHome[] = [];
  readonly #origin: string;
  readonly #token: string;
  readonly #random: Random;
  // Many visitors: none holds on to one gateway for long.
  readonly #agent = new Agent({ connections: 32, keepAliveTimeout: 500 });
  readonly #underWay = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #named = 0;

  constructor(origin: string, token: string, random: Random) {
    this.#origin = origin;
    this.#token = token;
    this.#random = random;
  }

  /** Lists homes before anything is killed, as soon as everybody has found everybody else. Rejects when one cannot be. */
  async prepare(count: number): Promise<void> {
    const until = performance.now() + SETTLED_WITHIN_MS;
    while (this.homes.length < count)
      try {
        await this.#create();
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

  #send(): void {
    const kind = this.#random.weighted({ search: 8, listing: 5, home: 4, 'home of one': 2, write: 1 });
    const at = performance.now();
    const going = this.#one(kind)
      .catch((error: unknown) => codeOf(error))
      .then((failure) => {
        this.visits.push({ kind, at, ms: performance.now() - at, ...(failure ? { failure } : {}) });
      })
      .finally(() => this.#underWay.delete(going));
    this.#underWay.add(going);
  }

  /** What was wrong with the answer, if anything. Rejects when there was none. */
  async #one(kind: 'search' | 'listing' | 'home' | 'home of one' | 'write'): Promise<string | undefined> {
    const known = this.#random.pick(this.homes);
    if (kind === 'write') return this.#create().then(() => undefined);
    if (kind === 'listing') return this.#listing(known);
    if (kind === 'search') return this.#search();
    const response = await fetch(`${this.#origin}${kind === 'home' ? '/' : `/property/${known.id}`}`, {
      dispatcher: this.#agent,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const page = await response.text();
    if (response.status !== 200) return `status ${response.status}`;
    return /<\/html>/.test(page) ? undefined : 'not a whole page';
  }

  async #search(): Promise<string | undefined> {
    const { searchListings } = await this.#ask<Searched>(SEARCH, {});
    return searchListings?.total > 0 && searchListings.edges.length > 0 ? undefined : 'nothing found';
  }

  async #listing({ id, title }: KnownHome): Promise<string | undefined> {
    const { listing } = await this.#ask<{ listing: { title: string } | null }>(LISTING, { id });
    return listing?.title === title ? undefined : 'not the home';
  }

  async #create(): Promise<void> {
    const title = `Home ${++this.#named}`;
    const input = home(title, 50_000 + this.#named);
    const { outcome } = await this.#ask<Outcome>(CREATE, { input }, this.#token);
    this.homes.push({ id: outcome.id, title });
  }

  async #ask<Data>(query: string, variables: object, token?: string): Promise<Data> {
    const response = await fetch(`${this.#origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
      dispatcher: this.#agent,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    if (response.status !== 200) throw new Error(`status ${response.status}`);
    const { data, errors } = (await response.json()) as {
      data?: Data;
      errors?: { message: string; extensions?: { code?: string } }[];
    };
    if (errors?.length || !data) throw new Error(errors?.[0]?.extensions?.code ?? 'no data');
    return data;
  }
}

function codeOf(error: unknown): string {
  const { cause, message, name } = error as Error & { cause?: { code?: string; message?: string } };
  return name === 'TimeoutError' ? 'no answer' : (cause?.code ?? cause?.message ?? message);
}
