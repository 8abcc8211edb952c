import { createHash } from 'node:crypto';
import { type Clock, type Result, succeed } from '@lintel/kernel';
import type { Cache, LimitRule } from '@lintel/platform/cache';
import { formsToAgency, type Logger, type Refusal, refuse, secondsToWait } from '@lintel/service-kit';
import type { ListingFacts } from '../domain/conversation.js';

const HOUR = 3600;
/** A household or an office behind one network address may be several people. */
const perAddress: LimitRule = { max: 20, windowSeconds: HOUR };
/** What one e-mail address may ask, whoever types it. */
const perEmail: LimitRule = { max: 10, windowSeconds: HOUR };
/** All visitors without an account together; those who sign in still reach the agent. */
const perListing: LimitRule = { max: 60, windowSeconds: HOUR };
const perAccount: LimitRule = { max: 100, windowSeconds: HOUR };
/** E-mails to an address that anybody may have typed, asking whether it was they. */
const perAsked: LimitRule = { max: 5, windowSeconds: 24 * HOUR };
/** E-mails to an address that anybody may have typed, saying that an agent wrote. */
const perTold: LimitRule = { max: 10, windowSeconds: 24 * HOUR };
/** Replies of one person, or of one agent. */
const perWriter: LimitRule = { max: 300, windowSeconds: HOUR };

export interface AnonymousForm {
  readonly listing: Pick<ListingFacts, 'id' | 'agencyId' | 'agencySince'>;
  readonly email: string;
  readonly clientAddress: string | undefined;
}

/** How often forms may be sent. */
export class FormLimits {
  constructor(
    private readonly cache: Cache,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  async anonymous({
    listing: { id, agencyId, agencySince },
    email,
    clientAddress = 'unknown',
  }: AnonymousForm): Promise<Result<null, Refusal>> {
    const byAddress = await this.count(`enquiry:address:${clientAddress}`, perAddress);
    if (!byAddress.ok) return byAddress;
    const byEmail = await this.count(`enquiry:email:${digest(email)}`, perEmail);
    if (!byEmail.ok) return byEmail;
    const byListing = await this.count(`enquiry:listing:${id}`, perListing);
    return byListing.ok && agencySince !== undefined
      ? this.count(`enquiry:agency:${agencyId}`, formsToAgency(agencySince, this.clock.now()))
      : byListing;
  }

  /** Whether the owner of an address is e-mailed again. The message goes out whether or not they are. */
  async mayAskToConfirm(email: string): Promise<boolean> {
    return (await this.count(`enquiry:confirmation:${digest(email)}`, perAsked)).ok;
  }

  /** Whether an address whose owner has not said that it is theirs is e-mailed again, whoever writes to it. */
  async mayTell(email: string): Promise<boolean> {
    return (await this.count(`message:unconfirmed:${digest(email)}`, perTold)).ok;
  }

  ofAccount(id: string): Promise<Result<null, Refusal>> {
    return this.count(`enquiry:account:${id}`, perAccount);
  }

  /** @param writer an account's id, or that of the conversation which a visitor's link is for. */
  ofWriter(writer: string): Promise<Result<null, Refusal>> {
    return this.count(`message:writer:${writer}`, perWriter);
  }

  private async count(key: string, rule: LimitRule): Promise<Result<null, Refusal>> {
    const limiting = { cache: this.cache, logger: this.logger, unlimited: 'messages are not limited' };
    const wait = await secondsToWait(limiting, key, rule);
    if (wait === 0) return succeed(null);
    const minutes = Math.ceil(wait / 60);
    return refuse(
      'TOO_MANY_REQUESTS',
      `Many messages were sent. Your message was not. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    );
  }
}

/** Addresses are personal data and stay out of the cache's keys. */
const digest = (email: string): string => createHash('sha256').update(email).digest('hex');
