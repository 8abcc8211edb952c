import type { Clock, Result } from '@lintel/kernel';
import type { Cache } from '@lintel/platform/cache';
import {
  formTo,
  type Limit,
  Limits,
  type Logger,
  type Refusal,
  unnamed,
  type Use,
} from '@lintel/service-kit';
import type { ListingFacts } from '../domain/conversation.js';

const HOUR = 3600;
/** A household or an office behind one network address may be several people. */
const perAddress: Limit = { name: 'enquiry:address', max: 20, windowSeconds: HOUR, whenUnavailable: 'allow' };
/** What one e-mail address may ask, whoever types it. */
const perEmail: Limit = { name: 'enquiry:email', max: 10, windowSeconds: HOUR, whenUnavailable: 'allow' };
/** All visitors without an account together; those who sign in still reach the agent. */
const perListing: Limit = { name: 'enquiry:listing', max: 60, windowSeconds: HOUR, whenUnavailable: 'allow' };
const perAccount: Limit = {
  name: 'enquiry:account',
  max: 100,
  windowSeconds: HOUR,
  whenUnavailable: 'allow',
};
/** E-mails to an address that anybody may have typed, asking whether it was they. */
const perAsked: Limit = {
  name: 'enquiry:confirmation',
  max: 5,
  windowSeconds: 24 * HOUR,
  whenUnavailable: 'allow',
};
/** E-mails to an address that anybody may have typed, saying that an agent wrote. */
const perTold: Limit = {
  name: 'message:unconfirmed',
  max: 10,
  windowSeconds: 24 * HOUR,
  whenUnavailable: 'allow',
};
/** Replies of one person, or of one agent. */
const perWriter: Limit = { name: 'message:writer', max: 300, windowSeconds: HOUR, whenUnavailable: 'allow' };

export interface AnonymousForm {
  readonly listing: Pick<ListingFacts, 'id' | 'agencyId' | 'agencySince'>;
  readonly email: string;
  readonly clientAddress: string | undefined;
}

/** How often forms may be sent. */
export class FormLimits {
  private readonly limits: Limits;

  constructor(
    cache: Cache,
    private readonly clock: Clock,
    logger: Logger,
  ) {
    this.limits = new Limits(cache, logger);
  }

  anonymous({ listing, email, clientAddress = 'unknown' }: AnonymousForm): Promise<Result<null, Refusal>> {
    return this.count(
      [perAddress, clientAddress],
      [perEmail, unnamed(email)],
      [perListing, listing.id],
      ...formTo('enquiry:agency', listing, this.clock.now()),
    );
  }

  /** Whether the owner of an address is e-mailed again. The message goes out whether or not they are. */
  mayAskToConfirm(email: string): Promise<boolean> {
    return this.limits.allows(perAsked, unnamed(email));
  }

  /** Whether an address whose owner has not said that it is theirs is e-mailed again, whoever writes to it. */
  mayTell(email: string): Promise<boolean> {
    return this.limits.allows(perTold, unnamed(email));
  }

  ofAccount(id: string): Promise<Result<null, Refusal>> {
    return this.count([perAccount, id]);
  }

  /** @param writer an account's id, or that of the conversation which a visitor's link is for. */
  ofWriter(writer: string): Promise<Result<null, Refusal>> {
    return this.count([perWriter, writer]);
  }

  private count(...uses: readonly Use[]): Promise<Result<null, Refusal>> {
    return this.limits.count(
      uses,
      (wait) => `Many messages were sent. Your message was not. Please try again in ${wait}.`,
    );
  }
}
