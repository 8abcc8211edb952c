import { setTimeout as pause } from 'node:timers/promises';
import { ask, certainRefusals } from './asker.ts';
import { type Ledger, type Line, type ListingState, statuses } from './ledger.ts';
import { home, listHome, type Outcome } from './homes.ts';
import { Random } from './random.ts';

export interface GeneratorOptions {
  readonly origin: string;
  readonly token: string;
  readonly seed: number;
  readonly writers: number;
  /** Writes of all writers together, as long as they are answered at once. */
  readonly perSecond: number;
  readonly ledger: Ledger;
  /** Whether a driver below the services may send a write again after its engine was killed; the second may be refused where the first was made. */
  readonly engineDies: boolean;
  /** Whether somebody takes requests for the newsletter. */
  readonly newsletter: boolean;
}

const UPDATE =
  'mutation ($id: Int!, $version: Int!, $input: ListingInput!) { outcome: updateListing(id: $id, version: $version, input: $input) { id version } }';
const STATUS =
  'mutation ($id: Int!, $status: ListingStatus!) { outcome: changeListingStatus(id: $id, status: $status) { id version } }';
const REMOVE = 'mutation ($id: Int!) { outcome: removeListing(id: $id) { id version } }';
const RESTORE = 'mutation ($id: Int!) { outcome: restoreListing(id: $id) { id version } }';
const SUBSCRIBE = 'mutation ($email: String!) { outcome: subscribeToNewsletter(email: $email) { email } }';

/** Before the next try where nobody listens. */
const UNREACHED_MS = 100;

/** Agents at work: each has listings of its own, which nobody else changes, so that their states are known whatever is killed. */
export class Generator {
  readonly #options: GeneratorOptions;
  readonly #writers: Promise<void>[];
  #price = 100_000;
  #stopped = false;
  #subscribed = false;

  constructor(options: GeneratorOptions) {
    this.#options = options;
    this.#writers = Array.from({ length: options.writers }, (_, writer) => this.#write(writer));
  }

  /** Resolves when every change that was begun has an answer, or has none. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#writers);
  }

  async #write(writer: number): Promise<void> {
    const { seed, writers, perSecond, newsletter } = this.#options;
    const random = new Random(seed * 1000 + writer);
    const own: Line[] = [];
    for (let n = 0; !this.#stopped; n++) {
      await pause(random.exponential((writers / perSecond) * 1000));
      const usable = own.filter(({ possible }) => possible === undefined);
      const there = usable.filter(({ certain }) => !certain.removed);
      const gone = usable.filter(({ certain }) => certain.removed);
      const change = random.weighted({
        create: 3,
        ...(there.length > 0 ? { update: 4, status: 1.5, remove: 1 } : {}),
        ...(gone.length > 0 ? { restore: 1 } : {}),
        ...(newsletter && !this.#subscribed ? { subscribe: 0.5 } : {}),
      });
      const name = `${writer}-${n}`;
      if (change === 'create') await this.#create(`Home ${seed}-${name}`, own);
      else if (change === 'subscribe') await this.#subscribe(`reader-${seed}-${name}@example.org`);
      else if (change === 'restore') await this.#change(random.pick(gone), 'restore', random);
      else await this.#change(random.pick(there), change, random);
    }
  }

  async #create(title: string, own: Line[]): Promise<void> {
    const { data: line, code, message } = await listHome(this.#options, home(title, this.#price++));
    if (line) own.push(line);
    else if (certainRefusals.has(code))
      this.#options.ledger.contradictions.push(`a creation was refused: ${message}`);
  }

  async #subscribe(email: string): Promise<void> {
    const { origin, ledger } = this.#options;
    const { data, code } = await ask(origin, SUBSCRIBE, { email });
    if (code === 'unreached') return pause(UNREACHED_MS);
    // One machine may ask for so many in an hour.
    if (code === 'TOO_MANY_REQUESTS') return void (this.#subscribed = true);
    ledger.addresses.set(email, data ? 'acknowledged' : 'maybe');
    ledger.count(data ? 'acknowledged' : 'maybe', 'subscribe');
  }

  async #change(
    line: Line,
    change: 'update' | 'status' | 'remove' | 'restore',
    random: Random,
  ): Promise<void> {
    const { origin, token, ledger } = this.#options;
    const before = line.certain;
    const { id } = line;
    const next = { ...before, version: before.version + 1 };
    const price = this.#price++;
    const status = random.pick(statuses);
    const [query, variables, after] = {
      update: [UPDATE, { id, version: before.version, input: { price } }, { ...next, price }],
      // A status set to what it is changes nothing.
      status: [STATUS, { id, status }, status === before.status ? before : { ...next, status }],
      remove: [REMOVE, { id }, { ...next, removed: true }],
      restore: [RESTORE, { id }, { ...next, removed: false }],
    }[change] as [string, object, ListingState];
    let lost = false;
    for (;;) {
      const { data, code, message } = await ask<Outcome>(origin, query, variables, { token });
      if (code === 'unreached' && !lost) return pause(UNREACHED_MS);
      if (data) return ledger.changed(line, change, after, data.outcome.version);
      if (lost && code === 'CONFLICT') {
        // The one without an answer had been made, for nobody else changes this listing: from now on it must not be lost.
        line.certain = after;
        return;
      }
      if (code === 'CONFLICT' && this.#options.engineDies) {
        ledger.count('maybe', 'conflict');
        line.possible = after;
        return;
      }
      if (certainRefusals.has(code)) {
        ledger.contradictions.push(`listing ${id}: ${change} was refused with ${code}: ${message}`);
        line.possible = after;
        return;
      }
      if (!lost) ledger.count('maybe', change);
      // Only a change that names the version it changes can be made again without being made twice.
      if (change !== 'update' || this.#stopped) {
        line.possible = after;
        return;
      }
      lost = true;
      await pause(random.between(100, 500));
    }
  }
}
