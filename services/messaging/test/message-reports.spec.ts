import { auditTopic, type CloudEvent, reportTopic } from '@lintel/contracts';
import { type Identity, reportersSeal } from '@lintel/service-kit';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { agent, buyer, colleague, refusal, rival, type Scene, startScene } from './scene.js';

const staff = { subject: 'odile', role: 'operations' } as const;
const FIELDS = `id version state count conversationId agencyId side authorId listing { id title } settled { how }`;

let scene: Scene;
let id: string;
let told: CloudEvent[];
beforeEach(async () => {
  scene = await startScene();
  id = (await scene.enquire({ message: 'Is the garden shared?' }, buyer)).data.sendEnquiry.conversation.id;
  for (const text of ['It is.', 'Send me the deposit today, in cash.', 'Or somebody else has it.'])
    await scene.send(id, text, agent);
  await scene.settle();
  told = [];
  for (const topic of [auditTopic, reportTopic]) {
    const reader = await scene.harness.bus.subscribe({
      consumer: 'reader',
      topic: topic.name,
      from: 'beginning',
      handle: async (received) => void told.push(...received),
    });
    scene.harness.onDispose(() => reader.stop());
  }
});
afterEach(() => scene.dispose());

const numbered = async (number: number): Promise<string> =>
  (await scene.conversation(id, buyer)).messages.messages[number - 1].id;
let forms = 0;
const report = async (input: object = {}, as: Identity | null = buyer) =>
  scene.ask(
    'mutation ($input: MessageReportInput!) { reportMessage(input: $input) }',
    {
      input: {
        conversationId: id,
        messageId: await numbered(3),
        reason: 'scam',
        idempotencyKey: `form-number-${(forms += 1)}`,
        ...input,
      },
    },
    as,
  );
const desk = async (variables: object = {}) =>
  (
    await scene.ask(
      `query ($state: ReportState, $q: String) {
        reportedMessages(state: $state, q: $q) { total reported { ${FIELDS} } } }`,
      { ...variables },
      staff,
    )
  ).data.reportedMessages;
const reveal = (messageId: string, as: Identity | null = staff) =>
  scene.ask(
    `mutation ($id: ID!) { revealReportedMessage(id: $id) {
      message { version } excerpt { side authorName text } reports { reason text accountId } } }`,
    { id: messageId },
    as,
  );
const settle = (messageId: string, variables: object = {}, as: Identity | null = staff) =>
  scene.ask(
    `mutation ($id: ID!, $version: Int!, $how: ReportOutcome!, $reason: String) {
      settleMessageReports(id: $id, version: $version, how: $how, reason: $reason) { ${FIELDS} } }`,
    { id: messageId, version: 1, how: 'acted', ...variables },
    as,
  );
const stored = async () =>
  JSON.stringify(await scene.documents.connection.collection('reported').find({}).toArray());

describe('reporting a message', () => {
  it('is for both sides of its conversation, of what the other wrote, and for nobody else', async () => {
    expect((await report()).data.reportMessage).toBe(true);
    expect((await report({ messageId: await numbered(1), reason: 'abusive' }, colleague)).data).toEqual({
      reportMessage: true,
    });
    expect(refusal(await report({ messageId: await numbered(1) }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'input.messageId',
    });
    expect(refusal(await report({}, rival)).code).toBe('NOT_FOUND');
    expect(refusal(await report({}, null)).code).toBe('UNAUTHENTICATED');
    expect(refusal(await report({ messageId: 'another' })).code).toBe('NOT_FOUND');
    expect((await desk()).total).toBe(2);
  });

  it('is for whoever comes by the link of an e-mail too, who is told where that went', async () => {
    const typed = await scene.typed({ email: 'eve@example.org' });
    const { data } = await scene.send(typed, 'Send cash.', agent);
    const byLink = async (input: object, about?: object) =>
      scene.ask(
        'mutation ($token: String!, $input: MessageReportInput!) { reportMessageByLink(token: $token, input: $input) }',
        {
          token: await scene.link(typed, about),
          input: {
            ...{ conversationId: typed, messageId: data.sendMessage.message.id, reason: 'scam' },
            ...{ idempotencyKey: 'a-form-by-link', ...input },
          },
        },
      );
    expect((await byLink({})).data.reportMessageByLink).toBe(true);
    expect(refusal(await byLink({}, { purpose: 'viewing' })).field).toBe('token');
    expect(refusal(await byLink({ conversationId: id })).code).toBe('NOT_FOUND');
    expect(await stored()).not.toContain('eve@');
    await settle(data.sendMessage.message.id);
    await scene.settle();
    const settled = told.find(({ type }) => type === 'lintel.report.settled.v1')!.data;
    const { recipient } = settled as { recipient: { sealedAddress: string } };
    expect(scene.harness.sealKey.open(recipient.sealedAddress, reportersSeal)).toBe('eve@example.org');
  });

  it('is one report of one person, named where it is wrong', async () => {
    const form = { idempotencyKey: 'the-same-form' };
    await report(form);
    await report(form);
    await report({ reason: 'other', text: 'Cash, of all things.' });
    expect((await desk()).reported).toMatchObject([{ count: 1, version: 2 }]);
    expect(refusal(await report({ reason: 'other' })).field).toBe('input.text');
    expect(refusal(await report({ text: 'x'.repeat(1001) })).field).toBe('input.text');
  });
});

describe('the desk of messages', () => {
  it('says by ids what was reported, and what was written only to who asks for it, which is recorded', async () => {
    const messageId = await numbered(3);
    await report({ text: 'They want cash.' });
    const [listed] = (await desk()).reported;
    expect(listed).toMatchObject({
      ...{ id: messageId, conversationId: id, side: 'agency', authorId: agent.subject, count: 1 },
    });
    for (const q of [id, messageId, String(listed.listing.id), agent.subject])
      expect((await desk({ q })).total).toBe(1);
    expect((await desk({ q: rival.subject })).total).toBe(0);
    const { data } = await reveal(messageId);
    expect(data.revealReportedMessage).toMatchObject({
      excerpt: [
        { side: 'visitor', text: 'Is the garden shared?' },
        { text: 'It is.' },
        { side: 'agency', text: 'Send me the deposit today, in cash.' },
        { text: 'Or somebody else has it.' },
      ],
      reports: [{ reason: 'scam', text: 'They want cash.', accountId: buyer.subject }],
    });
    await scene.settle();
    expect(told.map(({ actor, data }) => [actor, (data as { act: string }).act])).toEqual([
      [buyer.subject, 'message.reported'],
      [staff.subject, 'message.revealed'],
    ]);
  });

  it('is for operations staff alone', async () => {
    const messageId = await numbered(3);
    await report();
    for (const as of [null, buyer, agent])
      for (const answer of [await reveal(messageId, as), await settle(messageId, {}, as)])
        expect(refusal(answer).code).toMatch(/UNAUTHENTICATED|FORBIDDEN/);
    expect((await desk()).total).toBe(1);
  });

  it('settles once, and tells whoever reported it', async () => {
    const messageId = await numbered(3);
    await report();
    expect((await settle(messageId)).data.settleMessageReports).toMatchObject({ state: 'settled' });
    expect(refusal(await settle(messageId)).code).toBe('CONFLICT');
    await scene.settle();
    expect(told.find(({ type }) => type === 'lintel.report.settled.v1')?.data).toMatchObject({
      ...{ about: 'message', outcome: 'acted' },
      recipient: { accountId: buyer.subject, sealedAddress: null },
    });
  });
});

describe('what is kept of a message that was reported', () => {
  it('outlives whoever wrote it by a fortnight, or until it is settled', async () => {
    await report();
    await scene.publishAccount({ id: agent.subject }, 'closed');
    const kept = async (days: number) => {
      scene.clock.advance({ days });
      await scene.service.upkeep.handle();
      return (await stored()).includes('Send me the deposit');
    };
    expect([await kept(13), await kept(1)]).toEqual([true, false]);
  });

  it('goes as soon as it is settled, once its conversation is erased; and who reported it at once', async () => {
    const messageId = await numbered(3);
    await report({ text: 'I am the buyer.' });
    await scene.publishAccount({ id: 'buyer' }, 'closed');
    expect(await stored()).not.toContain('I am the buyer.');
    const { data } = await reveal(messageId);
    expect(data.revealReportedMessage).toMatchObject({ reports: [{ text: '', accountId: null }] });
    await settle(messageId, { version: data.revealReportedMessage.message.version });
    await scene.settle();
    await scene.service.upkeep.handle();
    expect(await stored()).toBe('[]');
  });

  it('is in the copy of who reported it, and in nobody else’s', async () => {
    await report({ text: 'They want cash.' });
    const copy = async (as: Identity) =>
      JSON.parse((await scene.ask('{ exportMyMessages }', {}, as)).data.exportMyMessages).reported;
    expect(await copy(buyer)).toMatchObject([{ reason: 'scam', text: 'They want cash.' }]);
    expect(await copy(agent)).toEqual([]);
  });
});
