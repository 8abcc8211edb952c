import type { Clock } from '@lintel/kernel';
import type { Reports } from '@lintel/service-kit';
import type { AwayMails } from '../away-mails.js';
import type { ConversationUpkeep } from '../conversation-store.js';
import type { EraseAccount } from '../erase-conversations/erase-account.js';
import type { EraseConversationsHandler } from '../erase-conversations/erase-conversations.handler.js';
import type { SendingBook } from '../known-stores.js';
import type { ProjectLeadsHandler } from '../project-leads/project-leads.handler.js';

const PAGE = 500;
/** What was written just now is still on its way. */
const SETTLING_MS = 60_000;
/** How long what is left of an erased conversation stays: by then, whoever was writing to it meanwhile has found out. */
const ERASED_MS = 3_600_000;
/** How long sending the same form again does nothing twice. */
const SENDINGS_MS = 7 * 86_400_000;
/** After this long, none of its events can still come late. */
const ERASED_LEADS_MS = 90 * 86_400_000;

/** Periodic upkeep, on any replica. */
export class UpkeepHandler {
  constructor(
    private readonly store: ConversationUpkeep,
    private readonly sendings: SendingBook,
    private readonly erasure: EraseConversationsHandler,
    private readonly closed: EraseAccount,
    private readonly awayMails: AwayMails,
    private readonly leads: ProjectLeadsHandler,
    private readonly reports: Pick<Reports, 'forget'>,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const now = this.clock.now().getTime();
    await this.store.fileLeftovers(new Date(now - SETTLING_MS));
    await this.planLostMails();
    await this.closed.again();
    await this.erasure.outdated();
    await this.store.deleteErased(new Date(now - ERASED_MS));
    await this.sendings.deleteBefore(new Date(now - SENDINGS_MS));
    await this.leads.forgetErased(new Date(now - ERASED_LEADS_MS));
    await this.reports.forget();
  }

  /** Jobs that the queue lost, or never took, are planned again from what the conversations say. */
  private async planLostMails(): Promise<void> {
    let page = await this.store.awaitingMail('', PAGE);
    while (page.length > 0) {
      await this.awayMails.add(page);
      page = await this.store.awaitingMail(page.at(-1)!.id, PAGE);
    }
  }
}
