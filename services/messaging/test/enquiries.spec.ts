import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { formsToAgency } from '@lintel/service-kit';
import { aListing } from '@lintel/testing';
import { agent, aKey, buyer, colleague, refusal, type Scene, startScene, stranger } from './scene.js';

let scene: Scene;
beforeEach(async () => void (scene = await startScene()));
afterEach(() => scene.dispose());

const inbox = async () => (await scene.ofAgency(agent)).data.agencyConversations.conversations;

describe('the contact form', () => {
  it('reaches the agent of the home, from anyone', async () => {
    const { data } = await scene.enquire();
    expect(data.sendEnquiry).toMatchObject({ messageId: expect.any(String), conversation: null });
    const [conversation] = await inbox();
    expect(conversation).toMatchObject({
      side: 'agency',
      unread: 1,
      person: { name: 'Alex Example', email: 'alex@example.org', phone: '020 7946 0001', verified: false },
      property: { id: 12, title: 'Two-bedroom garden flat on a quiet crescent', published: true },
      lastMessage: { text: 'Is the garden shared?', side: 'visitor', authorName: 'Alex Example', number: 1 },
    });
  });

  it("is e-mailed to the listing's own agent at once, with the fields of the contact template", async () => {
    await scene.enquire();
    const [sent] = await scene.told('message-sent');
    expect(sent.enquiry).toEqual({
      to_email: 'sales@example.org',
      from_name: 'Alex Example',
      from_email: 'alex@example.org',
      phone: '020 7946 0001',
      message: 'Is the garden shared?',
      property_title: 'Two-bedroom garden flat on a quiet crescent',
      property_id: 12,
    });
    expect(sent.accounts).toEqual(['agent', 'colleague']);
  });

  it("takes a signed-in person's name and address from the account, and shows them the conversation", async () => {
    const { data } = await scene.enquire({ name: null, email: null }, buyer);
    expect(data.sendEnquiry.conversation).toMatchObject({
      side: 'visitor',
      person: { name: 'The buyer', email: 'buyer@example.org', verified: true },
      unread: 0,
    });
    expect((await scene.told('message-sent'))[0].accounts).toEqual(['buyer', 'agent', 'colleague']);
  });

  it('appends to the thread of the same home and person, and starts one for another', async () => {
    await scene.publishListing({ id: 13 });
    await scene.enquire({}, buyer);
    await scene.enquire({ message: 'And is it quiet?' }, buyer);
    await scene.enquire({ listingId: 13 }, buyer);
    await scene.enquire({ email: 'sam@example.org' });
    const counts = (await inbox()).map(({ messageCount }: { messageCount: number }) => messageCount).sort();
    expect(counts).toEqual([1, 1, 2]);
  });

  it.each([
    ['name', { name: '   ' }, 'Enter your name'],
    ['name', { name: 'Alex\u202Egro' }, 'The name must not contain invisible characters'],
    ['name', { name: 'A\r\nBcc: x@example.org' }, 'The name must not contain invisible characters'],
    ['email', { email: 'nobody' }, 'Enter an e-mail address, such as name@example.org'],
    [
      'email',
      { email: 'a@example.org\nBcc: b@example.org' },
      'Enter an e-mail address, such as name@example.org',
    ],
    ['phone', { phone: 'call me' }, 'Enter a phone number, such as 020 7946 0000'],
    ['message', { message: ' \n\t ' }, 'Enter a message'],
    ['message', { message: 'x'.repeat(5001) }, 'Use at most 5,000 characters'],
    ['message', { message: 'a\u0000b' }, 'Use no control characters but tabs and new lines'],
    ['message', { message: 'a\uD800b' }, 'Use no control characters but tabs and new lines'],
    ['idempotencyKey', { idempotencyKey: 'short' }, 'Give a key of 8 to 100 characters'],
  ])('refuses a wrong %s by its name and keeps nothing', async (field, wrong, message) => {
    const answer = refusal(await scene.enquire(wrong));
    expect(answer).toMatchObject({ code: 'BAD_USER_INPUT', field: `input.${field}` });
    expect(answer.message).toContain(message);
    expect(await inbox()).toEqual([]);
  });

  it('keeps markup, new lines and emoji as the text they are', async () => {
    const message = 'Is <b>this</b> & that\r\n\tfor "us"? 👩‍👩‍👧';
    await scene.enquire({ message });
    expect((await inbox())[0].lastMessage.text).toBe(message.replace('\r', ''));
  });

  it('never fails at what people type', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: 'binary' }),
        async (name, message) => {
          scene.clock.advance({ days: 1 });
          const { data, errors } = await scene.enquire({ name, message });
          expect(
            data?.sendEnquiry !== undefined && data?.sendEnquiry !== null
              ? errors
              : errors?.[0]?.extensions['code'],
          ).toBe(data?.sendEnquiry ? undefined : 'BAD_USER_INPUT');
        },
      ),
      { numRuns: 50 },
    );
  });

  it.each([
    [
      'was never there',
      async () => undefined,
      { listingId: 99 },
      'NOT_FOUND',
      "doesn't exist or has been removed",
    ],
    ['was removed', () => scene.removeListing(12), {}, 'NOT_FOUND', "doesn't exist or has been removed"],
    [
      'was just sold',
      () => scene.publishListing({ status: 'sold' }, 'lintel.listing.status-changed.v1'),
      {},
      'CONFLICT',
      'This property has been sold',
    ],
    [
      'was just let',
      () => scene.publishListing({ status: 'let' }, 'lintel.listing.status-changed.v1'),
      {},
      'CONFLICT',
      'This property has been let',
    ],
  ])('says so of a home that %s', async (_what, happens, about, code, message) => {
    await happens();
    const answer = refusal(await scene.enquire(about));
    expect(answer).toMatchObject({ code, field: 'input.listingId' });
    expect(answer.message).toContain(message);
    expect(answer.message).not.toContain('undefined');
  });

  it('is not for the agents of the home themselves', async () => {
    expect(refusal(await scene.enquire({}, colleague))).toMatchObject({
      code: 'FORBIDDEN',
      message: 'This property is listed by your own agency.',
    });
  });
});

describe('a form that is sent twice', () => {
  it('makes one message and answers alike', async () => {
    const idempotencyKey = aKey();
    const first = await scene.enquire({ idempotencyKey });
    const second = await scene.enquire({ idempotencyKey });
    expect(second).toEqual(first);
    expect((await inbox())[0].messageCount).toBe(1);
    expect(await scene.told('message-sent')).toHaveLength(1);
  });

  it('at the same moment makes one message', async () => {
    const idempotencyKey = aKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => scene.enquire({ idempotencyKey })));
    expect(new Set(answers.map(({ data }) => data.sendEnquiry.messageId)).size).toBe(1);
    expect((await inbox())[0].messageCount).toBe(1);
  });

  it('with other content is refused', async () => {
    const idempotencyKey = aKey();
    await scene.enquire({ idempotencyKey });
    const answer = refusal(await scene.enquire({ idempotencyKey, message: 'Something else' }));
    expect(answer).toMatchObject({ code: 'CONFLICT', field: 'idempotencyKey' });
    expect(answer.message).toContain('This form was sent before with other content');
    expect((await inbox())[0].messageCount).toBe(1);
  });

  it('still answers alike when the home was sold in between', async () => {
    const idempotencyKey = aKey();
    const first = await scene.enquire({ idempotencyKey });
    await scene.publishListing({ status: 'sold' }, 'lintel.listing.status-changed.v1');
    expect(await scene.enquire({ idempotencyKey })).toEqual(first);
  });
});

describe('the form without an account', () => {
  it('is limited by network address', async () => {
    for (let sent = 0; sent < 20; sent += 1)
      expect(
        (await scene.enquire({ email: `p${sent}@example.org` }, null, '192.0.2.1')).errors,
      ).toBeUndefined();
    const refused = refusal(await scene.enquire({ email: 'p20@example.org' }, null, '192.0.2.1'));
    expect(refused).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(refused.message).toMatch(/Please try again in \d+ minutes\.$/);
    expect((await scene.enquire({ email: 'p20@example.org' }, null, '192.0.2.2')).errors).toBeUndefined();
    scene.clock.advance({ seconds: 3601 });
    expect((await scene.enquire({ email: 'p21@example.org' }, null, '192.0.2.1')).errors).toBeUndefined();
  });

  it('is limited by e-mail address and by listing, wherever it comes from', async () => {
    const codes: unknown[] = [];
    for (let sent = 0; sent < 11; sent += 1)
      codes.push(refusal(await scene.enquire({}, null, `192.0.2.${sent}`)).code);
    expect(codes).toEqual([...Array(10).fill(undefined), 'TOO_MANY_REQUESTS']);
    for (let sent = 0; sent < 50; sent += 1)
      await scene.enquire({ email: `q${sent}@example.org` }, null, `198.51.100.${sent}`);
    expect(refusal(await scene.enquire({ email: 'q@example.org' }, null, '203.0.113.1')).code).toBe(
      'TOO_MANY_REQUESTS',
    );
    expect((await scene.enquire({}, buyer, '203.0.113.1')).errors).toBeUndefined();
  });

  it('is limited by agency, as its age allows, where that is known', async () => {
    const { agent: contact } = aListing();
    const agencySince = Math.floor(scene.clock.now().getTime() / 1000);
    const used = async (times: number) => {
      const rule = formsToAgency('enquiry:agency', agencySince, scene.clock.now());
      for (let n = 0; n < times; n += 1) await scene.cache.limit(`enquiry:agency:${contact.agencyId}`, rule);
    };
    await scene.publishListing({ agent: { ...contact, agencySince } }, 'lintel.listing.updated.v1');
    await used(300);
    expect(refusal(await scene.enquire()).code).toBe('TOO_MANY_REQUESTS');
    expect((await scene.enquire({}, buyer)).errors).toBeUndefined();
    scene.clock.advance({ days: 1 });
    await used(300);
    expect((await scene.enquire()).errors).toBeUndefined();
    await scene.publishListing({ agent: contact }, 'lintel.listing.updated.v1');
    await used(1000);
    expect((await scene.enquire()).errors).toBeUndefined();
  });

  it('does not count the same form twice', async () => {
    const idempotencyKey = aKey();
    for (let sent = 0; sent < 15; sent += 1)
      expect((await scene.enquire({ idempotencyKey })).errors).toBeUndefined();
  });

  it('is not held up by limits that cannot be counted', async () => {
    const away = { limit: () => Promise.reject(new Error('away')) } as never;
    const other = await startScene({ cache: away });
    expect((await other.enquire()).errors).toBeUndefined();
    await other.dispose();
  });

  it('thanks a program that fills in the hidden field, and keeps nothing of it', async () => {
    const { data } = await scene.enquire({ website: 'https://example.org' });
    expect(data.sendEnquiry).toEqual({
      messageId: expect.any(String),
      sentAt: expect.any(String),
      conversation: null,
    });
    expect(await inbox()).toEqual([]);
  });
});

describe('an account with a confirmed address', () => {
  it('finds what was written from the address before, which waits for its owner to say that it is theirs', async () => {
    await scene.enquire({ email: 'stranger@example.org' });
    await scene.publishAccount({ id: 'stranger', confirmed: false }, 'registered');
    expect((await scene.mine(stranger)).data.myConversations.total).toBe(0);
    await scene.publishAccount({ id: 'stranger' });
    const { total, conversations } = (await scene.mine(stranger)).data.myConversations;
    expect(total).toBe(1);
    expect(conversations[0]).toMatchObject({ verified: false, lastMessage: { verified: false } });
    await scene.confirm(conversations[0].id, stranger);
    await scene.enquire({ message: 'It is me again' }, stranger);
    expect(await scene.conversation(conversations[0].id, stranger)).toMatchObject({
      messageCount: 2,
      verified: true,
      person: { verified: true },
    });
  });

  it('keeps both conversations when it wrote about the same home from two addresses', async () => {
    await scene.enquire({}, buyer);
    const other = await scene.typed({ email: 'other@example.org' });
    await scene.confirmByLink(await scene.link(other));
    await scene.publishAccount({ id: 'buyer', email: 'other@example.org' }, 'changed');
    expect((await scene.mine(buyer)).data.myConversations.total).toBe(2);
    expect((await scene.enquire({}, buyer)).data.sendEnquiry.conversation.messageCount).toBe(2);
  });
});
