import type { Scene } from './ownership-scene.js';
import { noId, type OwnershipRow } from './row.js';

/** An invitation of the agent's agency, once the audit trail has it. */
async function recorded(scene: Scene) {
  const { id } = await scene.invited();
  for (;;) {
    const { auditTrail } = await scene.ask(
      'operations',
      'query ($subject: ID!) { auditTrail(subject: $subject) { entries { actor } } }',
      { subject: id },
    );
    if (auditTrail.entries.length > 0) return { id, actor: auditTrail.entries[0].actor as string };
  }
}

export const auditRows: readonly OwnershipRow[] = [
  {
    operation: 'Query.auditTrail',
    of: "what was done to an agency's invitation, and by whom",
    document:
      'query ($id: ID!, $actor: ID!) { auditTrail(subject: $id, actor: $actor) { entries { act } next } }',
    make: recorded,
    missing: () => [{ id: noId }, { actor: noId }],
    reachedBy: ['agent', 'operations'],
    notColleagues: true,
  },
];
