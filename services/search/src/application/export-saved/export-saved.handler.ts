import type { FeedAddresses } from '@lintel/service-kit';
import { mostSavedHomes } from '../../domain/saved/saved-home.js';
import type { HomeMarkStore } from '../saved/home-mark-store.js';
import type { SavedHomeStore } from '../saved/saved-home-store.js';
import type { SharedListStore } from '../saved/shared-list-store.js';
import type { SavedSearchStore } from '../saved/saved-search-store.js';

/** All that is kept of an account's saved and hidden homes, notes and searches, as JSON for people. */
export class ExportSavedHandler {
  constructor(
    private readonly homes: SavedHomeStore,
    private readonly marks: HomeMarkStore,
    private readonly lists: SharedListStore,
    private readonly searches: SavedSearchStore,
    private readonly feeds: FeedAddresses,
  ) {}

  async handle(accountId: string): Promise<string> {
    const [homes, hidden, notes, lists, others, searches, feeds] = await Promise.all([
      // Twice as many as allowed: those that requests at the same time added beyond the limit are exported too.
      this.homes.page(accountId, 2 * mostSavedHomes, null),
      this.marks.hidden(accountId),
      this.marks.notes(accountId),
      this.lists.ofAccount(accountId),
      this.lists.writtenBy(accountId),
      this.searches.ofAccount(accountId),
      this.feeds.ofAccount(accountId),
    ]);
    const saved = {
      savedHomes: homes.map(({ listingId, title, savedAt, told }) => ({
        id: listingId,
        title,
        savedAt: savedAt.toISOString(),
        lastTold: told,
      })),
      hiddenHomes: hidden.map(({ listingId, hiddenAt }) => ({
        id: listingId,
        hiddenAt: hiddenAt.toISOString(),
      })),
      notesOnHomes: notes.map(({ listingId, text, changedAt }) => ({
        id: listingId,
        text,
        changedAt: changedAt.toISOString(),
      })),
      sharedLists: lists.map((list) => ({
        name: list.name,
        createdAt: list.createdAt.toISOString(),
        hasLink: list.linkHash !== null,
        homes: list.homes.map(({ listingId, title, by, at }) => ({
          ...{ id: listingId, title, addedBy: by.name, addedAt: at.toISOString() },
        })),
        notes: list.notes.map(({ listingId, text, by, at }) => ({
          ...{ home: listingId, text, by: by.name, at: at.toISOString() },
        })),
        votes: list.votes.map(({ listingId, vote, by }) => ({ home: listingId, vote, by: by.name })),
      })),
      writtenInListsOfOthers: others.map((list) => ({
        notes: list.notes
          .filter(({ by }) => by.accountId === accountId)
          .map(({ listingId, text, at }) => ({ home: listingId, text, at: at.toISOString() })),
        votes: list.votes
          .filter(({ by }) => by.accountId === accountId)
          .map(({ listingId, vote }) => ({ home: listingId, vote })),
      })),
      savedSearches: searches.map((search) => ({
        id: search.id,
        name: search.name,
        listingType: search.listingType,
        criteria: search.criteria,
        propertyTypes: search.propertyTypes,
        area: search.area,
        wishes: search.wishes,
        alertFrequency: search.alertFrequency,
        createdAt: search.createdAt.toISOString(),
        alertsSince: search.alertsSince.toISOString(),
        feedMadeAt: feeds.find((feed) => feed.of === search.id)?.madeAt.toISOString() ?? null,
      })),
    };
    return JSON.stringify(saved, null, 2);
  }
}
