import { outboxFields, outboxIndex, type WithOutbox } from '@lintel/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';
import type { HiddenHome } from '../../application/saved/home-mark-store.js';
import type { HomeNote } from '../../domain/saved/home-mark.js';
import type { KnownHome } from '../../domain/saved/known-home.js';
import type { SavedHome } from '../../domain/saved/saved-home.js';
import type { SharedList } from '../../domain/saved/shared-list.js';
import type { SavedSearch } from '../../domain/saved/saved-search.js';

export type SavedHomeRecord = SavedHome & WithOutbox & { readonly _id: string };

/** What the telling of a search's matches is kept by, beside what its owner sees of it ([docs/adr/0012](../../../../../docs/adr/0012-matches-are-told-once.md)). */
export interface DigestRecord {
  /** Set while there may be matches to tell of: since when the oldest waits. */
  readonly waitingSince?: Date;
  /** How often matches were added. */
  readonly additions: number;
  /** The number of the last attempt to tell, and who is at it. */
  readonly attempt: number;
  readonly attemptBy: string | null;
  /** The attempt whose event was written last. */
  readonly lastDigest: number;
}

export type SavedSearchRecord = Omit<SavedSearch, 'id'> &
  DigestRecord &
  WithOutbox & {
    readonly _id: string;
    /** Null once it is deleted. */
    readonly asksFor: string | null;
  };

/** A home that is news for a search. */
export interface MatchRecord {
  readonly _id: string;
  readonly searchId: string;
  readonly listingId: number;
  /** Of the listing's last event that made it so. */
  readonly sequence: number;
  readonly foundAt: Date;
  /** The attempt that is telling it; 0 while it waits. */
  readonly digest: number;
  readonly told: boolean;
}

export interface HiddenHomeRecord extends HiddenHome {
  readonly _id: string;
  readonly accountId: string;
}

export interface HomeNoteRecord extends HomeNote {
  readonly _id: string;
  readonly accountId: string;
}

export interface SharedListRecord extends Omit<SharedList, 'id' | 'linkHash'> {
  readonly _id: string;
  /** Of a list without a link, a text that no hash is. */
  readonly linkHash: string;
  /** The accounts that wrote in it. */
  readonly writers: readonly string[];
}

export type KnownHomeRecord = Omit<KnownHome, 'id'> & { readonly _id: number };

const id = { type: String, required: true } as const;
const text = { type: String, required: true } as const;
const number = { type: Number, required: true } as const;
const date = { type: Date, required: true } as const;
const mixed = Schema.Types.Mixed;
const options = { versionKey: false, minimize: false } as const;

const homes = new Schema(
  {
    _id: id,
    ...outboxFields,
    accountId: text,
    listingId: number,
    state: text,
    savedAt: date,
    changedAt: date,
    title: text,
    told: { type: mixed, required: true },
    listingSequence: number,
  },
  { ...options, collection: 'saved-properties' },
);
homes.index(...outboxIndex);
// The saved homes of an account, the last saved first, and their number.
homes.index({ accountId: 1, state: 1, savedAt: -1, listingId: -1 }, { name: 'account' });
// Who is told that a home has changed.
homes.index({ listingId: 1, state: 1 }, { name: 'listing' });

const searches = new Schema(
  {
    _id: id,
    ...outboxFields,
    accountId: text,
    state: text,
    // Empty once deleted, which `required` would refuse.
    name: { type: String, default: '' },
    listingType: text,
    criteria: { type: mixed, default: {} },
    propertyTypes: { type: [String], default: [] },
    area: { type: mixed, default: null },
    wishes: { type: mixed, default: null },
    alertFrequency: text,
    createdAt: date,
    changedAt: date,
    alertsSince: date,
    asksFor: { type: String, default: null },
    waitingSince: { type: Date },
    additions: { type: Number, default: 0 },
    attempt: { type: Number, default: 0 },
    attemptBy: { type: String, default: null },
    lastDigest: { type: Number, default: 0 },
  },
  { ...options, collection: 'saved-searches' },
);
searches.index(...outboxIndex);
// The saved searches of an account, the last saved first, and their number.
searches.index({ accountId: 1, state: 1, createdAt: -1 }, { name: 'account' });
// That an account asks for the same homes once.
searches.index(
  { accountId: 1, asksFor: 1 },
  { name: 'same', unique: true, partialFilterExpression: { asksFor: { $gt: '' } } },
);
// What each process that matches listings has not read yet, and what was deleted long ago.
searches.index({ changedAt: 1, _id: 1 }, { name: 'changes' });
// Searches of one frequency that have something to tell, in pages.
searches.index(
  { alertFrequency: 1, _id: 1 },
  { name: 'waiting', partialFilterExpression: { waitingSince: { $gt: new Date(0) } } },
);

const matches = new Schema(
  {
    _id: id,
    searchId: text,
    listingId: number,
    sequence: number,
    foundAt: date,
    digest: { type: Number, default: 0 },
    told: { type: Boolean, default: false },
  },
  { ...options, collection: 'saved-search-matches' },
);
// What of a search is still to be told, and which attempt is telling it.
matches.index({ searchId: 1, told: 1, digest: 1 }, { name: 'search' });

const known = new Schema(
  {
    _id: number,
    sequence: number,
    home: { type: mixed, required: true },
    removedAt: { type: Date, default: null },
  },
  { ...options, collection: 'known-homes' },
);

const hidden = new Schema(
  { _id: id, accountId: text, listingId: number, hiddenAt: date },
  { ...options, collection: 'hidden-homes' },
);
// What an account has hidden, the last hidden first.
hidden.index({ accountId: 1, hiddenAt: -1 }, { name: 'account' });
// Who is told nothing of a home.
hidden.index({ listingId: 1, accountId: 1 }, { name: 'listing' });

const notes = new Schema(
  { _id: id, accountId: text, listingId: number, text, changedAt: date },
  { ...options, collection: 'home-notes' },
);
// The notes of an account, the last written first.
notes.index({ accountId: 1, changedAt: -1 }, { name: 'account' });

const lists = new Schema(
  {
    ...{ _id: id, accountId: text, version: number, name: text, linkHash: text },
    ...{ createdAt: date, changedAt: date, writers: { type: [String], default: [] } },
    ...{ homes: { type: [mixed], default: [] }, notes: { type: [mixed], default: [] } },
    votes: { type: [mixed], default: [] },
  },
  { ...options, collection: 'shared-lists' },
);
// The list that a link is of.
lists.index({ linkHash: 1 }, { name: 'link', unique: true });
// The lists of an account, the last made first, and their number.
lists.index({ accountId: 1, createdAt: -1 }, { name: 'account' });
// The lists that an account wrote in, when it is closed.
lists.index({ writers: 1 }, { name: 'writers' });

export interface SavedModels {
  readonly homes: Model<SavedHomeRecord>;
  readonly searches: Model<SavedSearchRecord>;
  readonly matches: Model<MatchRecord>;
  readonly known: Model<KnownHomeRecord>;
  readonly hidden: Model<HiddenHomeRecord>;
  readonly notes: Model<HomeNoteRecord>;
  readonly lists: Model<SharedListRecord>;
}

export function registerSavedModels(connection: Connection): SavedModels {
  const model = <Kept>(name: string, schema: Schema) =>
    connection.model(name, schema) as unknown as Model<Kept>;
  return {
    homes: model('SavedProperty', homes),
    searches: model('SavedSearch', searches),
    matches: model('SavedSearchMatch', matches),
    known: model('KnownHome', known),
    hidden: model('HiddenHome', hidden),
    notes: model('HomeNote', notes),
    lists: model('SharedList', lists),
  };
}
