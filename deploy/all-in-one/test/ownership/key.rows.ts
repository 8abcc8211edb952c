import type { Scene } from './ownership-scene.js';
import { noSuch, type OwnershipRow, type Variables } from './row.js';

async function key(scene: Scene): Promise<Variables> {
  const { createApiKey } = await scene.ask(
    'agent',
    'mutation { createApiKey(input: { name: "A feed", scopes: ["events:read"] }) { apiKey { id } } }',
    {},
  );
  return { id: createApiKey.apiKey.id as string };
}

const ofOwners = {
  of: "a key of the agent's agency",
  make: key,
  missing: noSuch().id,
  reachedBy: ['agent', 'operations'],
  notColleagues: true,
} as const;

export const keyRows: readonly OwnershipRow[] = [
  {
    operation: 'Mutation.rotateApiKey',
    document: 'mutation ($id: ID!) { rotateApiKey(id: $id) { apiKey { id } } }',
    ...ofOwners,
  },
  {
    operation: 'Mutation.revokeApiKey',
    document: 'mutation ($id: ID!) { revokeApiKey(id: $id) { revokedAt } }',
    ...ofOwners,
  },
];
