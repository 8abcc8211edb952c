import type { Clock, IdSource } from '@lintel/kernel';
import type { LinkKey } from '@lintel/service-kit';
import type { Account } from '../domain/account.js';
import { meetDevice } from '../domain/notice.js';
import type { Session } from '../domain/session.js';
import type { AccountStore } from './account-store.js';

const PURPOSE = 'known-device';
const SEPARATOR = '~';
/** A family's browser. */
const ACCOUNTS_KEPT = 3;
/** As long as browsers keep a cookie. Days. */
export const deviceDays = 400;
const LONGEST = 4000;

interface Pass {
  readonly token: string;
  readonly accountId: string;
  readonly mark: string;
  readonly device: string;
}

/**
 * Knows a browser that has signed in before by what it was given then: a signed pass for each account, which names the account's mark of that time. A new password is
 * a new mark.
 */
export class KnownDevices {
  constructor(
    private readonly accounts: AccountStore,
    private readonly key: LinkKey,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  /** The passes that a browser shows, those of others and of nobody left out. */
  async read(shown: string | null | undefined): Promise<readonly Pass[]> {
    if (!shown || shown.length > LONGEST) return [];
    const now = this.clock.now();
    const read = await Promise.all(
      shown
        .split(SEPARATOR)
        .slice(0, ACCOUNTS_KEPT)
        .map(async (token): Promise<readonly Pass[]> => {
          const pass = await this.key.verify(token, { purpose: PURPOSE, now });
          if (!pass.ok) return [];
          const [mark = '', device = ''] = pass.value.request.split(SEPARATOR);
          return [{ token, accountId: pass.value.subject, mark, device }];
        }),
    );
    return read.flat();
  }

  /** The device's id, when it is one of the account's. */
  find(passes: readonly Pass[], { id, deviceMark }: Pick<Account, 'id' | 'deviceMark'>): string | undefined {
    return passes.find(({ accountId, mark }) => accountId === id && mark === deviceMark)?.device;
  }

  /** Somebody has signed in: what the browser is to show from now on. The owner is told of one that shows nothing of the account's. */
  async meet(
    account: Account,
    shown: string | null | undefined,
    { device }: Pick<Session, 'device'>,
  ): Promise<string> {
    const passes = await this.read(shown);
    if (shown && this.find(passes, account) !== undefined) return shown;
    const change = { now: this.clock.now() };
    const notice = { request: this.ids.next(), device };
    const mark = this.ids.next();
    let current = account.deviceMark;
    const decide = (stored: Account): Account | null => {
      // With another password by now, the new pass is not for somebody who knew the one before.
      const met =
        stored.passwordHash === account.passwordHash ? meetDevice(stored, mark, notice, change) : null;
      current = met?.deviceMark ?? current;
      return met;
    };
    await this.accounts.change(account.id, decide, account);
    return this.give(passes, account, current ?? mark);
  }

  private async give(passes: readonly Pass[], { id }: Account, mark: string): Promise<string> {
    const token = await this.key.sign({
      purpose: PURPOSE,
      subject: id,
      request: [mark, this.ids.next()].join(SEPARATOR),
      expiresAt: new Date(this.clock.now().getTime() + deviceDays * 86_400_000),
    });
    const others = passes.filter(({ accountId }) => accountId !== id).map((pass) => pass.token);
    return [token, ...others].slice(0, ACCOUNTS_KEPT).join(SEPARATOR);
  }
}
