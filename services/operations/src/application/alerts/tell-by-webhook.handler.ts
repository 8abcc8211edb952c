import type { Clock } from '@lintel/kernel';
import { type Jobs, PermanentFailure } from '@lintel/platform/jobs';
import type { AlertChannels, Webhook } from './alert-channels.js';
import type { AlertStore, Notice } from './alert-store.js';

export const webhookQueue = 'alert-webhooks';

/** Tried for about twenty minutes; what goes on for longer is told again by then. */
const ATTEMPTS = 9;
const FIRST_WAIT_MS = 5000;
/** Longer than all webhooks together take where the queue is away. */
const CLAIM_MS = 60_000;

export interface WebhookJob {
  /** The webhook's id. */
  readonly webhook: string;
  readonly notice: Notice;
}

/** Posts to a webhook. */
export interface WebhookPost {
  /** Rejects unless the answer is a 2xx, in time. */
  post(url: string, body: object): Promise<void>;
}

/** Has alerts told by webhook. */
export class TellByWebhookHandler {
  constructor(
    private readonly alerts: AlertStore,
    private readonly jobs: Jobs,
    private readonly channels: AlertChannels,
    private readonly poster: WebhookPost,
    private readonly clock: Clock,
  ) {}

  /** Queues all that is to be told: each notice once for each webhook. */
  async handle(): Promise<void> {
    const now = this.clock.now();
    for (const due of await this.alerts.due(now)) {
      const until = new Date(now.getTime() + CLAIM_MS);
      if (!(await this.alerts.claim(due, until))) continue;
      await this.#tell(due.notices);
      await this.alerts.settle(due.alert, until);
    }
  }

  /** One attempt at one of them. */
  async deliver({ webhook, notice }: WebhookJob): Promise<void> {
    const known = this.channels.webhooks.find(({ id }) => id === webhook);
    if (!known) throw new PermanentFailure('the settings do not name this webhook any more');
    await this.#post(known, notice);
  }

  async #tell(notices: readonly Notice[]): Promise<void> {
    const each = notices.flatMap((notice) => this.channels.webhooks.map((webhook) => ({ webhook, notice })));
    try {
      await this.jobs.addMany(
        webhookQueue,
        each.map(({ webhook, notice }) => ({
          key: `${notice.id}:${webhook.id}`,
          name: notice.kind,
          data: { webhook: webhook.id, notice },
          tags: { alert: notice.alert, webhook: webhook.host.slice(0, 100) },
          attempts: ATTEMPTS,
          backoff: { initialDelayMs: FIRST_WAIT_MS },
        })),
      );
    } catch {
      // That the queue is away is what somebody has to be told of. What fails here is tried again when the claim has ended.
      await Promise.all(each.map(({ webhook, notice }) => this.#post(webhook, notice)));
    }
  }

  async #post({ url }: Webhook, notice: Notice): Promise<void> {
    const page = this.channels.pageOf(notice.alert);
    await this.poster.post(url, { ...notice, page, text: textOf(notice, this.channels.portal, page) });
  }
}

const verbs = { fired: '', reminded: 'Still: ', resolved: 'Over: ', test: '' } as const;

/** In one line, as chats show it. */
const textOf = ({ kind, severity, title, reason }: Notice, portal: string, page: string): string =>
  `${portal} [${severity}] ${verbs[kind]}${title}${reason && kind !== 'resolved' ? ` (${reason})` : ''} ${page}`;
