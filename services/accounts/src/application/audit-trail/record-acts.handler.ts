import type { CloudEvent } from '@lintel/contracts';
import type { Clock } from '@lintel/kernel';
import { overtaken, type SealKey, untilWritten } from '@lintel/service-kit';
import type { Act } from '../../domain/audit-entry.js';
import { actOf } from './audited-events.js';
import type { AuditStore } from './audit-store.js';
import { beginning, linked } from './chain.js';

const TOGETHER = 500;

interface Waiting {
  readonly acts: readonly Act[];
  resolve(): void;
  reject(error: unknown): void;
}

/** Records what events say that somebody did: in the order in which they come, once each. */
export class RecordActsHandler {
  private waiting: Waiting[] = [];
  private writing: Promise<void> | undefined;

  constructor(
    private readonly store: AuditStore,
    private readonly key: SealKey,
    private readonly clock: Clock,
  ) {}

  /** Resolves when they are stored. What comes from several topics at once is written together, as there is one next place only. */
  async handle(events: readonly CloudEvent[]): Promise<void> {
    const acts = events.flatMap((event) => actOf(event) ?? []);
    if (acts.length === 0) return;
    const written = new Promise<void>((resolve, reject) => this.waiting.push({ acts, resolve, reject }));
    this.writing ??= this.write().finally(() => (this.writing = undefined));
    await written;
  }

  private async write(): Promise<void> {
    while (this.waiting.length > 0) {
      const taken: Waiting[] = [];
      let size = 0;
      while (this.waiting[0] && (size === 0 || size + this.waiting[0].acts.length <= TOGETHER)) {
        const next = this.waiting.shift()!;
        size += next.acts.length;
        taken.push(next);
      }
      try {
        await this.append(taken.flatMap(({ acts }) => acts));
        for (const { resolve } of taken) resolve();
      } catch (error) {
        for (const { reject } of taken) reject(error);
      }
    }
  }

  private async append(acts: readonly Act[]): Promise<void> {
    const each = [...new Map(acts.map((act) => [act.eventId, act])).values()];
    // Others may take the next place each time; one of them always gets on.
    await untilWritten('the audit trail', { attempts: 100 }, async () => {
      // The head first: whoever takes an event's place after this takes the next place too.
      const head = (await this.store.head()) ?? beginning;
      const known = await this.store.recorded(each.map(({ eventId }) => eventId));
      const fresh = each.filter(({ eventId }) => !known.has(eventId));
      if (fresh.length === 0) return;
      const next = linked(fresh, head, this.clock.now(), this.key);
      return (await this.store.append(next)) ? undefined : overtaken;
    });
  }
}
