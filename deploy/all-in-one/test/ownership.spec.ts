import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Access, accessRows } from './ownership/access-rows.js';
import { operationsOf } from './ownership/operations-of.js';
import { ownershipRows } from './ownership/ownership-rows.js';
import type { Variables } from './ownership/row.js';
import { type Caller, callers, Scene } from './ownership/ownership-scene.js';

const operations = operationsOf();
const withIds = operations.filter(({ ids }) => ids.length > 0).map(({ name }) => name);
const withoutIds = operations.filter(({ ids }) => ids.length === 0).map(({ name }) => name);
const named = (rows: readonly { readonly operation: string }[]) =>
  [...new Set(rows.map(({ operation }) => operation))].sort();

describe('the ownership matrix', () => {
  it('has a row for every operation that takes an id, and for no other', () => {
    expect(named(ownershipRows)).toEqual([...withIds].sort());
  });

  it('says of every other operation who may use it', () => {
    expect(named(accessRows)).toEqual([...withoutIds].sort());
  });

  it('sees an id wherever a schema has one', () => {
    const found = operationsOf(`
      input Place { listingId: Int!, words: String, deeper: Deeper }
      input Deeper { viewing: ID, ids: [Int!], again: Deeper, paid: Int }
      type Query { a(place: Place): Int  b(first: Int, after: String, valid: Boolean): Int  c(resetToken: String!): Int }
      type Mutation { d(conversationIds: [Int!]!): Int }`);
    expect(found).toEqual([
      { name: 'Query.a', ids: ['place.listingId', 'place.deeper.viewing', 'place.deeper.ids'] },
      { name: 'Query.b', ids: [] },
      { name: 'Query.c', ids: ['resetToken'] },
      { name: 'Mutation.d', ids: ['conversationIds'] },
    ]);
  });
});

let scene: Scene;
beforeAll(async () => {
  scene = await Scene.start();
}, 60_000);
afterAll(() => scene?.stop());

interface Told {
  readonly data: unknown;
  readonly errors?: readonly { message: string; extensions: { code?: string; field?: string } }[];
}

/** An answer without what differs by the ids that were sent. */
async function answer(caller: Caller, document: string, variables: Variables) {
  const sent = Object.entries(variables).filter(([name]) => document.includes(`$${name}:`));
  const { data, errors }: Told = await scene.browserOf(caller).ask(document, Object.fromEntries(sent));
  const said = errors?.map(({ message, extensions: { code, field } }) => ({ message, code, field }));
  const ids = sent.map(([, id]) => RegExp.escape(String(id))).filter((id) => id !== '');
  const anyId = ids.length > 0 ? new RegExp(`\\b(${ids.join('|')})\\b`, 'g') : /(?!)/g;
  return {
    codes: errors?.map(({ extensions }) => extensions.code) ?? [],
    said: JSON.stringify({ data, said }).replaceAll(anyId, '<id>'),
  };
}

/** Each caller makes something of their own, which takes several services. */
const slow = 60_000;

describe.each(ownershipRows)(
  '$operation: $of',
  ({ document, make, missing, reachedBy, seenBy = {}, refusedWith, unharmed }) => {
    it(
      'is as good as missing for everybody else, and stays as it was',
      async () => {
        const made = await make(scene);
        const others = callers.filter((caller) => !reachedBy.includes(caller));
        for (const caller of others) {
          const { said, codes } = await answer(caller, document, made);
          expect([caller, codes]).not.toEqual([caller, expect.arrayContaining(['INTERNAL'])]);
          const known = seenBy[caller];
          if (known) expect([caller, codes]).toEqual([caller, [known]]);
          for (const variables of missing(made)) {
            const absent = await answer(caller, document, { ...made, ...variables });
            if (known) expect([caller, absent.said]).not.toEqual([caller, said]);
            else expect([caller, absent.said]).toEqual([caller, said]);
          }
          await unharmed?.(scene, caller, made);
        }
        const [owner] = reachedBy;
        if (!owner || others.length === 0) return;
        expect((await answer(owner, document, made)).codes).toEqual(refusedWith ? [refusedWith] : []);
      },
      slow,
    );

    if (reachedBy.length === 0) return;
    it(
      'is there for those it is for, and a missing one is not',
      async () => {
        for (const caller of reachedBy) {
          const made = await make(scene);
          const absent = [];
          for (const variables of missing(made))
            absent.push(await answer(caller, document, { ...made, ...variables }));
          const { said, codes } = await answer(caller, document, made);
          expect([caller, codes]).toEqual([caller, refusedWith ? [refusedWith] : []]);
          for (const one of absent) {
            expect([caller, one.said]).not.toEqual([caller, said]);
            expect([caller, one.said]).toEqual([caller, absent[0]!.said]);
          }
          await unharmed?.(scene, caller, made);
        }
      },
      slow,
    );
  },
);

const users: readonly Caller[] = ['owner', 'anotherUser'];
const agents: readonly Caller[] = ['agent', 'negotiator', 'anotherAgency'];
const refusedTo: Record<Access, readonly Caller[]> = {
  everybody: [],
  nullForVisitors: [],
  signedIn: ['nobody'],
  agents: ['nobody', ...users, 'operations'],
  agencyOwners: ['nobody', ...users, 'operations', 'negotiator'],
  ownersAndStaff: ['nobody', ...users, 'negotiator'],
  operations: ['nobody', ...users, ...agents],
};

describe.each(accessRows.filter(({ document }) => document))('$operation', ({ document, access }) => {
  it(`is for ${access}`, async () => {
    for (const caller of callers) {
      const { data, errors }: Told = await scene.browserOf(caller).ask(document!);
      const codes = errors?.map(({ extensions }) => extensions.code) ?? [];
      if (refusedTo[access].includes(caller)) {
        expect([caller, codes]).toEqual([caller, [caller === 'nobody' ? 'UNAUTHENTICATED' : 'FORBIDDEN']]);
        expect(Object.values(data ?? {}).filter((value) => value !== null)).toEqual([]);
      } else if (access === 'nullForVisitors' && caller === 'nobody') {
        expect(Object.values(data as object)).toEqual([null]);
        expect(codes).toEqual([]);
      } else
        expect([caller, codes]).not.toEqual([
          caller,
          expect.arrayContaining([expect.stringMatching(/UNAUTH|FORBID|INTERNAL/)]),
        ]);
    }
  });
});

describe('the log of all this', () => {
  it('holds no password, link, session, address, name, phone number or message', () => {
    expect(scene.logs).toBe(true);
    expect(scene.personalInLog()).toEqual([]);
  });
});
