import { published } from './listings.js';
import type { Scene } from './ownership-scene.js';
import { nobody, noSuch, type OwnershipRow, type Variables } from './row.js';

export const startBulkChange =
  'mutation ($input: BulkChangeInput!) { startBulkChange(input: $input) { id state total } }';

/** A change of many listings, once it is done. */
export async function bulkChange(
  scene: Scene,
  ids: readonly unknown[],
  by: 'agent' | 'anotherAgency' = 'agent',
  edit: object = { status: 'underOffer' },
): Promise<{ readonly id: string; readonly failed: readonly { message: string }[] }> {
  const { id } = (await scene.ask(by, startBulkChange, { input: { ids, ...edit } })).startBulkChange;
  for (;;) {
    const { bulkChange: change } = await scene.ask(
      by,
      'query ($id: ID!) { bulkChange(id: $id) { state failed { message } } }',
      { id },
    );
    if (change.state === 'done') return { id, failed: change.failed };
  }
}

const done = async (scene: Scene): Promise<Variables> => ({
  id: (await bulkChange(scene, [(await published(scene))['id']])).id,
});

export const bulkRows: readonly OwnershipRow[] = [
  {
    // What becomes of the listing is found out later, and told to nobody but who began it.
    operation: 'Mutation.startBulkChange',
    of: 'a listing of the agency, which others cannot change',
    document:
      'mutation ($id: Int!) { startBulkChange(input: { ids: [$id], status: underOffer }) { state total done } }',
    make: published,
    missing: noSuch().listing,
    reachedBy: nobody,
    async unharmed(scene, caller, { id }) {
      if (caller !== 'anotherAgency') return;
      const { failed } = await bulkChange(scene, [id], caller);
      if (failed[0]?.message !== `There is no listing ${String(id)}.`)
        throw new Error(`${caller} was told: ${JSON.stringify(failed)}`);
    },
  },
  {
    operation: 'Query.bulkChange',
    of: "a change of the agency's listings",
    document: 'query ($id: ID!) { bulkChange(id: $id) { state total done failed { listingId } } }',
    make: done,
    missing: noSuch().id,
    reachedBy: ['agent'],
  },
  {
    operation: 'Mutation.undoBulkChange',
    of: "a change of the agency's listings",
    document: 'mutation ($id: ID!) { undoBulkChange(id: $id) { state } }',
    make: done,
    missing: noSuch().id,
    reachedBy: ['agent'],
  },
];
