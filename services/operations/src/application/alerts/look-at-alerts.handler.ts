import { type Result, succeed, maskAddresses } from '@lintel/kernel';
import { type Jobs, UnknownQueue } from '@lintel/platform/jobs';
import { cursorCodec, momentInCursor, type Refusal, refuseField } from '@lintel/service-kit';
import { z } from 'zod';
import type { Alert } from '../../domain/alerts/alert.js';
import { type RuleInForce, ruleInForce, ruleNames } from '../../domain/alerts/alert-rules.js';
import { emailQueue } from '../overview/figures-of.js';
import { longestPage } from '../queues/look-at-queues.handler.js';
import type { AlertChannels } from './alert-channels.js';
import type { AlertSettingsStore, AlertStore } from './alert-store.js';
import { webhookQueue } from './tell-by-webhook.handler.js';

/** A way by which an alert could not be told yet. */
export interface NotTold {
  readonly alert: string;
  readonly by: 'email' | 'webhook';
  /** Whether nobody tries any more. */
  readonly over: boolean;
  readonly problem: string | null;
}

/** The e-mails of alerts, by the name of their jobs. */
const emailJobs = 'operations-alert';
const LONGEST_TEXT = 200;
const places = cursorCodec(z.object({ resolvedAt: momentInCursor, id: z.string().max(100) }));

/** What operations staff see of alerts. */
export class LookAtAlertsHandler {
  constructor(
    private readonly alerts: AlertStore,
    private readonly settings: AlertSettingsStore,
    private readonly channels: AlertChannels,
    private readonly jobs: Jobs,
  ) {}

  /** What wakes somebody first, then what fires, then what is newest. */
  async now(): Promise<readonly Alert[]> {
    const weight = ({ state, severity }: Alert): number =>
      (state === 'firing' ? 0 : state === 'acknowledged' ? 2 : 4) + (severity === 'page' ? 0 : 1);
    return [...(await this.alerts.open())].sort((one, other) => weight(one) - weight(other));
  }

  async history(
    text: string,
    { first, after }: { readonly first: number; readonly after?: string },
  ): Promise<Result<{ readonly alerts: readonly Alert[]; readonly next: string | null }, Refusal>> {
    if (first < 1 || first > longestPage) return refuseField('first', `must be 1 to ${longestPage}`);
    if (text.length > LONGEST_TEXT) return refuseField('text', `must be at most ${LONGEST_TEXT} characters`);
    const place = places.read(after);
    if (!place.ok) return place;
    const page = await this.alerts.history(text.trim() || null, { first, after: place.value });
    const last = page.alerts.at(-1);
    const next = page.hasMore && last ? places.write({ resolvedAt: last.resolvedAt!, id: last.id }) : null;
    return succeed({ alerts: page.alerts, next });
  }

  async rules(): Promise<readonly RuleInForce[]> {
    const settings = await this.settings.rules();
    return ruleNames.map((name) => ruleInForce(name, settings)!);
  }

  async targets() {
    const { emails, webhooks } = this.channels;
    return {
      ...{ emails: await this.settings.emails(), emailsOfSettings: emails },
      // The rest of an address is often a secret.
      webhooks: webhooks.map(({ host }) => host),
    };
  }

  /** What the queues still try to tell, or have given up. Empty where they do not say. */
  async notTold(): Promise<readonly NotTold[]> {
    const [emails, webhooks] = await Promise.all([
      this.#untold('email', emailQueue, { name: emailJobs }),
      this.#untold('webhook', webhookQueue, {}),
    ]);
    return [...emails, ...webhooks];
  }

  async #untold(by: NotTold['by'], queue: string, of: { readonly name?: string }): Promise<NotTold[]> {
    const states = ['failed', 'delayed'] as const;
    try {
      const pages = await Promise.all(
        states.map((state) => this.jobs.operations.find(queue, { ...of, state }, { first: longestPage })),
      );
      return pages.flatMap(({ jobs }) =>
        jobs.flatMap(({ tags, state, error }) =>
          tags?.['alert'] === undefined
            ? []
            : [
                {
                  alert: tags['alert'],
                  by,
                  over: state === 'failed',
                  problem: error ? maskAddresses(error) : null,
                },
              ],
        ),
      );
    } catch (error) {
      if (error instanceof UnknownQueue) return [];
      throw error;
    }
  }
}
