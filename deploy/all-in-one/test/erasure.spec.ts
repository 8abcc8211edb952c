import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Marked, markedPerson, tracesBelow } from './erasure/traces.js';
import { password, startTown } from './erasure/town.js';

let town: Awaited<ReturnType<typeof startTown>>;
const marks = new Set<string>();
beforeEach(async () => {
  marks.clear();
  town = await startTown();
}, 60_000);
afterEach(async () => {
  await town.stop().catch(() => undefined);
  if (existsSync(town.folder)) await town.dispose();
});

const HOME = 12;
const typed = { password, confirmPassword: password };

/** An agency that the marked person does not belong to, unless invited. */
async function anAgency() {
  await town.ask(
    'accounts',
    'mutation ($input: AgentRegistrationInput!) { registerAgent(input: $input) { accepted } }',
    {
      input: {
        ...typed,
        email: 'owner@agency.example',
        companyName: 'Example & Daughters',
        phone: '020 7946 0000',
        address: '1 Example Street, London SW4 7AA',
      },
    },
  );
  await town.confirm();
  const owner = await town.signIn('owner@agency.example', 'agent');
  await town.list(HOME, owner.agencyId!);
  return owner;
}

const enquiry = ({ name, email, phone, text }: Marked, where: string) => ({
  listingId: HOME,
  name,
  email,
  phone,
  message: text(where),
  idempotencyKey: randomUUID(),
});
const ENQUIRE = 'mutation ($input: EnquiryInput!) { sendEnquiry(input: $input) { conversation { id } } }';
const WRITE = `mutation ($id: ID!, $message: String!, $key: String!) {
  sendMessage(conversationId: $id, message: $message, idempotencyKey: $key) { message { id } } }`;
const VIEW = 'mutation ($input: ViewingRequestInput!) { requestViewing(input: $input) { id } }';
const CLOSE = 'mutation ($password: String!) { closeAccount(password: $password) { accepted } }';

const viewing = ({ name, email, phone, text }: Marked, time: string) => ({
  listingId: HOME,
  name,
  email,
  phone,
  message: text(`viewing at ${time}`),
  date: '2026-03-05',
  times: [time],
});

/** Nothing of the person is left in any byte of any file, once everything is closed. */
async function expectNothing(): Promise<void> {
  await town.stop();
  expect(await tracesBelow(town.folder, marks)).toEqual([]);
}

describe('thirty days after a person closed their account', { timeout: 120_000 }, () => {
  it('nothing in any store, topic, index, queue or mail folder says that they were there', async () => {
    const owner = await anAgency();
    const person = markedPerson(marks);
    const { email } = person;

    // Before there is an account.
    await town.ask('messaging', ENQUIRE, { input: enquiry(person, 'enquiry as a visitor') });
    await town.ask('viewings', VIEW, { input: viewing(person, '15:00') });
    await town.ask(
      'notifications',
      'mutation ($email: String!) { subscribeToNewsletter(email: $email) { email } }',
      {
        email,
      },
    );

    const input = { ...typed, name: person.name, email };
    await town.ask('accounts', 'mutation ($input: SignUpInput!) { signUp(input: $input) { accepted } }', {
      input,
    });
    await town.confirm();
    const self = await town.signIn(email);

    const { sendEnquiry } = await town.ask(
      'messaging',
      ENQUIRE,
      { input: enquiry(person, 'enquiry with an account') },
      self,
    );
    const { id } = sendEnquiry.conversation;
    await town.ask(
      'messaging',
      WRITE,
      { id, message: `Dear ${person.name}, yes.`, key: randomUUID() },
      owner,
    );
    await town.ask('messaging', WRITE, { id, message: person.text('reply'), key: randomUUID() }, self);
    // Both sides are away, and are e-mailed.
    town.clock.advance({ seconds: 300 });
    await town.until('lintel.conversation.away-message-due.v1');

    const { requestViewing } = await town.ask('viewings', VIEW, { input: viewing(person, '10:00') }, self);
    const note = 'mutation ($id: ID!, $notes: String!) { saveViewingNotes(id: $id, notes: $notes) { id } }';
    await town.ask('viewings', note, { id: requestViewing.id, notes: person.text('note') }, self);
    await town.ask('viewings', note, { id: requestViewing.id, notes: `${person.name} is in a hurry` }, owner);

    await town.ask('search', 'mutation { saveProperty(id: 12) }', {}, self);
    await town.ask(
      'search',
      'mutation ($name: String!) { createSavedSearch(input: { name: $name, listingType: sale }) { id } }',
      { name: person.text('saved search') },
      self,
    );
    await town.list(13, owner.agencyId!);
    await town.services.search.tellNow('instant');
    await town.settle();

    const other = markedPerson(marks);
    await town.ask(
      'accounts',
      'mutation ($name: String!) { changeName(name: $name) { id } }',
      { name: other.name },
      self,
    );
    await town.ask(
      'accounts',
      'mutation ($email: String!, $password: String!) { changeEmail(email: $email, password: $password) { accepted } }',
      { email: other.email, password },
      self,
    );
    await town.confirm();
    await town.ask(
      'accounts',
      'mutation ($email: String!) { inviteColleague(email: $email, role: negotiator) { id } }',
      { email: other.email },
      owner,
    );
    await town.pass(1);

    const before = await tracesBelow(town.folder, marks);
    for (const part of [
      'accounts/',
      'messaging/',
      'viewings/',
      'search/',
      'notifications/',
      'events/',
      'mail/',
    ])
      expect(
        before.filter((trace) => trace.startsWith(part)),
        part,
      ).not.toEqual([]);

    await town.ask('accounts', CLOSE, { password }, await town.signIn(other.email));
    // What a token from before can still try.
    await expect(town.ask('search', 'mutation { saveProperty(id: 12) }', {}, self)).rejects.toThrow();
    await expect(town.ask('messaging', ENQUIRE, { input: enquiry(person, 'late') }, self)).rejects.toThrow();
    await town.pass(30);
    await expectNothing();
  });

  it('nothing is left of an agent but what they wrote for their agency', async () => {
    const owner = await anAgency();
    const agent = markedPerson(marks);
    await town.ask(
      'accounts',
      'mutation ($email: String!) { inviteColleague(email: $email, role: negotiator) { id } }',
      { email: agent.email },
      owner,
    );
    await town.ask(
      'accounts',
      'mutation ($input: InvitationAnswerInput!) { acceptInvitation(input: $input) { accepted } }',
      {
        input: { ...typed, name: agent.name, token: await town.invitation() },
      },
    );
    await town.settle();
    const self = await town.signIn(agent.email, 'agent');
    await town.ask(
      'listings',
      'mutation ($content: String!) { saveListingForm(content: $content) { savedAt } }',
      { content: JSON.stringify({ title: agent.text('draft') }) },
      self,
    );
    await town.ask(
      'listings',
      'mutation ($input: UploadRequestInput!) { requestUpload(input: $input) { url } }',
      {
        input: {
          kind: 'image',
          contentType: 'image/jpeg',
          fileName: `${agent.text('file')}.jpg`,
          bytes: 1000,
        },
      },
      self,
    );
    const visitor = { name: 'A. Visitor', email: 'visitor@example.org', phone: '020 7946 0001' };
    await town.ask('viewings', VIEW, {
      input: { ...visitor, listingId: HOME, date: '2026-03-05', times: ['10:00'] },
    });
    await town.pass(1);
    const before = await tracesBelow(town.folder, marks);
    for (const part of ['accounts/', 'listings/', 'notifications/', 'events/', 'mail/'])
      expect(
        before.filter((trace) => trace.startsWith(part)),
        part,
      ).not.toEqual([]);
    await town.ask('accounts', CLOSE, { password }, await town.signIn(agent.email, 'agent'));
    await town.pass(30);
    await expectNothing();
  });
});
