import { type Clock, succeed } from '@lintel/kernel';
import type { ClosedAccounts, FeedAddresses } from '@lintel/service-kit';
import { erase } from '../../domain/viewing-actions.js';
import type { Viewing } from '../../domain/viewing.js';
import type { ChangeViewing } from '../change-viewing.js';
import type { PersonStore, ViewingStore } from '../viewing-store.js';

/** Takes away what viewings say of a person (UK GDPR, article 17). Idempotent. */
export class ErasePersonHandler implements ClosedAccounts {
  constructor(
    private readonly viewings: ViewingStore,
    private readonly people: PersonStore,
    private readonly feeds: FeedAddresses,
    private readonly change: ChangeViewing,
    private readonly clock: Clock,
  ) {}

  /** Of an account, with those asked for without one with its address, and the address of its feed. */
  async ofAccount(accountId: string, email: string | null): Promise<void> {
    await this.feeds.erase(accountId);
    for (;;) {
      const own = await this.viewings.ofVisitor(accountId, email);
      if (own.length === 0) return;
      for (const viewing of own) await this.viewing(viewing);
    }
  }

  async has(accountId: string): Promise<boolean> {
    return (await this.people.find(accountId))?.closed ?? false;
  }

  erase(accountId: string): Promise<void> {
    return this.ofAccount(accountId, null);
  }

  async viewing(viewing: Viewing): Promise<void> {
    await this.change.write(
      viewing,
      async (current) =>
        succeed(
          current.erasedAt
            ? { viewing: current, facts: [], by: 'visitor' as const }
            : erase(current, this.clock.now()),
        ),
      null,
    );
  }
}
