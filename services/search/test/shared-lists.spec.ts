import { accountClosed } from '@lintel/contracts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { anEvent, anna, ben, type SavedScene, startSavedScene } from './saved.fixture.js';

let scene: SavedScene;
beforeEach(async () => {
  scene = await startSavedScene();
  await scene.publish(...[1, 2, 3].map((id) => anEvent(id, scene.harness.clock.now())));
});
afterEach(() => scene.harness.dispose());

const fields = `id name total hasLink isOwner
  homes { id title addedBy listing { id status } notes { id text by } votes { vote by } }`;
type As = typeof anna | null;

async function make(name = 'Us in Balham', as: As = anna) {
  const { made } = await scene.ask(
    `mutation ($name: String!) { made: createSharedList(name: $name) { path list { ${fields} } } }`,
    { name },
    as,
  );
  return { id: made.list.id as string, token: (made.path as string).replace('/lists/', '') };
}
const read = async (list: object, as: As = null) =>
  (await scene.ask(`query ($list: SharedListKey!) { sharedList(list: $list) { ${fields} } }`, { list }, as))
    .sharedList;
const args = '$list: SharedListKey!, $listingId: Int!, $name: String!';
const adding = `mutation (${args}) { list: addToSharedList(list: $list, listingId: $listingId, name: $name) { ${fields} } }`;
const writing = `mutation (${args}, $text: String!) { list: writeInSharedList(list: $list, listingId: $listingId, name: $name, text: $text) { ${fields} } }`;
const voting = `mutation (${args}, $vote: SharedListVote) { list: voteInSharedList(list: $list, listingId: $listingId, name: $name, vote: $vote) { ${fields} } }`;
const add = async (list: object, listingId: number, name = 'Tom', as: As = null) =>
  (await scene.ask(adding, { list, listingId, name }, as)).list;
const write = async (list: object, listingId: number, text: string, name = 'Tom', as: As = null) =>
  (await scene.ask(writing, { list, listingId, text, name }, as)).list;
const vote = async (list: object, listingId: number, cast: string | null, name = 'Tom', as: As = null) =>
  (await scene.ask(voting, { list, listingId, vote: cast, name }, as)).list;

describe('a shared list', () => {
  it('is read, added to, written in and voted on by whoever has its link, under the name they give', async () => {
    const { id, token } = await make();
    await add({ id }, 1, 'Anna', anna);
    await add({ token }, 2);
    await write({ token }, 1, '<b>Loud</b>', '  Tom  ');
    await vote({ token }, 1, 'no');
    await vote({ token }, 1, 'maybe', 'TOM');
    const list = await vote({ id }, 1, 'yes', 'Anna', anna);
    expect(list).toMatchObject({
      name: 'Us in Balham',
      isOwner: true,
      total: 2,
      homes: [
        { id: 2, addedBy: 'Tom', notes: [], votes: [] },
        {
          id: 1,
          addedBy: 'Anna',
          notes: [{ text: '<b>Loud</b>', by: 'Tom' }],
          votes: [
            { vote: 'maybe', by: 'TOM' },
            { vote: 'yes', by: 'Anna' },
          ],
        },
      ],
    });
    expect(await read({ token })).toEqual({ ...list, isOwner: false });
  });

  it('keeps what several write at once', async () => {
    const { token } = await make();
    await add({ token }, 1);
    await Promise.all(Array.from({ length: 8 }, (_, n) => write({ token }, 1, `Note ${n}`)));
    expect((await read({ token })).homes[0].notes).toHaveLength(8);
  });

  it('loses a home with what was written of it, and a note alone', async () => {
    const { token } = await make();
    await add({ token }, 1);
    await add({ token }, 2);
    const [, first] = (await write({ token }, 1, 'Loud')).homes;
    await write({ token }, 2, 'Dear');
    const noteOut = `mutation ($list: SharedListKey!, $noteId: ID!) { list: removeSharedListNote(list: $list, noteId: $noteId) { ${fields} } }`;
    const { list } = await scene.ask(noteOut, { list: { token }, noteId: first.notes[0].id }, null);
    expect(list.homes.map(({ notes }: { notes: unknown[] }) => notes.length)).toEqual([1, 0]);
    const homeOut = `mutation ($list: SharedListKey!, $listingId: Int!) { list: removeFromSharedList(list: $list, listingId: $listingId) { ${fields} } }`;
    expect((await scene.ask(homeOut, { list: { token }, listingId: 2 }, null)).list.total).toBe(1);
  });

  it('says that a home is sold, and keeps the title of one that is gone', async () => {
    const { token } = await make();
    await add({ token }, 1);
    await add({ token }, 2);
    await scene.listed(1, { status: 'sold' }, 2);
    await scene.removed(2, 2);
    expect((await read({ token })).homes).toMatchObject([
      { id: 2, title: 'Home 2', listing: null },
      { id: 1, listing: { status: 'sold' } },
    ]);
  });
});

describe('the link of a list', () => {
  it('is good until it is renewed or ended, and is kept nowhere as it is', async () => {
    const { id, token } = await make();
    const { made } = await scene.ask('mutation ($id: ID!) { made: renewSharedListLink(id: $id) { path } }', {
      id,
    });
    expect(await read({ token })).toBeNull();
    const next = (made.path as string).replace('/lists/', '');
    expect(await read({ token: next })).toMatchObject({ hasLink: true });
    await scene.ask('mutation ($id: ID!) { endSharedListLink(id: $id) { id } }', { id });
    expect(await read({ token: next })).toBeNull();
    expect(await read({ id }, anna)).toMatchObject({ hasLink: false });
    expect(
      await scene.faults(adding, { list: { token: next }, listingId: 1, name: 'Tom' }, null),
    ).toMatchObject([{ code: 'NOT_FOUND', field: 'list.token' }]);
  });

  it('is needed by everybody but the account that made the list', async () => {
    const { id } = await make();
    for (const as of [ben, null]) expect(await read({ id }, as)).toBeNull();
    for (const key of [{}, { token: '' }, { token: 'x' }, { token: 'A'.repeat(43) }, { id: 'nonsense' }])
      expect([key, await read(key)]).toEqual([key, null]);
    for (const mutation of [
      'renameSharedList(id: $id, name: "Mine") { id }',
      'renewSharedListLink(id: $id) { path }',
      'endSharedListLink(id: $id) { id }',
    ])
      expect(await scene.faults(`mutation ($id: ID!) { ${mutation} }`, { id }, ben)).toMatchObject([
        { code: 'NOT_FOUND' },
      ]);
    expect(
      (await scene.ask('mutation ($id: ID!) { gone: deleteSharedList(id: $id) }', { id }, ben)).gone,
    ).toBe(false);
    expect((await scene.ask('mutation ($id: ID!) { gone: deleteSharedList(id: $id) }', { id })).gone).toBe(
      true,
    );
    expect((await scene.ask('{ sharedLists { id } }')).sharedLists).toEqual([]);
  });
});

describe('what a list refuses', () => {
  const refused = (field: string) => [{ code: 'BAD_USER_INPUT', field }];

  it('is named by its field', async () => {
    const { token } = await make();
    const list = { token };
    await add(list, 1);
    const about = { list, listingId: 1, name: 'Tom' };
    for (const [query, variables, field] of [
      [adding, { ...about, listingId: 77 }, 'listingId'],
      [adding, { ...about, name: ' ' }, 'name'],
      [writing, { ...about, text: ' \n' }, 'text'],
      [writing, { ...about, text: 'x'.repeat(1001) }, 'text'],
      [writing, { ...about, text: 'x', name: 'x'.repeat(41) }, 'name'],
      [writing, { ...about, text: 'x', listingId: 2 }, 'listingId'],
      [voting, { ...about, vote: 'yes', listingId: 2 }, 'listingId'],
    ] as const)
      expect([field, await scene.faults(query, variables, null)]).toMatchObject([field, refused(field)]);
    expect(await scene.faults('mutation { createSharedList(name: " ") { path } }')).toMatchObject(
      refused('name'),
    );
  });

  it('is the twenty-first list of an account', async () => {
    for (let n = 0; n < 20; n += 1) await make(`List ${n}`);
    expect(await scene.faults('mutation { createSharedList(name: "One more") { path } }')).toMatchObject(
      refused('name'),
    );
  });

  it('is more than a network may write without an account in an hour', async () => {
    const { token, id } = await make();
    await add({ token }, 1);
    for (let n = 1; n < 120; n += 1) await vote({ token }, 1, n % 2 ? 'yes' : 'no');
    expect(
      await scene.faults(voting, { list: { token }, listingId: 1, name: 'Tom', vote: 'yes' }, null),
    ).toMatchObject([{ code: 'TOO_MANY_REQUESTS' }]);
    await vote({ id }, 1, 'yes', 'Anna', anna);
  });
});

describe('the lists of an account that is closed', () => {
  const close = async () => {
    const closedAt = scene.harness.clock.now().toISOString();
    const data = accountClosed.schema.parse({ id: anna.subject, closedAt });
    const event = anEvent(99, scene.harness.clock.now());
    await scene.harness.bus.publish('lintel.account', [
      { ...event, id: 'closed', type: accountClosed.type, subject: anna.subject, sequence: 9, data },
    ]);
    await scene.settle();
  };

  it('are gone, and so is what it wrote in those of others', async () => {
    const own = await make();
    const other = await make('Ben and friends', ben);
    const { token } = other;
    await add({ token }, 1, 'Anna', anna);
    await write({ token }, 1, 'Mine', 'Anna', anna);
    await write({ token }, 1, 'Tom was here');
    await vote({ token }, 1, 'yes', 'Anna', anna);
    const exported = JSON.parse((await scene.ask('{ exportMySavedData }')).exportMySavedData);
    expect(exported).toMatchObject({
      sharedLists: [{ name: 'Us in Balham' }],
      writtenInListsOfOthers: [{ notes: [{ home: 1, text: 'Mine' }], votes: [{ home: 1, vote: 'yes' }] }],
    });
    await close();
    expect(await read({ token: own.token })).toBeNull();
    expect((await read({ token })).homes).toMatchObject([
      { id: 1, addedBy: 'Somebody who left', notes: [{ text: 'Tom was here' }], votes: [] },
    ]);
    expect(
      await scene.faults(writing, { list: { token }, listingId: 1, name: 'Anna', text: 'x' }),
    ).toMatchObject([{ code: 'UNAUTHENTICATED' }]);
  });
});
