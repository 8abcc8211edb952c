import type { Clock } from '@lintel/kernel';
import type { Logger, SealKey, SuspendedAgencies } from '@lintel/service-kit';
import type { Attempt, Delivery } from '../../domain/delivery.js';
import { afterAttempt, isGone, isHopeless, type Outcome, refusalOf } from '../../domain/retries.js';
import type { DisabledReason, Webhook } from '../../domain/webhook.js';
import type { MessageBodies } from './message-bodies.js';
import type { Health, Turn, TurnStore } from './turn-store.js';
import { secretsOf, signedHeaders } from './webhook-secrets.js';
import type { SentAnswer, WebhookSender } from './webhook-sender.js';
import type { WebhookStore } from './webhook-store.js';

/** At once, to one that takes what it is sent, in whatever order. */
const MOST_AT_ONCE = 4;
/** One after another, to one that takes what it is sent, in order: to take a turn costs more than most exchanges. */
const MOST_IN_ORDER = 16;
/** After which no other exchange begins, so that the claim outlasts the last one. */
const IN_ORDER_MS = 1000;
/** What takes longer is served among those that fail, though it is taken in the end. */
const SLOW_MS = 2000;

interface Tried {
  readonly at: Date;
  readonly durationMs: number;
  readonly outcome: Outcome;
  /** Whether it is not tried again. */
  readonly over: boolean;
}

/** Sends a webhook what is due for it, and says what came of it. */
export class ServeWebhookHandler {
  constructor(
    private readonly turns: TurnStore,
    private readonly webhooks: WebhookStore,
    private readonly bodies: MessageBodies,
    private readonly sender: WebhookSender,
    private readonly suspended: Pick<SuspendedAgencies, 'has'>,
    private readonly seal: SealKey,
    private readonly clock: Clock,
    private readonly random: () => number,
    private readonly logger: Logger,
  ) {}

  /** @param signal ends what is under way, which counts as not tried */
  async handle(turn: Turn, signal: AbortSignal): Promise<void> {
    const { webhook, slow } = turn;
    const { id, agencyId, ordered } = webhook;
    const tried: Tried[] = [];
    try {
      if (agencyId !== null && (await this.suspended.has(agencyId)))
        await this.turns.giveUp(id, this.clock.now());
      else {
        const most = slow ? 1 : ordered ? MOST_IN_ORDER : MOST_AT_ONCE;
        const due = await this.turns.due(webhook, this.clock.now(), most);
        const bodies = await this.bodies.of(due.map(({ eventId }) => eventId));
        const attempt = (one: Delivery) => this.#try(webhook, one, bodies.get(one.eventId), signal);
        if (ordered) await this.#inOrder(due, attempt, tried);
        else tried.push(...(await Promise.all(due.map(attempt))).filter((one) => one !== null));
      }
    } finally {
      const health = healthAfter(webhook, tried);
      const reason = reasonToDisable(tried, health, this.clock.now());
      if (reason) await this.#disable(webhook, reason);
      await this.turns.release(turn, health);
    }
  }

  /** Until one is not taken. @param tried is added to, so that what was tried counts whatever comes after */
  async #inOrder(
    due: readonly Delivery[],
    attempt: (delivery: Delivery) => Promise<Tried | null>,
    tried: Tried[],
  ): Promise<void> {
    const end = this.clock.now().getTime() + IN_ORDER_MS;
    for (const delivery of due) {
      const one = await attempt(delivery);
      if (one) tried.push(one);
      if (one?.outcome.error !== null || one.at.getTime() >= end) return;
    }
  }

  async #try(
    webhook: Webhook,
    delivery: Delivery,
    body: string | undefined,
    signal: AbortSignal,
  ): Promise<Tried | null> {
    const at = this.clock.now();
    const secrets = secretsOf(webhook, at, this.seal);
    let answer: SentAnswer;
    try {
      if (body === undefined || secrets.length === 0)
        answer = unsent(body === undefined ? 'the event is not kept any more' : 'the secret cannot be read');
      else {
        const headers = {
          'content-type': 'application/cloudevents+json; charset=utf-8',
          'user-agent': 'Lintel-Webhooks/1',
          ...signedHeaders({ id: delivery.eventId, at, body }, secrets),
        };
        answer = await this.sender.send(webhook.url, { headers, body }, signal);
      }
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    }
    const { status, answer: beginning, retryAfterMs } = answer;
    const error = answer.error ?? (status === null ? 'no answer' : refusalOf(status));
    const ended = this.clock.now();
    const durationMs = ended.getTime() - at.getTime();
    const attempt: Attempt = { at, durationMs, status, error, answer: beginning };
    const outcome = { status, error, retryAfterMs };
    const next = afterAttempt(delivery, outcome, ended, this.random());
    await this.turns.tried(delivery, next, attempt, ended);
    if (error) this.logger.debug({ webhook: webhook.id, error, tries: next.tries }, 'a webhook took nothing');
    return { at: ended, durationMs, outcome, over: next.state !== 'waiting' };
  }

  async #disable(webhook: Webhook, reason: DisabledReason): Promise<void> {
    const now = this.clock.now();
    if (!(await this.webhooks.disable(webhook.id, reason, now))) return;
    await this.turns.giveUp(webhook.id, now);
    this.logger.warn({ webhook: webhook.id, reason }, 'a webhook is disabled');
  }
}

const unsent = (error: string): SentAnswer => ({ status: null, error, answer: null, retryAfterMs: null });

/** Null where nothing was tried. One that took anything is well; one in order, one that took what it was sent last. */
function healthAfter({ ordered, ...before }: Webhook, tried: readonly Tried[]): Health | null {
  const last = tried.at(-1);
  if (!last) return null;
  const taken = tried.findLast(({ outcome }) => outcome.error === null);
  const isWell = ordered ? taken === last : taken !== undefined;
  return {
    slow: !isWell || tried.some(({ durationMs }) => durationMs > SLOW_MS),
    failingSince: isWell ? null : ((taken ? null : before.failingSince) ?? last.at),
    lastFailure: isWell ? null : last.outcome.error,
    lastDeliveredAt: taken?.at ?? before.lastDeliveredAt,
  };
}

function reasonToDisable(
  tried: readonly Tried[],
  health: Health | null,
  now: Date,
): Exclude<DisabledReason, 'byHand'> | null {
  if (tried.some(({ outcome }) => isGone(outcome))) return 'gone';
  return tried.some(({ over }) => over) && isHopeless(health?.failingSince ?? null, now) ? 'failing' : null;
}
