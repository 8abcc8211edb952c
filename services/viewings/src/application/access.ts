import type { ViewingSide } from '@lintel/contracts';
import { type Clock, type Result, succeed } from '@lintel/kernel';
import {
  type Identity,
  type LinkKey,
  onceARequest,
  type Refusal,
  refuseField,
  signInFirst,
} from '@lintel/service-kit';
import type { Person } from '../domain/person.js';
import type { Viewing } from '../domain/viewing.js';
import { noSuchViewing } from './refusal.js';
import type { PersonStore, ViewingStore } from './viewing-store.js';

/** What the links of e-mails to visitors are for. */
export const linkPurpose = 'viewing';

/** Which viewing somebody means, and what shows that it is theirs. */
export interface Claim {
  readonly id?: string | null;
  /** Of the link of an e-mail. */
  readonly token?: string | null;
  readonly identity: Identity | null;
}

/** A viewing, and on which sides of it the caller is. */
export interface Accessible {
  readonly viewing: Viewing;
  readonly sides: readonly ViewingSide[];
  /** Of the caller, for keys: two callers' equal keys do not meet. */
  readonly caller: string;
}

/** Who may see and change which viewing. Anybody else's answers as if it were not there. */
export class Access {
  constructor(
    private readonly viewings: ViewingStore,
    private readonly people: PersonStore,
    private readonly key: LinkKey,
    private readonly clock: Clock,
  ) {}

  async to({ id, token, identity }: Claim): Promise<Result<Accessible, Refusal>> {
    if (typeof token === 'string') return this.byLink(token, id ?? null);
    if (!id) return refuseField('id', 'Say which viewing, by id or by token.');
    if (!identity) return signInFirst();
    const viewing = await this.viewings.find(id);
    const sides = viewing ? await this.sidesOf(viewing, identity) : [];
    return viewing && sides.length > 0
      ? succeed({ viewing, sides, caller: identity.subject })
      : noSuchViewing();
  }

  /** The account of a caller, as far as it is known here. One that was closed signs nobody in. */
  async person(identity: Identity): Promise<Result<{ id: string; email: string | null }, Refusal>> {
    const person = await this.people.find(identity.subject);
    return person?.closed ? signInFirst() : succeed({ id: identity.subject, email: person?.email ?? null });
  }

  /** The caller's confirmed address, by which homes name their contact. */
  readonly addressOf = onceARequest(
    async ({ subject }: Identity) => (await this.people.find(subject))?.email ?? null,
  );

  /** Like `to`, for a viewing that was read by other means. */
  async sidesOf(viewing: Viewing, identity: Identity): Promise<readonly ViewingSide[]> {
    const isAgent = identity.role === 'agent' && identity.agencyId === viewing.agencyId;
    const isVisitor = isOwn(viewing, identity.subject, await this.people.find(identity.subject));
    return [...(isAgent ? (['agent'] as const) : []), ...(isVisitor ? (['visitor'] as const) : [])];
  }

  private async byLink(token: string, id: string | null): Promise<Result<Accessible, Refusal>> {
    const link = await this.key.verify(token, { purpose: linkPurpose, now: this.clock.now() });
    if (!link.ok)
      return refuseField('token', 'This link is not valid. Please copy the whole address from the e-mail.');
    const viewing = await this.viewings.find(link.value.subject);
    if (viewing?.visitor?.link !== link.value.request || (id && id !== viewing.id)) return noSuchViewing();
    return succeed({ viewing, sides: ['visitor'], caller: `link:${viewing.id}` });
  }
}

function isOwn(viewing: Viewing, accountId: string, person: Person | null): boolean {
  if (person?.closed) return false;
  if (viewing.accountId !== null) return viewing.accountId === accountId;
  return viewing.visitor !== null && person?.email === viewing.visitor.email;
}
