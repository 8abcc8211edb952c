import { keptDays } from '../src/application/upkeep/upkeep.handler.js';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { agent, buyer, type Scene, startScene } from './scene.js';

let scene: Scene;
beforeEach(async () => {
  scene = await startScene();
  await scene.accountIs(buyer.subject, 'alex@example.org');
});
afterEach(() => scene.dispose());

const stored = async (): Promise<string> => {
  const documents = await scene.documents.connection.model('Viewing').find({}, { outbox: 0 }).lean();
  return JSON.stringify(documents);
};

describe('closing an account', () => {
  it('erases the person from their viewings, calls off what is open, and tells everybody', async () => {
    const [open, past] = [
      await scene.requested({ message: 'I am Alex' }, buyer),
      await scene.requested({ times: ['12:00'] }),
    ];
    await scene.confirm({ id: open }, agent);
    const token = await scene.token(past);
    await scene.closeAccount(buyer.subject);
    expect(await stored()).not.toMatch(/alex/i);
    expect(await scene.viewing(open)).toMatchObject({
      agentStatus: 'cancelled',
      cancelledBy: 'visitor',
      visitor: null,
    });
    expect(await scene.cancel({ token })).toMatchObject({ code: 'NOT_FOUND' });
    expect((await scene.slots('2026-03-02'))[0]!.times).toContain('10:00');
    const events = (await scene.published()).filter(({ subject }) => subject === open);
    expect(events.map(({ type, sequence }) => [type, sequence])).toEqual([
      ['lintel.viewing.requested.v1', 1],
      ['lintel.viewing.confirmed.v1', 2],
      ['lintel.viewing.cancelled.v1', 3],
      ['lintel.viewing.erased.v1', 4],
    ]);
    expect(JSON.stringify(events.slice(2))).not.toMatch(/alex/i);
  });

  it('ends what a session that is still good could ask for', async () => {
    await scene.closeAccount(buyer.subject);
    expect(await scene.request({}, buyer)).toMatchObject({ code: 'UNAUTHENTICATED' });
    const { errors } = await scene.ask('{ myViewings { id } }', {}, buyer);
    expect(errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  });
});

/** Closes the account just before the next write of a viewing of this kind reaches the store. */
function closedBeforeWriting(verb: 'insertMany' | 'updateOne'): void {
  const model = scene.documents.connection.model('Viewing');
  const write = model[verb] as (...given: unknown[]) => unknown;
  model[verb] = async function (...given: unknown[]) {
    model[verb] = write as never;
    await scene.closeAccount(buyer.subject);
    return write.apply(model, given);
  } as never;
}

describe('what is under way while an account is closed', () => {
  it('leaves no request behind', async () => {
    closedBeforeWriting('insertMany');
    expect(await scene.request({ message: 'I am Alex' }, buyer)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await stored()).not.toMatch(/alex/i);
  });

  it('writes no note into a viewing that is erased by then', async () => {
    const id = await scene.requested({}, buyer);
    closedBeforeWriting('updateOne');
    expect(await scene.note(id, 'Alex is looking forward to it', buyer)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await stored()).not.toMatch(/alex/i);
  });
});

it('what was written before a crash kept it from being taken back goes at the next look', async () => {
  const id = await scene.requested({ message: 'I am Alex' }, buyer);
  const viewings = scene.documents.connection.model('Viewing');
  const written = await viewings.findById(id).lean();
  await scene.closeAccount(buyer.subject);
  await viewings.collection.replaceOne({ _id: id as never }, written as never);
  expect(await stored()).toMatch(/alex/i);
  await scene.service.upkeep.handle();
  await scene.facts();
  expect(await stored()).not.toMatch(/alex/i);
});

describe('what is kept of somebody', () => {
  it('is theirs to have, without what is the agent’s', async () => {
    const id = await scene.requested({ message: 'I am Alex' }, buyer);
    await scene.note(id, 'Seems in a hurry', agent);
    const { data } = await scene.ask('{ exportMyViewingData }', {}, buyer);
    const { viewings } = JSON.parse(data.exportMyViewingData) as { viewings: object[] };
    expect(viewings).toMatchObject([{ id, message: 'I am Alex', visitor: { email: 'alex@example.org' } }]);
    expect(data.exportMyViewingData).not.toContain('hurry');
  });

  it('goes two years after the last that happened, as the privacy page promises', async () => {
    const id = await scene.requested();
    scene.clock.advance({ days: keptDays - 1 });
    await scene.service.upkeep.handle();
    expect(await stored()).toMatch(/alex/i);
    scene.clock.advance({ days: 2 });
    await scene.service.upkeep.handle();
    expect(await stored()).not.toMatch(/alex/i);
    expect((await scene.facts()).at(-1)).toBe('erased');
    expect((await scene.viewing(id)).visitor).toBeNull();
  });
});
