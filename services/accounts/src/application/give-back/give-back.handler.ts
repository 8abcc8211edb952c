import { type NoticeKind, noticeKinds } from '@lintel/contracts';
import { type IdSource, type Result, succeed } from '@lintel/kernel';
import type { Refusal } from '@lintel/service-kit';
import { giveBack } from '../../domain/notice.js';
import type { SessionStore } from '../account-store.js';
import type { OpenLinks } from '../open-links.js';

const notMeNotices = noticeKinds.filter((notice) => notice !== 'undo-email');

/** What the link of a notice does, for an owner who did not do what it told of: the account is theirs alone again, and waits for a new password. */
export class GiveBackHandler {
  constructor(
    private readonly links: OpenLinks,
    private readonly sessions: SessionStore,
    private readonly ids: IdSource,
  ) {}

  undoEmailChange(token: string): Promise<Result<null, Refusal>> {
    return this.giveBack(token, ['undo-email']);
  }

  notMe(token: string): Promise<Result<null, Refusal>> {
    return this.giveBack(token, notMeNotices);
  }

  private async giveBack(token: string, notices: readonly NoticeKind[]): Promise<Result<null, Refusal>> {
    const link = await this.links.follow(token, notices);
    if (!link.ok) return link;
    const { account, request } = link.value;
    const reset = this.ids.next();
    const given = await this.links.use(link.value, (current, change) =>
      giveBack(current, request, reset, change),
    );
    if (!given.ok) return given;
    await this.sessions.endAll(account.id);
    return succeed(null);
  }
}
