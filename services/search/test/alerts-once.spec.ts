import { setImmediate as turn } from 'node:timers/promises';
import { uuidV7Source } from '@lintel/kernel';
import { EventComposer } from '@lintel/service-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DigestRepository } from '../src/adapters/documents/digest.repository.js';
import { MatchRepository } from '../src/adapters/documents/match.repository.js';
import { registerSavedModels, type SavedModels } from '../src/adapters/documents/saved.schema.js';
import { SavedSearchRepository } from '../src/adapters/documents/saved-search.repository.js';
import { MatchListingsHandler } from '../src/application/match-listings/match-listings.handler.js';
import { SearchBook } from '../src/application/match-listings/search-book.js';
import { TellMatchesHandler } from '../src/application/tell-matches/tell-matches.handler.js';
import { anEvent, type SavedScene, startSavedScene } from './saved.fixture.js';

let scene: SavedScene;
let models: SavedModels;
beforeEach(async () => {
  scene = await startSavedScene();
  models = registerSavedModels((await scene.harness.documents('search')).connection);
});
afterEach(() => scene.harness.dispose());

class Killed extends Error {}

/** A store whose process is killed at its nth call, before or after that has done its work. */
function killedAt<Store extends object>(store: Store, nth: number, when: 'before' | 'after'): Store {
  let calls = 0;
  return new Proxy(store, {
    get(target, name) {
      const method = Reflect.get(target, name) as unknown;
      if (typeof method !== 'function') return method;
      return (...given: unknown[]) => {
        calls += 1;
        if (calls > nth) throw new Killed();
        if (calls < nth) return method.apply(target, given) as unknown;
        if (when === 'before') throw new Killed();
        const answer = method.apply(target, given) as Promise<unknown> | AsyncIterable<unknown>;
        if (Symbol.asyncIterator in answer) return answer;
        return answer.then(() => {
          throw new Killed();
        });
      };
    },
  });
}

const composer = () => {
  const { clock } = scene.harness;
  return new EventComposer('/services/search', uuidV7Source(clock), clock);
};
const digestStore = () => new DigestRepository(models, composer(), { nudge: () => undefined });
const noMarks = { hiddenAmong: async () => new Set<string>() };
const matchStore = () => new MatchRepository(models);
const teller = (digests: DigestRepository) =>
  new TellMatchesHandler(
    digests,
    matchStore(),
    noMarks,
    uuidV7Source(scene.harness.clock),
    scene.harness.clock,
  );
/** How often each home was told of. */
const tellings = () => {
  const counts: Record<number, number> = {};
  for (const { homes } of scene.matched()) for (const { id } of homes) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
};
const once = (ids: readonly number[]) => Object.fromEntries(ids.map((id) => [id, 1]));

describe('a process that is killed while it tells', () => {
  it('loses no home and has none told of twice, wherever it stops', async () => {
    await scene.saveSearch();
    const ids: number[] = [];
    let last = 0;
    const listedAnew = async () => {
      await scene.listed((last += 1));
      return last;
    };
    let survived = 0;
    for (let nth = 1; survived < 2; nth += 1)
      for (const when of ['before', 'after'] as const) {
        ids.push(await listedAnew());
        // Another is no news any more, which is a step of its own.
        await scene.removed(await listedAnew(), 2);
        try {
          await teller(killedAt(digestStore(), nth, when)).handle('daily', scene.harness.clock.now());
          survived += 1;
        } catch (error) {
          expect(error).toBeInstanceOf(Killed);
          // What comes in the meantime is told too.
          ids.push(await listedAnew());
        }
        await scene.search.tellNow('daily');
        await scene.settle();
        expect([`killed ${when} call ${nth}`, tellings()]).toEqual([`killed ${when} call ${nth}`, once(ids)]);
      }
    expect(ids.length).toBeGreaterThan(16);
  });
});

describe('a process that is killed while it matches', () => {
  it('finds the same when the events come again, and nothing twice', async () => {
    const { clock } = scene.harness;
    await scene.saveSearch();
    const ids: number[] = [];
    for (let nth = 1; nth <= 4; nth += 1)
      for (const when of ['before', 'after'] as const) {
        const event = anEvent(ids.push(ids.length + 1), clock.now());
        const searches = new SavedSearchRepository(models, composer(), { nudge: () => undefined });
        // The same store counts the calls of both.
        const killed = killedAt(
          { ...bound(matchStore()), noteMatches: searches.noteMatches.bind(searches) },
          nth,
          when,
        );
        const handler = new MatchListingsHandler(
          new SearchBook(searches, clock),
          killed,
          killed as never,
          clock,
        );
        await expect(handler.handle([event])).rejects.toThrow(Killed);
        await scene.publish(event);
        await scene.search.tellNow('daily');
        await scene.settle();
        expect([`killed ${when} call ${nth}`, tellings()]).toEqual([`killed ${when} call ${nth}`, once(ids)]);
      }
  });
});

describe('replicas', () => {
  it('that tell at once make one e-mail for each search', async () => {
    const others = [await scene.replica(), await scene.replica()];
    for (let beds = 0; beds < 2; beds += 1)
      for (let tube = 1; tube <= 20; tube += 1)
        await scene.saveSearch({ criteria: { beds: beds || null, maxTubeDistance: tube } });
    await scene.listed(1);
    const told = await Promise.all([scene.search, ...others].map((each) => each.tellNow('daily')));
    expect(told.reduce((sum, count) => sum + count, 0)).toBe(40);
    await scene.settle();
    expect(new Set(scene.matched().map(({ id }) => id)).size).toBe(40);
    expect(scene.matched()).toHaveLength(40);
  });

  it('tell of every home once while others match and change', async () => {
    const other = await scene.replica();
    const { id } = await scene.saveSearch({ alertFrequency: 'instant' });
    const ids = Array.from({ length: 30 }, (_, n) => n + 1);
    const rename = (name: string) =>
      scene.ask('mutation ($id: ID!, $name: String!) { renameSavedSearch(id: $id, name: $name) { id } }', {
        id,
        name,
      });
    const publish = async () => {
      for (const home of ids) {
        await scene.harness.bus.publish('lintel.listing', [anEvent(home, scene.harness.clock.now())]);
        await scene.harness.bus.drain();
        if (home % 5 === 0) await rename(`Name ${home}`);
      }
    };
    let isPublishing = true;
    const tell = async (search: typeof other) => {
      for (; isPublishing; await turn()) await search.tellNow('instant');
    };
    await Promise.all([publish().finally(() => (isPublishing = false)), tell(scene.search), tell(other)]);
    await scene.search.tellNow('instant');
    await scene.settle();
    // What one e-mail could not show it counted.
    const more = scene.matched().reduce((sum, email) => sum + email.more, 0);
    expect(Object.keys(tellings()).length + more).toBe(ids.length);
    expect(new Set(Object.values(tellings()))).toEqual(new Set([1]));
    expect(scene.matched().length).toBeGreaterThan(1);
  });

  it('lets a slow one, whose search another has taken over, write nothing', async () => {
    await scene.saveSearch();
    await scene.listed(1);
    const slow = digestStore();
    const overtaken = killedAt(slow, 1000, 'before');
    const publish = slow.publish.bind(slow);
    slow.publish = async (...given) => {
      await scene.search.tellNow('daily');
      return publish(...given);
    };
    expect(await teller(overtaken).handle('daily', scene.harness.clock.now())).toBe(0);
    await scene.settle();
    expect(tellings()).toEqual({ 1: 1 });
  });
});

const bound = (store: MatchRepository) => ({
  add: store.add.bind(store),
  knownHomes: store.knownHomes.bind(store),
  keepKnown: store.keepKnown.bind(store),
});
