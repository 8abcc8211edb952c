import type { CloudEvent } from '@lintel/contracts';
import type { Clock } from '@lintel/kernel';
import { UnprocessableEvent } from '@lintel/platform/event-bus';
import { maxKeyLength } from '@lintel/platform/jobs';
import { correlationOf, type Logger } from '@lintel/service-kit';
import { addressOf } from '../../domain/addressing.js';
import { type EmailFacts, isOfAccount } from '../../domain/email.js';
import type { Person } from '../../domain/person.js';
import type { Delivery, DeliveryStore } from '../delivery-store.js';
import type { EmailQueue } from '../email-queue.js';
import type { PersonStore } from '../person-store.js';

/** An e-mail that an event calls for. */
export interface WantedEmail {
  readonly event: Pick<CloudEvent, 'id' | 'type' | 'subject' | 'time' | 'traceparent'>;
  /** See `Delivery`. */
  readonly recipient: string;
  readonly email: EmailFacts;
}

/** Makes the e-mails that events call for: one delivery and one job for each, however often the event is read. */
export class QueueEmailHandler {
  constructor(
    private readonly deliveries: DeliveryStore,
    private readonly people: PersonStore,
    private readonly queue: EmailQueue,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  async handle(wanted: readonly WantedEmail[]): Promise<void> {
    if (wanted.length === 0) return;
    const recorded = await this.deliveries.record(wanted.map((one) => this.deliveryOf(one)));
    // Read after the deliveries are kept: an account that is heard of from now on finds them.
    const people = await this.people.findMany(recorded.map(({ recipient }) => recipient));
    const pointless = recorded.filter(({ recipient }) => people.get(recipient)?.closedAt);
    if (pointless.length > 0) await this.deliveries.erase(pointless.map(({ key }) => key));
    await this.send(recorded.filter((delivery) => !pointless.includes(delivery)).filter(isQueued), people);
  }

  /** Sends what waited for an account to be heard of. */
  async release(person: Person): Promise<void> {
    const waiting = await this.deliveries.queuedOf(person.id);
    await this.send(waiting, new Map([[person.id, person]]));
  }

  private async send(deliveries: readonly Delivery[], people: ReadonlyMap<string, Person>): Promise<void> {
    const now = this.clock.now();
    const ready = deliveries.filter((delivery) => !isHeldBack(delivery, people, now));
    try {
      await this.queue.add(ready);
    } catch (error) {
      // They are kept, and upkeep queues them once the queue is back; the events need not wait for that.
      this.logger.warn({ err: error, emails: ready.length }, 'e-mails wait for the queue');
    }
  }

  private deliveryOf({ event, recipient, email }: WantedEmail): Delivery {
    const key = `${event.id}:${email.template}:${recipient}`;
    if (key.length > maxKeyLength || /\p{Cc}/u.test(key) || !key.isWellFormed())
      throw new UnprocessableEvent(`event ${JSON.stringify(event.id)} has ids that no job can be named by`);
    const correlation = correlationOf(event.traceparent);
    return {
      key,
      email,
      recipient,
      occurredAt: new Date(event.time),
      state: 'queued',
      queuedAt: this.clock.now(),
      settledAt: null,
      reason: null,
      bounced: false,
      asked: { type: event.type, subject: event.subject },
      ...(correlation && { correlation }),
      addressed: null,
      attempts: [],
      cause: null,
    };
  }
}

const isQueued = ({ state }: Delivery): boolean => state === 'queued';

/** Whether an e-mail waits until its account is known. Any other is given to a worker, which may drop it. */
export function isHeldBack(
  { email, recipient, ...times }: Delivery,
  people: ReadonlyMap<string, Person>,
  now: Date,
): boolean {
  return isOfAccount(email) && addressOf(email, times, people.get(recipient) ?? null, now).kind === 'wait';
}
