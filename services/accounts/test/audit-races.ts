import { type CloudEvent, findEventDefinition } from '@lintel/contracts';
import { systemClock } from '@lintel/kernel';
import type { Documents } from '@lintel/platform/documents';
import { SealKey } from '@lintel/service-kit';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { AuditRepository } from '../src/adapters/documents/audit.repository.js';
import { registerAuditModel } from '../src/adapters/documents/audit.schema.js';
import { beginning, faultOf } from '../src/application/audit-trail/chain.js';
import { RecordActsHandler } from '../src/application/audit-trail/record-acts.handler.js';

const type = 'lintel.listing.updated.v1';
const event = (id: number): CloudEvent =>
  ({
    id: `event-${id}`,
    type,
    subject: String(id % 50),
    time: '2026-03-02T09:30:00.000Z',
    actor: 'agent-1',
    actorrole: 'agent',
    data: findEventDefinition(type)!.example,
  }) as CloudEvent;

/** What several replicas make of the trail, on any documents. */
export function auditRaces(open: () => Promise<{ readonly documents: Documents; dispose(): Promise<void> }>) {
  let opened: Awaited<ReturnType<typeof open>>;
  let store: AuditRepository;
  const key = new SealKey('a secret for tests that is long enough');
  beforeEach(async () => {
    opened = await open();
    store = new AuditRepository(registerAuditModel(opened.documents.connection));
    await opened.documents.syncIndexes();
  });
  afterEach(() => opened?.dispose());

  it('several that record the same events at once make one chain, with each event once', async () => {
    const replicas = [1, 2, 3, 4].map(() => new RecordActsHandler(store, key, systemClock));
    const batches = Array.from({ length: 20 }, (_, batch) =>
      Array.from({ length: 10 }, (__, index) => event(batch * 5 + index)),
    );
    await Promise.all(replicas.flatMap((replica) => batches.map((batch) => replica.handle(batch))));
    const entries = await store.walk(1, 1000);
    expect(new Set(entries.map(({ eventId }) => eventId)).size).toBe(105);
    expect(entries).toHaveLength(105);
    let last = beginning;
    for (const entry of entries) {
      expect(faultOf(entry, last, key)).toBeNull();
      last = entry;
    }
  });
}
