import { setTimeout as pause } from 'node:timers/promises';
import { auditHeadTopic, type CloudEvent, type EventData } from '@lintel/contracts';
import type { EventBus, RunningConsumer } from '@lintel/platform/event-bus';
import type { EventComposer, Logger } from '@lintel/service-kit';
import type { AuditHead } from '../../domain/audit-entry.js';
import type { AuditStore } from './audit-store.js';

const SUBJECT = 'head';
const JOIN_AGAIN_MS = 500;

/** Tells the bus and the log how far the trail has come, and remembers how far it ever was: neither is in the documents. */
export class HeadWitness {
  private seen: AuditHead | null = null;
  private isLate = false;
  private consumer: RunningConsumer | undefined;
  private joining: Promise<void> | undefined;
  private readonly closing = new AbortController();

  constructor(
    private readonly store: AuditStore,
    private readonly bus: EventBus,
    private readonly composer: EventComposer,
    private readonly logger: Logger,
    /** Of this process alone: each has to hear all of it. */
    private readonly group: string,
  ) {}

  /** The furthest that was ever told. */
  get newest(): AuditHead | null {
    return this.seen;
  }

  get hasJoined(): boolean {
    return this.consumer !== undefined;
  }

  /** How many heads that were told it has yet to hear. */
  async backlog(): Promise<{ readonly lag: number; readonly joining: number }> {
    return { lag: await this.bus.lag(auditHeadTopic.name, this.group), joining: this.hasJoined ? 0 : 1 };
  }

  /** Hears what was told. A process of this name that was killed counts as a member of its group for a moment, which nobody has to wait for. */
  async start(): Promise<void> {
    if (!(await this.join())) this.joining = this.joinAtLast();
  }

  /** Tells the head, unless it was told. */
  async tell(): Promise<void> {
    const head = await this.store.head();
    if (!head || head.seq <= (this.seen?.seq ?? 0)) return;
    const { seq, hash } = head;
    const data = { seq, hash };
    const event = this.composer.compose('lintel.audit-head.recorded.v1', {
      subject: SUBJECT,
      sequence: seq,
      data,
    });
    await this.bus.publish(auditHeadTopic.name, [event]);
    this.logger.info({ seq, hash }, 'the audit trail has come to here');
    this.remember(data);
  }

  async stop(): Promise<void> {
    this.closing.abort();
    await this.joining;
    if (!this.consumer) return;
    await this.consumer.stop();
    await this.bus.forget(auditHeadTopic.name, this.group);
  }

  private async join(): Promise<boolean> {
    try {
      // What a process of this name had heard is all to be heard again.
      await this.bus.forget(auditHeadTopic.name, this.group);
      this.consumer = await this.bus.subscribe({
        consumer: this.group,
        topic: auditHeadTopic.name,
        from: 'beginning',
        batchSize: 100,
        handle: async (events) => events.forEach((event) => this.hear(event)),
      });
      return true;
    } catch (error) {
      // It is tried twice a second, and said once.
      if (!this.isLate)
        this.logger.info({ err: error }, 'how far the audit trail came is heard a little later');
      this.isLate = true;
      return false;
    }
  }

  private async joinAtLast(): Promise<void> {
    const { signal } = this.closing;
    do await pause(JOIN_AGAIN_MS, undefined, { signal, ref: false }).catch(() => undefined);
    while (!signal.aborted && !(await this.join()));
  }

  private hear(event: CloudEvent): void {
    this.remember(event.data as EventData<'lintel.audit-head.recorded.v1'>);
  }

  private remember(head: AuditHead): void {
    if (head.seq > (this.seen?.seq ?? 0)) this.seen = head;
  }
}
