import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { liveStream, said, type Said } from './live-stream.js';
import { begun } from './ownership/conversations.js';
import { type Caller, Scene } from './ownership/ownership-scene.js';
import type { Variables } from './ownership/row.js';
import { requested } from './ownership/viewings.js';

type Listener = Exclude<Caller, 'nobody'>;
const listeners: readonly Listener[] = ['owner', 'agent', 'anotherUser', 'anotherAgency', 'operations'];

const leaving = new AbortController();
const streams = new Map<Listener, AsyncGenerator<Said>>();
let scene: Scene;
beforeAll(async () => {
  scene = await Scene.start();
  for (const caller of listeners)
    streams.set(caller, said(await liveStream(scene.person(caller).browser, leaving.signal)));
}, 60_000);
afterAll(async () => {
  leaving.abort();
  await scene?.stop();
});

/** What somebody hears where they are, up to the last update that they must hear, without those about their own account, agency and listings. */
async function heardBy(caller: Listener, last: Said, times = 1): Promise<readonly Said[]> {
  const heard: Said[] = [];
  for (let left = times; left > 0;) {
    const { value, done } = await streams.get(caller)!.next();
    if (done) throw new Error(`the stream of ${caller} has ended`);
    if (!['account', 'agency', 'listings'].includes(value.type)) heard.push(value);
    if (JSON.stringify(value) === JSON.stringify(last)) left -= 1;
  }
  return heard;
}

const viewing = ({ id }: Variables): Said => ({ type: 'viewings', data: { id } });
const messages = ({ id }: Variables): Said => ({ type: 'messages', data: { conversationId: id } });

/** Updates come in the order of their topic: somebody who hears of what happened to themselves afterwards, and of nothing before, heard nothing of the rest. */
async function othersHeardNothing(
  begin: (scene: Scene, by: Caller, of: 'anotherAgency') => Promise<Variables>,
  updateOf: (made: Variables) => Said,
  /** What agents hear in addition of each. */
  besides = 0,
) {
  const users = updateOf(await begin(scene, 'anotherUser', 'anotherAgency'));
  const staffs = updateOf(await begin(scene, 'operations', 'anotherAgency'));
  expect(await heardBy('anotherUser', users)).toEqual([users]);
  expect(await heardBy('operations', staffs)).toEqual([staffs]);
  const agents = await heardBy('anotherAgency', staffs);
  expect(agents).toHaveLength(2 + 2 * besides);
  expect(agents).toEqual(expect.arrayContaining([users, staffs]));
}

describe('what happens to a viewing', () => {
  it('is heard by its visitor and by the agents of the agency, and by nobody else', async () => {
    const made = await requested(scene);
    await scene.ask('agent', 'mutation ($id: ID!) { confirmViewing(input: { id: $id }) { status } }', made);
    const own = viewing(made);
    expect(await heardBy('owner', own, 2)).toEqual([own, own]);
    expect(await heardBy('agent', own, 2)).toEqual([own, own]);
    await othersHeardNothing(requested, viewing);
  });

  it('is heard by the agents alone where nobody was signed in', async () => {
    const [anonymous, later] = [await requested(scene, 'nobody'), await requested(scene)];
    expect(await heardBy('agent', viewing(later))).toEqual([viewing(anonymous), viewing(later)]);
    expect(await heardBy('owner', viewing(later))).toEqual([viewing(later)]);
    await othersHeardNothing(requested, viewing);
  });
});

describe('what is written in a conversation, and that it was read', () => {
  it('is heard by both sides and by nobody else, without a word of it', async () => {
    const made = await begun(scene);
    await scene.ask(
      'agent',
      'mutation ($id: ID!, $upTo: ID!) { markConversationRead(conversationId: $id, upTo: $upTo) { unread } }',
      made,
    );
    const own = messages(made);
    expect(await heardBy('owner', own, 2)).toEqual([own, own]);
    const first = { type: 'messages', data: { conversationId: expect.any(String) } };
    // Somebody without an account has written about that home before.
    expect(await heardBy('agent', own, 2)).toEqual([first, own, own]);
    await othersHeardNothing(begun, messages, 1);
  });
});
