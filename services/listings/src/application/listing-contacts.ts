import { type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, refuseField } from '@lintel/service-kit';
import type { ListingContent } from '../domain/listing.js';
import type { Agencies, Colleagues } from './colleagues.js';

type Contact = ListingContent['agent'];

/**
 * Whom a listing's enquiries are e-mailed to. What people give by a session may name a confirmed member of their agency, and its name is the agency's:
 * otherwise anybody who registers an agency could have e-mails sent to anybody. Programs hold the installation's key, and are believed.
 */
export class ListingContacts {
  constructor(
    private readonly colleagues: Colleagues,
    private readonly agencies: Agencies,
  ) {}

  /** The contact as it is to be kept: an address that is no member's gives way to the caller's own. */
  async of(given: Contact, identity: Identity): Promise<Result<Contact, Refusal>> {
    const { subject, sessionId, agencyId, agencySince } = identity;
    if (!sessionId || !agencyId) return succeed(given);
    const caller = await this.colleagues.find(subject);
    const member =
      (await this.colleagues.withEmail(agencyId, given.email.toLowerCase())) ??
      (caller?.agencyId === agencyId ? caller : null);
    if (!member?.email)
      return refuseField(
        'input.agent.email',
        'Your account is not known here yet. Please try again in a moment.',
      );
    const agency = (await this.agencies.find(agencyId))?.name ?? given.agency;
    const since = agencySince === undefined ? {} : { agencySince };
    return succeed({ ...given, ...since, agency, email: member.email });
  }
}
