import { type CloudEvent, listingTopic } from '@lintel/contracts';
import { openDocuments, openEventBus } from '@lintel/platform/adapters';
import { ProjectionRebuild } from '@lintel/service-kit';
import { aListing, aListingEvent, aRemovalEvent, type Harness, startHarness } from '@lintel/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ListingRepository } from '../src/adapters/documents/known.repositories.js';
import { registerKnown } from '../src/adapters/documents/known.schema.js';
import { knownListings } from '../src/adapters/documents/known-listings.js';

let harness: Harness;
beforeEach(async () => {
  harness = await startHarness();
});
afterEach(() => harness.dispose());

const listed = (id: number, title: string, email = 'agent@example.org'): CloudEvent =>
  aListingEvent(aListing({ id, title, agent: { ...aListing().agent, email } }));

describe('what messaging knows of listings is made anew', () => {
  it('from the topic; what that no longer says, or says no longer rightly, is taken along', async () => {
    const documents = await openDocuments(harness.settings, 'messaging');
    harness.onDispose(() => documents.close());
    const projection = knownListings(registerKnown(documents.connection).listings);
    await documents.syncIndexes();
    const bus = await openEventBus(harness.settings, 'messaging');
    harness.onDispose(() => bus.close());
    await bus.ensureTopics([listingTopic]);
    const both = [listed(1, 'One'), listed(2, 'Two', 'closed@example.org')];
    await bus.publish(listingTopic.name, [...both, aRemovalEvent(3, 2)]);
    await projection.projectInto(projection.model)([...both, listed(3, 'Three'), aRemovalEvent(3, 2)]);
    const listings = new ListingRepository(projection.model);
    const [asItWas, removed] = [(await listings.find(1))!, (await listings.find(3))!];
    expect(removed).toMatchObject({ removed: true, facts: { title: 'Three' } });
    // An account was closed, of which the topic of listings hears later.
    await listings.forgetContact('closed@example.org');
    const forgotten = (await listings.find(2))!;
    await projection.model.updateOne({ _id: 1 }, { $set: { 'facts.title': 'Spoilt' } });
    const ids = { next: () => 'one' };
    expect(
      await new ProjectionRebuild({ documents, bus, ids, service: 'messaging' }).handle(projection),
    ).toBe(3);
    expect([...(await listings.findMany([1, 2, 3])).values()]).toEqual([asItWas, forgotten, removed]);
    expect(forgotten.facts!.agentEmail).toBe('');
  });
});
