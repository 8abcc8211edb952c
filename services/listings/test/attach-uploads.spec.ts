import { systemClock, succeed } from '@lintel/kernel';
import type { AgencyLimits } from '@lintel/service-kit';
import { describe, expect, it } from '@jest/globals';
import { AttachUploadsHandler } from '../src/application/attach-uploads/attach-uploads.handler.js';
import { CreateListingHandler } from '../src/application/create-listing/create-listing.handler.js';
import { GivenMedia } from '../src/application/given-media.js';
import type { ListingForms } from '../src/application/listing-forms.js';
import { ListingContacts } from '../src/application/listing-contacts.js';
import type { ListingStore } from '../src/application/listing-store.js';
import type { UploadFacts } from '../src/application/upload-lookup.js';
import { changeContent, type Listing } from '../src/domain/listing.js';
import { mediaIds } from '../src/domain/media.js';
import { aListing, content } from './listing.fixture.js';

const image = { key: 'uploads/a', widths: [400], width: 400, height: 300, alt: '', placeholder: '' };
const upload = { id: 'a', agencyId: 'an-agency', kind: 'image', problem: null, document: null } as const;
const processing: UploadFacts = { ...upload, state: 'processing', image: null };
const ready: UploadFacts = { ...upload, state: 'ready', image };

/** One listing in memory; `before` happens before each write. */
class OneListing implements Partial<ListingStore> {
  constructor(
    public listing: Listing | null,
    private readonly before: (store: OneListing) => void = () => {},
  ) {}
  find = async () => this.listing;
  withUploads = async (ids: readonly string[]) =>
    this.listing && mediaIds(this.listing).some((id) => ids.includes(id)) ? [this.listing.id] : [];
  reserveIds = async () => 1;
  insert = async ([listing]: readonly Listing[]) => {
    this.before(this);
    this.listing = listing!;
    return true;
  };
  replace = async (before: Listing, after: Listing) => {
    this.before(this);
    if (this.listing!.version !== before.version) return false;
    this.listing = after;
    return true;
  };
}

const withPicture = (): Listing => ({ ...aListing(), gallery: [{ id: 'a', alt: 'The front' }] });
const attachTo = (store: OneListing, facts: () => UploadFacts[]) =>
  new AttachUploadsHandler(store as unknown as ListingStore, { find: async () => facts() }, systemClock);

describe('a file that is ready', () => {
  it('is attached although somebody saves the listing at the same moment, and nothing of that is lost', async () => {
    let saves = 0;
    const store = new OneListing(withPicture(), (own) => {
      if (saves++ > 2) return;
      const edited = { ...own.listing!.content, title: `Edit ${saves}` };
      const saved = changeContent(own.listing!, edited, { by: 'an-agent', at: new Date() });
      if (saved.ok) own.listing = saved.value;
    });
    await attachTo(store, () => [ready]).handle(['a']);
    expect(store.listing!.content).toMatchObject({
      title: 'Edit 3',
      images: [{ ...image, alt: 'The front' }],
    });
  });

  it('changes nothing a second time, and nothing of listings without it', async () => {
    const store = new OneListing(withPicture());
    const attach = attachTo(store, () => [ready]);
    await attach.handle(['a']);
    await attach.handle(['a', 'b']);
    expect(store.listing!.version).toBe(2);
  });

  it('is attached to a listing that was being made while it became ready', async () => {
    let now = processing;
    const store = new OneListing(null, () => {
      now = ready;
    });
    const uploads = { find: async () => [now] };
    const create = new CreateListingHandler(
      store as unknown as ListingStore,
      store as unknown as ListingStore,
      new GivenMedia(
        uploads,
        attachTo(store, () => [now]),
      ),
      { discard: async () => false } as unknown as ListingForms,
      { locate: () => undefined, measure: () => null },
      new ListingContacts({} as never, {} as never),
      { count: async () => succeed(null) } as unknown as AgencyLimits,
      systemClock,
    );
    const { title, description, address, price, agent } = content;
    const input = { title, description, address, price, agent, images: [{ id: 'a' }] };
    await create.handle(input, { subject: 'an-agent', role: 'agent', agencyId: 'an-agency' });
    expect(store.listing!.content.images).toEqual([image]);
  });

  it('is taken from the public again when it is gone', async () => {
    const store = new OneListing(withPicture());
    await attachTo(store, () => [ready]).handle(['a']);
    await attachTo(store, () => []).handle(['a']);
    expect(store.listing!.content.images).toEqual([]);
    expect(store.listing!.gallery).toHaveLength(1);
  });
});
