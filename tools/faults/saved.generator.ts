import type { QuietHome } from './homes.ts';
import type { People, Person } from './people.ts';
import type { Random } from './random.ts';
import { type Frequency, frequencies, type SavedLedger, type SavedSearchLine } from './saved.ledger.ts';

const SAVE = 'mutation ($id: Int!) { outcome: saveProperty(id: $id) }';
const UNSAVE = 'mutation ($id: Int!) { outcome: unsaveProperty(id: $id) }';
const CREATE = 'mutation ($input: SavedSearchInput!) { outcome: createSavedSearch(input: $input) { id } }';
const RENAME =
  'mutation ($id: ID!, $name: String!) { outcome: renameSavedSearch(id: $id, name: $name) { id } }';
const FREQUENCY =
  'mutation ($id: ID!, $frequency: AlertFrequency!) { outcome: changeAlertFrequency(id: $id, frequency: $frequency) { id } }';
const DELETE = 'mutation ($id: ID!) { outcome: deleteSavedSearch(id: $id) }';

/** Above what any home of a run costs: nobody is told of a find. */
const DEAR = 900_000_000;

export interface SavedGeneratorOptions {
  readonly homes: readonly QuietHome[];
  readonly seed: number;
  readonly ledger: SavedLedger;
}

/** What people with accounts keep: homes, and searches. */
export class SavedGenerator {
  readonly #options: SavedGeneratorOptions;
  #keys = 0;

  constructor(options: SavedGeneratorOptions) {
    this.#options = options;
  }

  /** One thing that somebody does. Nothing else is under way of theirs. */
  async act(who: Person, people: People, random: Random): Promise<void> {
    const { homes, ledger } = this.#options;
    const searches = ledger.searchesOf(who.line);
    const change = random.weighted({
      home: 3,
      search: 1,
      ...(searches.length > 0 ? { rename: 0.5, frequency: 0.5, delete: 0.5 } : {}),
    });
    if (change === 'home') await this.#turn(who, people, random.pick(homes).id);
    else if (change === 'search') await this.#create(who, people, random.pick(frequencies));
    else await this.#change(who, people, random.pick(searches), change, random);
  }

  /** Saves a home, or one that is saved no more. */
  async #turn(who: Person, people: People, id: number): Promise<void> {
    const { ledger } = this.#options;
    const { line } = who;
    const before = ledger.homesOf(line).filter(({ isSaved }) => isSaved);
    const kept = before.some(({ listingId }) => listingId === id);
    const { data, message } = await people.ask<{ readonly outcome: readonly number[] }>(
      who,
      kept ? UNSAVE : SAVE,
      { id },
      () => ledger.tally.sentAgain(kept ? 'home not saved any more' : 'home saved'),
    );
    if (!data)
      return void ledger.contradictions.push(
        `${line.email} could not keep home ${id}, or let it go: ${message}`,
      );
    ledger.turned(line, id);
    const due = ledger.homesOf(line).flatMap(({ listingId, isSaved }) => (isSaved ? [listingId] : []));
    if (inOrder(due) !== inOrder(data.outcome))
      ledger.contradictions.push(
        `${line.email} keeps ${inOrder(due)}, and was answered ${inOrder(data.outcome)}`,
      );
  }

  async #create(who: Person, people: People, frequency: Frequency): Promise<void> {
    const { ledger, seed } = this.#options;
    const n = this.#keys++;
    const name = `Search ${seed}-${n}`;
    const { data, message } = await people.ask<{ readonly outcome: { readonly id: string } }>(
      who,
      CREATE,
      { input: { name, listingType: 'sale', criteria: { minPrice: DEAR + n }, alertFrequency: frequency } },
      () => ledger.tally.sentAgain('search saved'),
    );
    if (data) ledger.created({ owner: who.line, id: data.outcome.id, name, frequency });
    else ledger.contradictions.push(`${who.line.email} could not save ‘${name}’: ${message}`);
  }

  async #change(
    who: Person,
    people: People,
    line: SavedSearchLine,
    change: 'rename' | 'frequency' | 'delete',
    random: Random,
  ): Promise<void> {
    const { ledger, seed } = this.#options;
    const { id } = line;
    const name = `Search ${seed}-${this.#keys++}`;
    const frequency = random.pick(frequencies.filter((one) => one !== line.frequency));
    const [query, variables, to] = {
      rename: [RENAME, { id, name }, { name }] as const,
      frequency: [FREQUENCY, { id, frequency }, { frequency }] as const,
      delete: [DELETE, { id }, { isDeleted: true }] as const,
    }[change];
    const { code, message } = await people.ask(who, query, variables, () =>
      ledger.tally.sentAgain(change === 'delete' ? 'search deleted' : 'saved search changed'),
    );
    if (code === undefined) ledger.changed(line, to);
    else ledger.contradictions.push(`saved search ${id} could not be changed (${change}): ${message}`);
  }
}

const inOrder = (ids: readonly number[]): string => ids.toSorted((one, other) => one - other).join(', ');
