import type { EventData } from '@lintel/contracts';
import { PassingMailError, PermanentMailError } from '@lintel/platform/mail';
import { eventually } from '@lintel/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Scene, startScene, tokenOf } from './scene.js';

const PAGE = '/agent/join?token=';
const inviter = {
  id: 'account-sam',
  email: 'sam@agency.example',
  name: 'Sam Example',
  role: 'agent',
  agencyId: 'agency-1',
} as const;
const jo = 'jo@example.org';

let scene: Scene;
beforeEach(async () => {
  scene = await startScene();
  await scene.publish(scene.account(1, inviter));
});
afterEach(() => scene.dispose());

type Invited = EventData<'lintel.agency.invited.v1'>;
const invited = (sequence = 1, change: Partial<Invited> = {}) =>
  scene.eventOf(
    'lintel.agency.invited.v1',
    { subject: 'invitation-1', sequence },
    {
      invitationId: 'invitation-1',
      agencyId: 'agency-1',
      companyName: 'Example & Daughters',
      email: jo,
      role: 'negotiator',
      invitedBy: inviter.id,
      request: `request-${sequence}`,
      expiresAt: new Date(scene.clock.now().getTime() + 7 * 86_400_000).toISOString(),
      ...change,
    },
  );
const ended = (sequence: number) =>
  scene.eventOf(
    'lintel.agency.invitation-ended.v1',
    { subject: 'invitation-1', sequence },
    { invitationId: 'invitation-1', agencyId: 'agency-1' },
  );
const known = () => scene.collection('invitations');

describe('an invitation to an agency', () => {
  it('goes to the address it is for, and says who invites, to what, and until when', async () => {
    await scene.publish(invited());
    const [mail, ...others] = await scene.mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Join Example & Daughters on Lintel', to: { address: jo } });
    expect(mail!.text).toContain(
      'Sam Example of Example & Daughters invites you to work with them on Lintel, as a negotiator',
    );
    expect(mail!.text).toContain('The link works once, until 8 Mar 2026, 09:00 (London time).');
    expect(mail!.text).toContain(
      'You receive this e-mail because somebody at Example & Daughters gave this address to invite a colleague.',
    );
    expect(mail!.html).toContain('Join Example &amp; Daughters');
    const token = tokenOf(mail!.text, PAGE);
    expect(mail!.html).toContain(token);
    const link = await scene.harness.linkKey.verify(token, {
      purpose: 'invitation',
      now: scene.clock.now(),
    });
    expect(link).toMatchObject({ ok: true, value: { subject: 'invitation-1', request: 'request-1' } });
  });

  it('is sent once for each sending, however often the event is read', async () => {
    const first = invited();
    await scene.publish(first, first);
    expect(await scene.mails()).toHaveLength(1);
    scene.clock.advance({ days: 1 });
    await scene.publish(invited(2, { role: 'owner' }), first);
    const mails = await scene.mails();
    expect(mails).toHaveLength(2);
    expect(mails.filter(({ text }) => text.includes('as one of its owners'))).toHaveLength(1);
  });

  it('of an agency whose owner is called like it does not say so twice', async () => {
    await scene.publish(scene.account(2, { ...inviter, name: 'Example & Daughters' }), invited());
    const [mail] = await scene.mails();
    expect(mail!.text).toContain('A colleague at Example & Daughters invites you');
  });

  it('passes no link on as the name of an agency', async () => {
    await scene.publish(invited(1, { companyName: 'Win at www.prizes.example <b>now</b>' }));
    const [mail] = await scene.mails();
    expect(mail!.subject).toBe('Join an estate agency on Lintel');
    expect(mail!.text + mail!.html).not.toContain('prizes');
  });
});

describe('an invitation that cannot be sent at once', () => {
  const refused = async () => {
    scene.server.refusal = new PassingMailError('421 away');
    await scene.publish(invited());
    await eventually(() => expect(scene.server.handed).toBe(1), { interval: 5 });
    await eventually(async () => expect((await scene.jobs.counts('emails')).active).toBe(0), { interval: 5 });
  };
  const afterwards = async () => {
    scene.server.refusal = undefined;
    scene.clock.advance({ seconds: 40 });
    return scene.mails();
  };
  const reasons = async () => (await scene.deliveries()).map(({ reason }) => reason);

  it('is sent later', async () => {
    await refused();
    expect(await afterwards()).toHaveLength(1);
  });

  it('is not sent once it was answered or withdrawn', async () => {
    await refused();
    await scene.publish(ended(2));
    expect(await afterwards()).toEqual([]);
    expect(await reasons()).toEqual(['the invitation was answered or withdrawn, or has expired']);
  });

  it('is not sent once it has expired', async () => {
    await refused();
    scene.clock.advance({ days: 7 });
    expect(await afterwards()).toEqual([]);
    expect(await reasons()).toEqual(['the invitation has expired']);
  });

  it('gives way to the next sending', async () => {
    await refused();
    scene.server.refusal = undefined;
    await scene.publish(invited(2));
    scene.clock.advance({ seconds: 40 });
    expect(await scene.mails()).toHaveLength(1);
    expect(await reasons()).toContain('the invitation was sent anew');
  });

  it('because nobody has the address is not sent again', async () => {
    scene.server.refusal = new PermanentMailError('550 5.1.1 no such user', { status: 550 });
    await scene.publish(invited());
    await eventually(
      async () => expect((await scene.deliveries()).map(({ state }) => state)).toEqual(['failed']),
      { interval: 5 },
    );
    scene.server.refusal = undefined;
    await scene.publish(invited(2));
    expect(await scene.mails()).toEqual([]);
    expect(await reasons()).toContain('the address takes no mail');
  });
});

describe('what is kept of an invitation', () => {
  it('is its address, until it has ended', async () => {
    await scene.publish(invited());
    await scene.mails();
    expect(JSON.stringify(await known())).toContain(jo);
    await scene.publish(ended(2));
    expect(JSON.stringify([await known(), await scene.deliveries()])).not.toContain(jo);
  });

  it('does not come back with a late event', async () => {
    await scene.publish(ended(2), invited(1));
    expect(await known()).toMatchObject([{ version: 2, open: null }]);
    expect(await scene.mails()).toEqual([]);
  });

  it('is nothing after ninety days', async () => {
    await scene.publish(invited());
    await scene.mails();
    scene.clock.advance({ days: 91 });
    await scene.service.upkeep.handle();
    expect(await known()).toEqual([]);
  });
});

describe('an agency that changed', () => {
  it('is nothing to write about', async () => {
    const agency = {
      id: 'agency-1',
      companyName: 'Example & Daughters',
      phone: '020 7946 0000',
      address: '1 Example Street',
      approved: true,
      website: 'https://example.org/',
      members: [{ accountId: inviter.id, role: 'owner' as const }],
    };
    await scene.publish(
      scene.eventOf('lintel.agency.changed.v1', { subject: 'agency-1', sequence: 2 }, agency),
    );
    expect(await scene.mails()).toEqual([]);
  });
});
