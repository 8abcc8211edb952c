import type { ApiScope } from '@lintel/contracts';
import type { Clock } from '@lintel/kernel';
import { GraphQLError } from 'graphql';
import { ReadLimit } from './read-limit.js';

/** Whose a key is. */
export interface KeyHolder {
  readonly keyId: string;
  readonly agencyId: string | null;
  readonly scopes: readonly ApiScope[];
}

/**
 * How many keys that nobody is known to have are looked up for one network in a minute. An office has dozens of programs, whose keys are known after their
 * first request: this lets each of them try every few seconds while integrations is away, and ten questions a second are no load to it.
 */
export const keyLookupsPerMinute = 600;

/** How long an answer is taken for what it was, so that a busy program costs one question: a revoked key lets nobody in after that. */
const TAKEN_MS = 2000;
/** The longest not asked for are forgotten first. */
const MOST = { known: 10_000, unknown: 1000 };

/** Too many keys that nobody is known to have came from one network for another to be looked up. */
export class TooManyKeys extends GraphQLError {
  constructor(readonly retrySeconds: number) {
    const wait = `${retrySeconds} ${retrySeconds === 1 ? 'second' : 'seconds'}`;
    super(`Too many unknown keys come from your network. Please try again in ${wait}.`, {
      extensions: { code: 'TOO_MANY_REQUESTS' },
    });
  }
}

interface Lookup {
  /** In milliseconds since 1970. */
  readonly until: number;
  readonly holder: Promise<KeyHolder | null>;
}

/** Looks keys up, once for all who ask meanwhile. Keys that are tried are limited by network, and push no key out that somebody has. */
export class KeyLookups {
  /** What came out stays when it is no longer taken for an answer, as it says which keys were good. */
  private readonly known = new Map<string, Lookup>();
  private readonly unknown = new Map<string, Lookup>();
  private readonly limit: ReadLimit;

  constructor(private readonly clock: Clock) {
    this.limit = new ReadLimit(keyLookupsPerMinute, clock);
  }

  /**
   * @param network who is charged for a key that nobody is known to have; without one, such a key is not looked up anew
   * @throws TooManyKeys, and what `ask` throws
   */
  async holderOf(
    key: string,
    network: string | undefined,
    ask: () => Promise<KeyHolder | null>,
  ): Promise<KeyHolder | null> {
    const now = this.clock.now().getTime();
    const before = this.known.get(key) ?? this.unknown.get(key);
    if (before && before.until > now) return before.holder;
    const isKnown = this.known.has(key);
    if (!isKnown && network === undefined) {
      if (before) return before.holder;
      throw new Error('a key that was not looked up for the network that it came from');
    }
    if (!isKnown) this.charge(network!);
    const lookup = { until: now + TAKEN_MS, holder: ask() };
    this.keep(key, lookup, isKnown);
    try {
      const holder = await lookup.holder;
      this.keep(key, lookup, holder !== null);
      return holder;
    } catch (error) {
      // A key that was good is not a stranger's because nobody can be asked.
      if (isKnown) this.keep(key, before!, true);
      else this.unknown.delete(key);
      throw error;
    }
  }

  private charge(network: string): void {
    const { retrySeconds } = this.limit.of(network);
    if (retrySeconds > 0) throw new TooManyKeys(retrySeconds);
    this.limit.take(network, 1);
  }

  private keep(key: string, lookup: Lookup, known: boolean): void {
    this.known.delete(key);
    this.unknown.delete(key);
    const [into, most] = known ? [this.known, MOST.known] : [this.unknown, MOST.unknown];
    into.set(key, lookup);
    if (into.size > most) into.delete(into.keys().next().value!);
  }
}
