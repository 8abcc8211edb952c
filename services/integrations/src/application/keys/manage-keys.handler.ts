import { apiKeyPrefix, apiScopeNames, isApiKey } from '@lintel/contracts';
import { type Clock, fail, type IdSource, type Result, succeed } from '@lintel/kernel';
import {
  type Acts,
  confirmedLately,
  type Identity,
  readInput,
  type Refusal,
  refuse,
  refuseField,
  refuseInput,
} from '@lintel/service-kit';
import { z } from 'zod';
import { type ApiKey, isGood, rotated } from '../../domain/api-key.js';
import type { KeyStore } from './key-store.js';
import { makeSecret } from './secrets.js';

/** Of one agency, or of the portal. */
const MOST_KEYS = 50;
const MOST_SHOWN = 500;
const LONGEST_TEXT = 300;
const LONGEST_OVERLAP_HOURS = 24 * 30;
const HOUR_MS = 3_600_000;

const inputSchema = z.object({
  name: z.string().trim().min(1, 'Give the key a name.').max(100, 'A name has at most 100 characters.'),
  scopes: z
    .array(z.enum(apiScopeNames, `A scope is one of ${apiScopeNames.join(', ')}.`))
    .min(1, 'Choose at least one scope.')
    .transform((scopes) => apiScopeNames.filter((scope) => scopes.includes(scope))),
  agency: z.string().min(1).max(100).nullish(),
  expiresAt: z.iso.datetime('Say when it ends as in 2026-03-02T09:30:00Z.').nullish(),
});

export interface KeyInput {
  readonly name: string;
  readonly scopes: readonly string[];
  readonly agency?: string | null | undefined;
  readonly expiresAt?: string | null | undefined;
}

export interface ToldKey {
  readonly key: ApiKey;
  readonly secret: string;
}

/** Makes and ends keys: an agency's owner those of the agency, operations staff all. */
export class ManageKeysHandler {
  constructor(
    private readonly keys: KeyStore,
    private readonly acts: Acts,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  async shown(caller: Identity, q?: string | null): Promise<Result<readonly ApiKey[], Refusal>> {
    const refused = refusedTo(caller);
    if (refused) return refused;
    const sought = q?.trim() ?? '';
    if (sought.length > LONGEST_TEXT) return refuseField('q', `must have at most ${LONGEST_TEXT} characters`);
    // Nobody needs the whole secret to find its key.
    const text = isApiKey(sought) ? apiKeyPrefix(sought) : sought;
    const which = {
      ...(caller.role !== 'operations' && { agencyId: caller.agencyId! }),
      ...(text !== '' && { text }),
    };
    return succeed(await this.keys.shown(which, MOST_SHOWN));
  }

  async create(input: KeyInput, caller: Identity): Promise<Result<ToldKey, Refusal>> {
    const now = this.clock.now();
    const allowed = mayManage(caller, now);
    if (!allowed.ok) return allowed;
    const read = readInput(inputSchema, input, 'input');
    if (!read.ok) return refuseInput(read.failure);
    const { name, scopes, agency = null, expiresAt } = read.value;
    const ends = expiresAt ? new Date(expiresAt) : null;
    if (ends && ends <= now) return refuseField('input.expiresAt', 'That is over already.');
    const owner = caller.role === 'operations' ? agency : caller.agencyId!;
    if (caller.role !== 'operations' && agency !== null && agency !== owner)
      return refuse('FORBIDDEN', 'A key is for your own agency.');
    const { secret, marks } = makeSecret();
    const key: ApiKey = {
      ...{ id: this.ids.next(), name, scopes, agencyId: owner, ...marks, previous: null },
      ...{ createdAt: now, expiresAt: ends, revokedAt: null, lastUsedAt: null },
    };
    await this.#record('api-key.created', key, { name, scopes: scopes.join(' ') });
    return (await this.keys.insert(key, MOST_KEYS))
      ? succeed({ key, secret })
      : refuse('CONFLICT', `There are ${MOST_KEYS} keys already. Revoke one that is not used.`);
  }

  /** Another secret for the same key; the last one stays good for so many hours. */
  async rotate(id: string, overlapHours: number, caller: Identity): Promise<Result<ToldKey, Refusal>> {
    const now = this.clock.now();
    if (!Number.isInteger(overlapHours) || overlapHours < 0 || overlapHours > LONGEST_OVERLAP_HOURS)
      return refuseField('overlapHours', `Between 0 and ${LONGEST_OVERLAP_HOURS} hours.`);
    const known = await this.#known(id, caller, now);
    if (!known.ok) return known;
    if (!isGood(known.value, now)) return refuse('CONFLICT', 'This key has ended. Make another.');
    const { secret, marks } = makeSecret();
    const key = rotated(known.value, marks, new Date(now.getTime() + overlapHours * HOUR_MS));
    await this.#record('api-key.rotated', key, { overlapHours });
    return (await this.keys.replaceSecret(key, known.value.hash))
      ? succeed({ key, secret })
      : refuse('CONFLICT', 'Somebody has changed this key meanwhile.');
  }

  /** Revoking what is revoked changes nothing. */
  async revoke(id: string, caller: Identity): Promise<Result<ApiKey, Refusal>> {
    const now = this.clock.now();
    const known = await this.#known(id, caller, now);
    if (!known.ok || known.value.revokedAt) return known;
    await this.#record('api-key.revoked', known.value, {});
    await this.keys.revoke(id, now);
    return succeed({ ...known.value, revokedAt: now });
  }

  async #known(id: string, caller: Identity, now: Date): Promise<Result<ApiKey, Refusal>> {
    const allowed = mayManage(caller, now);
    if (!allowed.ok) return allowed;
    const key = await this.keys.find(id);
    return key && (caller.role === 'operations' || key.agencyId === caller.agencyId)
      ? succeed(key)
      : refuse('NOT_FOUND', 'There is no such key.');
  }

  #record(act: string, key: ApiKey, values: Readonly<Record<string, string | number>>): Promise<void> {
    const { id: subjectId, agencyId } = key;
    return this.acts.record({ act, subjectType: 'api-key', subjectId, agencyId, values });
  }
}

/** A key makes no keys, and neither does a colleague who is not an owner. */
function refusedTo(caller: Identity): Result<never, Refusal> | null {
  if (caller.role === 'operations' && !caller.key) return null;
  return caller.role === 'agent' && !caller.key && caller.agencyRole === 'owner'
    ? null
    : refuse('FORBIDDEN', 'Keys are for the owners of an agency.');
}

function mayManage(caller: Identity, now: Date): Result<null, Refusal> {
  const refused = refusedTo(caller);
  if (refused) return refused;
  const confirmed = confirmedLately(caller, now);
  return confirmed.ok ? succeed(null) : fail(confirmed.failure);
}
