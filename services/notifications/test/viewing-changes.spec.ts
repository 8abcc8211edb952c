import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { odile, type Scene, startScene } from './scene.js';
import { agent, calendarOf, invitationIn, viewingsOf, visitor } from './viewing-scene.js';

let scene: Scene;
let viewing: ReturnType<typeof viewingsOf>;
beforeEach(async () => {
  scene = await startScene();
  viewing = viewingsOf(scene);
});
afterEach(() => scene.dispose());

const event = (...given: Parameters<typeof viewing.event>) => viewing.event(...given);
const subjects = async () =>
  (await scene.mails()).map((mail) => `${mail.to.address} ${mail.subject}`).reverse();
const dropped = async () =>
  (await scene.deliveries()).filter(({ state }) => state === 'dropped').map(({ reason }) => reason);

describe('what has become pointless is not sent', () => {
  beforeEach(() => scene.jobs.pause('emails'));
  const after = async () => {
    await scene.jobs.resume('emails');
    return subjects();
  };

  it('the confirmation of a viewing that was moved', async () => {
    await scene.publish(event('confirmed', 2, viewing.arranged), event('moved', 3, viewing.moved));
    expect(await after()).toEqual([
      expect.stringContaining('Viewing moved'),
      expect.stringContaining('Viewing moved'),
    ]);
    expect(await dropped()).toEqual(Array(2).fill('the viewing was moved meanwhile'));
  });

  it('the reminder of one that was called off', async () => {
    await scene.publish(
      event('reminder-due', 3, { ...viewing.arranged, by: 'time', hoursBefore: 2 }),
      event('cancelled', 4, viewing.cancelled),
    );
    expect(await after()).toEqual([
      expect.stringContaining('Viewing cancelled'),
      expect.stringContaining('Viewing cancelled'),
    ]);
    expect(await dropped()).toEqual(Array(2).fill('the viewing is being moved or was called off'));
  });

  it('a reminder when the next one is due, or the viewing has begun', async () => {
    const remind = (hoursBefore: number, sequence: number) =>
      event('reminder-due', sequence, { ...viewing.arranged, by: 'time', hoursBefore });
    scene.clock.advance({ days: 2, seconds: 22 * 3600 });
    await scene.publish(remind(24, 3), remind(2, 4));
    expect(await after()).toHaveLength(2);
    expect(await dropped()).toEqual(Array(2).fill('the next reminder is due'));
    scene.clock.advance({ seconds: 2 * 3600 });
    await scene.publish(remind(2, 5));
    expect(await subjects()).toHaveLength(2);
    expect((await dropped()).slice(2)).toEqual(Array(2).fill('the viewing has begun'));
  });

  it('a proposal that was answered or withdrawn', async () => {
    await scene.publish(
      event('time-proposed', 2, viewing.proposed),
      event('time-proposed', 3, { ...viewing.proposed, proposal: { id: 'p2', start: viewing.second } }),
    );
    expect(await after()).toHaveLength(1);
    expect(await dropped()).toEqual(['the proposal was answered or withdrawn meanwhile']);
  });

  it('a request that was taken back', async () => {
    await scene.publish(
      event('requested', 1, viewing.asked),
      event('cancelled', 2, { ...viewing.asked, state: 'cancelled', by: 'visitor' }),
    );
    expect(await after()).toEqual([`${agent.email} Viewing cancelled: Garden flat`]);
  });

  it('but what was asked for is, although the agent has answered by then', async () => {
    await scene.publish(event('requested', 1, viewing.asked), event('confirmed', 2, viewing.arranged));
    expect(await after()).toHaveLength(4);
  });
});

describe('what is known of a viewing', () => {
  const known = async () => JSON.stringify(await scene.collection('viewings'));

  it('is not turned back by an event that comes late', async () => {
    await scene.publish(event('moved', 3, viewing.moved), event('confirmed', 2, viewing.arranged));
    expect(await known()).toContain('"version":3');
    await scene.mails();
    expect(await dropped()).toEqual(Array(2).fill('the viewing was moved meanwhile'));
  });

  it('says nothing of a person who was erased, whose agent is still told that nobody comes', async () => {
    await scene.publish(event('confirmed', 2, viewing.arranged));
    await scene.mails();
    await scene.jobs.pause('emails');
    await scene.publish(
      event('cancelled', 3, {
        ...viewing.cancelled,
        visitor: null,
        message: '',
        reason: '',
        calendar: calendarOf('CANCEL', 1, viewing.first, 'nobody@example.net'),
      }),
      viewing.erased(4),
      event('requested', 1, viewing.asked),
    );
    expect(await known()).not.toMatch(/vera/i);
    await scene.jobs.resume('emails');
    const mail = (await viewing.to(agent.email)).at(-1)!;
    expect(mail.text).toContain('The visitor has called this viewing off.');
    expect(invitationIn(mail)).toMatchObject({ methods: ['CANCEL', 'CANCEL'] });
    expect(await viewing.to(visitor.email)).toHaveLength(1);
  });

  it('loses its person when that was erased, with the file that names them', async () => {
    await scene.publish(event('confirmed', 2, viewing.arranged), viewing.erased(3));
    expect(await known()).not.toMatch(/vera|quiet/i);
  });

  it('loses its person with their account, and keeps nothing of what comes late', async () => {
    const owned = { ...viewing.arranged, visitor: { ...visitor, accountId: odile.id } };
    await scene.publish(scene.account(1), event('confirmed', 2, owned));
    const { data } = await scene.ask('{ exportMyEmailData }', {}, { subject: odile.id, role: 'user' });
    expect(JSON.parse(data.exportMyEmailData).viewings).toMatchObject([
      { id: 'v1', visitor: { name: 'Vera Visitor' } },
    ]);
    const closed = { id: odile.id, closedAt: scene.clock.now().toISOString() };
    await scene.publish(
      scene.eventOf('lintel.account.closed.v1', { subject: odile.id, sequence: 2 }, closed),
    );
    expect(await known()).not.toMatch(/vera/i);
    await scene.publish(event('moved', 3, { ...viewing.moved, visitor: owned.visitor }));
    expect(await known()).not.toMatch(/vera/i);
    expect(await known()).toContain('"version":3');
  });

  it('is forgotten after 14 days without news, with whom it names', async () => {
    await scene.publish(event('requested', 1, viewing.asked));
    scene.clock.advance({ days: 14 });
    await scene.service.upkeep.handle();
    expect(await scene.collection('viewings')).toHaveLength(1);
    scene.clock.advance({ seconds: 1 });
    await scene.service.upkeep.handle();
    expect(await scene.collection('viewings')).toEqual([]);
  });
});
