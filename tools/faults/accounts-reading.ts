import {
  accountChanged,
  accountClosed,
  accountConfirmed,
  accountLinkRequested,
  accountRegistered,
  type AccountState,
  accountTopic,
  type CloudEvent,
  type EventData,
} from '@lintel/contracts';
import type { AdapterSettings } from '@lintel/platform/adapters';
import { EventReader, readAll, type ReadEvent } from './reading.ts';

/** An account's document, as far as it is compared. */
export interface StoredAccount {
  readonly id: string;
  readonly version: number;
  readonly email: string | null;
  readonly name: string;
  readonly phone: string;
  readonly state: 'unconfirmed' | 'open' | 'closed';
  readonly unpublished: number;
}

interface AccountRecord {
  readonly _id: string;
  readonly version: number;
  readonly email: string | null;
  readonly name: string;
  readonly phone?: string;
  readonly confirmedAt: Date | null;
  readonly closedAt: Date | null;
  readonly outbox: readonly CloudEvent[];
}

export async function readAccounts(settings: AdapterSettings): Promise<StoredAccount[]> {
  const records = await readAll<AccountRecord>(settings, 'accounts', 'accounts');
  return records.map(({ _id, version, email, name, phone = '', confirmedAt, closedAt, outbox }) => ({
    id: _id,
    ...{ version, email, name, phone, unpublished: outbox.length },
    state: closedAt ? 'closed' : confirmedAt ? 'open' : 'unconfirmed',
  }));
}

/** Where something of an account is kept, by which field. */
const places = [
  ...['sessions', 'dashboard-visits'].map((collection) => ['accounts', collection, 'accountId'] as const),
  ...['saved-properties', 'saved-searches', 'hidden-homes', 'home-notes', 'shared-lists'].map(
    (collection) => ['search', collection, 'accountId'] as const,
  ),
  ['notifications', 'savedSearches', 'accountId'],
  ['notifications', 'deliveries', 'recipient'],
  ['notifications', 'preferences', '_id'],
] as const;

/** Something that a service keeps of an account. */
export interface Kept {
  readonly accountId: string;
  /** Such as `saved-searches of search`. */
  readonly where: string;
}

/** All that services keep of these accounts beside the account itself. */
export async function readKept(settings: AdapterSettings, ids: ReadonlySet<string>): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (const [service, collection, field] of places)
    for (const record of await readAll<Record<string, unknown>>(settings, service, collection)) {
      const accountId = String(record[field]);
      if (ids.has(accountId)) kept.push({ accountId, where: `${collection} of ${service}` });
    }
  const people = await readAll<{ readonly _id: string; readonly email: string | null }>(
    settings,
    'notifications',
    'people',
  );
  for (const { _id: accountId, email } of people)
    if (ids.has(accountId) && email !== null) kept.push({ accountId, where: 'addresses of notifications' });
  return kept;
}

/** What an event says that an account is. */
export interface AccountEvent extends ReadEvent {
  readonly says: 'registered' | 'confirmed' | 'changed' | 'closed';
  readonly email: string | null;
  readonly name: string;
}

const says: Readonly<Record<string, AccountEvent['says']>> = {
  [accountRegistered.type]: 'registered',
  [accountConfirmed.type]: 'confirmed',
  [accountChanged.type]: 'changed',
  [accountClosed.type]: 'closed',
};

type LinkRequest = EventData<'lintel.account-link.requested.v1'>;

/** Reads along what accounts say of themselves, and which links they ask for. */
export class AccountNews {
  readonly #reader: EventReader<AccountEvent>;
  readonly #ids = new Map<string, string>();
  readonly #confirmations = new Map<string, LinkRequest>();

  constructor(settings: AdapterSettings) {
    this.#reader = new EventReader(settings, accountTopic.name, (event) => this.#hear(event));
  }

  get events(): readonly AccountEvent[] {
    return this.#reader.events;
  }

  start(): Promise<void> {
    return this.#reader.start();
  }

  stop(): Promise<readonly AccountEvent[]> {
    return this.#reader.stop();
  }

  /** The last link that confirms an address; undefined as long as none was asked for. */
  confirmationOf(
    email: string,
  ): { readonly accountId: string; readonly request: string; readonly expiresAt: Date } | undefined {
    const link = this.#confirmations.get(this.#ids.get(email) ?? '');
    return link && { accountId: link.accountId, request: link.request, expiresAt: new Date(link.expiresAt) };
  }

  #hear({ id, subject, sequence, type, data }: CloudEvent): AccountEvent | undefined {
    if (type === accountLinkRequested.type) {
      const link = data as LinkRequest;
      if (link.purpose === 'confirm') this.#confirmations.set(link.accountId, link);
    }
    const said = says[type];
    if (!said) return undefined;
    const { email = null, name = '' } = data as Partial<AccountState>;
    if (email !== null) this.#ids.set(email, subject);
    return { id, subject, sequence, says: said, email, name };
  }
}
