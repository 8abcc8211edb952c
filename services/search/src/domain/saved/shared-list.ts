import { fail, type Result, succeed } from '@lintel/kernel';
import type { InputProblem } from '../search-input.js';

/** Who did something in a list: a name that they gave, and their account where they have one. */
export interface ListWriter {
  readonly name: string;
  readonly accountId: string | null;
}

export interface ListedHome {
  readonly listingId: number;
  /** As it was when it was added. */
  readonly title: string;
  readonly by: ListWriter;
  readonly at: Date;
}

export interface ListNote {
  readonly id: string;
  readonly listingId: number;
  readonly text: string;
  readonly by: ListWriter;
  readonly at: Date;
}

export const listVotes = ['yes', 'maybe', 'no'] as const;
export type ListVote = (typeof listVotes)[number];

export interface HomeVote {
  readonly listingId: number;
  readonly vote: ListVote;
  readonly by: ListWriter;
}

/** Homes that several people choose among: the one whose account it is, and whoever has its link. */
export interface SharedList {
  readonly id: string;
  readonly accountId: string;
  readonly version: number;
  readonly name: string;
  /** Of the secret that its link ends with; null while it has none. */
  readonly linkHash: string | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
  /** The last added first. */
  readonly homes: readonly ListedHome[];
  /** The first written first. */
  readonly notes: readonly ListNote[];
  readonly votes: readonly HomeVote[];
}

export const sharedListLimits = {
  lists: 20,
  homes: 100,
  notes: 500,
  /** Characters. */
  listName: 80,
  writerName: 40,
  note: 1000,
} as const;

/** A change of a list, or what is wrong with it. Null: it is so already. */
export type ListChange = (list: SharedList) => Result<SharedList | null, InputProblem[]>;

const wrong = (field: string, message: string): Result<never, InputProblem[]> => fail([{ field, message }]);

/** A line of text without what surrounds it. */
export function readLine(
  text: string,
  field: string,
  { what, most }: { readonly what: string; readonly most: number },
): Result<string, InputProblem[]> {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return wrong(field, `${what} is missing.`);
  return line.length <= most ? succeed(line) : wrong(field, `${what} has at most ${most} characters.`);
}

const notInList = wrong('listingId', 'This home is not in the list.');
const isIn = ({ homes }: SharedList, id: number): boolean => homes.some(({ listingId }) => listingId === id);

export const addHome =
  (home: ListedHome): ListChange =>
  (list) => {
    if (isIn(list, home.listingId)) return succeed(null);
    if (list.homes.length >= sharedListLimits.homes)
      return wrong('listingId', `A list has at most ${sharedListLimits.homes} homes. Remove one first.`);
    return succeed({ ...list, homes: [home, ...list.homes] });
  };

/** With what was written of it and how it was voted on. */
export const removeHomeFromList =
  (id: number): ListChange =>
  (list) => {
    if (!isIn(list, id)) return succeed(null);
    const others = <Of extends { readonly listingId: number }>(all: readonly Of[]) =>
      all.filter(({ listingId }) => listingId !== id);
    return succeed({
      ...list,
      homes: others(list.homes),
      notes: others(list.notes),
      votes: others(list.votes),
    });
  };

export const addNote =
  (note: ListNote): ListChange =>
  (list) => {
    if (!isIn(list, note.listingId)) return notInList;
    if (list.notes.length >= sharedListLimits.notes)
      return wrong('text', `A list has at most ${sharedListLimits.notes} notes. Remove one first.`);
    return succeed({ ...list, notes: [...list.notes, note] });
  };

export const removeNote =
  (id: string): ListChange =>
  (list) =>
    succeed(
      list.notes.some((note) => note.id === id)
        ? { ...list, notes: list.notes.filter((note) => note.id !== id) }
        : null,
    );

const isSame = (one: ListWriter, other: ListWriter): boolean =>
  one.accountId === other.accountId &&
  (one.accountId !== null || one.name.toLowerCase() === other.name.toLowerCase());

/** One vote a person and home; null takes it back. */
export const castVote =
  (listingId: number, vote: ListVote | null, by: ListWriter): ListChange =>
  (list) => {
    if (!isIn(list, listingId)) return notInList;
    const others = list.votes.filter((each) => each.listingId !== listingId || !isSame(each.by, by));
    if (vote !== null && others.filter((each) => each.listingId === listingId).length >= 20)
      return wrong('vote', 'A home has at most 20 votes.');
    return succeed({ ...list, votes: vote === null ? others : [...others, { listingId, vote, by }] });
  };

/** The list without all that an account wrote in it; homes that it added stay. */
export function withoutWriter(list: SharedList, accountId: string): SharedList {
  const byOthers = <Of extends { readonly by: ListWriter }>(all: readonly Of[]) =>
    all.filter(({ by }) => by.accountId !== accountId);
  return {
    ...list,
    notes: byOthers(list.notes),
    votes: byOthers(list.votes),
    homes: list.homes.map((home) =>
      home.by.accountId === accountId
        ? { ...home, by: { name: 'Somebody who left', accountId: null } }
        : home,
    ),
  };
}
