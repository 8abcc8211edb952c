import { randomUUID } from 'node:crypto';
import type { EventData } from '@lintel/contracts';
import type { Identity } from '@lintel/service-kit';
import { SoftwareAuthenticator } from '@lintel/testing';
import { CLOSE, ENQUIRE, enquiry, HOME, INVITE, NOTE, typed, VIEW, viewing, WRITE } from './agency.js';
import type { inOneTrace } from './one-trace.js';
import { type Marked, markedPerson } from './traces.js';
import { password, type Town } from './town.js';

const CHANGE_EMAIL =
  'mutation ($email: String!, $password: String!) { changeEmail(email: $email, password: $password) { accepted } }';

/** Somebody who does all that a visitor can, before there is an account and with it; answers with how they close it. */
export async function aBuyer(
  town: Town,
  owner: Identity,
  marks: Set<string>,
  watched: typeof inOneTrace = (_town, ask) => ask(),
): Promise<() => Promise<void>> {
  const person = markedPerson(marks);
  await asVisitor(town, person);
  const { name, email } = person;
  await town.ask('accounts', 'mutation ($input: SignUpInput!) { signUp(input: $input) { accepted } }', {
    input: { ...typed, name, email },
  });
  await town.confirm();
  const self = await town.signIn(email);
  await writes(town, person, { self, owner }, watched);
  await saves(town, person, { self, owner });

  await town.ask(
    'accounts',
    'mutation ($phone: String!) { changePhone(phone: $phone) { id } }',
    { phone: markedPerson(marks).phone },
    self,
  );
  const renamed = markedPerson(marks);
  await town.ask(
    'accounts',
    'mutation ($name: String!) { changeName(name: $name) { id } }',
    { name: renamed.name },
    self,
  );
  await town.ask('accounts', CHANGE_EMAIL, { email: renamed.email, password }, self);
  await town.confirm();
  await undoesAChange(town, markedPerson(marks).email, await town.signIn(renamed.email));
  await town.ask('accounts', INVITE, { email: renamed.email, role: 'negotiator' }, owner);
  const closing = await town.signIn(renamed.email);
  await addsFactors(town, person, closing);
  const reads = await subscribes(town, closing);

  return async () => {
    if (!(await reads())) throw new Error('the feed of a saved search is not there');
    await town.ask('accounts', CLOSE, { password }, closing);
    if (await reads()) throw new Error('the feed of a closed account is still there');
    // What a token from before can still try.
    const late = [
      town.ask('search', 'mutation { saveProperty(id: 12) }', {}, self),
      town.ask('messaging', ENQUIRE, { input: enquiry(person, person.text('late enquiry')) }, self),
      town.ask('viewings', VIEW, { input: viewing(person, '16:00') }, self),
    ];
    for (const answer of await Promise.allSettled(late))
      if (answer.status === 'fulfilled') throw new Error('the token of a closed account was taken');
  };
}

async function asVisitor(town: Town, person: Marked): Promise<void> {
  await town.ask('messaging', ENQUIRE, { input: enquiry(person, person.text('enquiry as a visitor')) });
  // What became of these e-mails is kept, with what the mail server said of the address.
  town.mailRefuses('no such mailbox');
  const again = { ...enquiry(person, person.text('enquiry with a broken mailbox'), 13), listingId: HOME };
  await town.ask('messaging', ENQUIRE, { input: again });
  await town.ask('viewings', VIEW, { input: viewing(person, '15:00', person.text('viewing as a visitor')) });
  town.mailRefuses(null);
  await town.ask(
    'notifications',
    'mutation ($email: String!) { subscribeToNewsletter(email: $email) { email } }',
    { email: person.email },
  );
}

interface Both {
  readonly self: Identity;
  readonly owner: Identity;
}

async function writes(
  town: Town,
  person: Marked,
  { self, owner }: Both,
  watched: typeof inOneTrace,
): Promise<void> {
  const first = enquiry(person, person.text('enquiry with an account'));
  const { sendEnquiry } = await town.ask('messaging', ENQUIRE, { input: first }, self);
  const { id } = sendEnquiry.conversation;
  const said = (message: string, as: Identity) =>
    town.ask('messaging', WRITE, { id, message, key: randomUUID() }, as);
  await said(`Dear ${person.name}, yes.`, owner);
  await said(person.text('reply'), self);
  // Both sides are away, and are e-mailed.
  await town.wait(300);
  await town.until('lintel.conversation.away-message-due.v1');

  const asked = viewing(person, '10:00', person.text('viewing'));
  const { requestViewing } = await watched(town, () => town.ask('viewings', VIEW, { input: asked }, self));
  await town.ask('viewings', NOTE, { id: requestViewing.id, notes: person.text('note') }, self);
  await town.ask('viewings', NOTE, { id: requestViewing.id, notes: `${person.name} is in a hurry` }, owner);
  // With a calendar file, in which they stand.
  await town.ask(
    'viewings',
    'mutation ($id: ID!) { confirmViewing(input: { id: $id }) { id } }',
    { id: requestViewing.id },
    owner,
  );
  const { name, email, phone } = person;
  const phoned = { ...{ listingId: HOME, name, email, phone }, date: '2026-03-05', time: '12:00' };
  await town.ask(
    'viewings',
    'mutation ($input: EnteredViewingInput!) { enterViewing(input: $input) { id } }',
    { input: { ...phoned, notes: person.text('viewing agreed by phone') } },
    owner,
  );
}

async function saves(town: Town, person: Marked, { self, owner }: Both): Promise<void> {
  await town.ask(
    'search',
    'query ($text: String!) { understandSearch(text: $text, listingType: sale) { text } }',
    {
      text: person.text('search'),
    },
  );
  await town.ask('search', 'mutation { saveProperty(id: 12) }', {}, self);
  await town.ask(
    'search',
    `mutation ($name: String!) {
      createSavedSearch(input: { name: $name, listingType: sale, alertFrequency: instant }) { id } }`,
    { name: person.text('saved search') },
    self,
  );
  await town.list(13, owner.agencyId!);
  await town.services.search.tellNow('instant');
  await town.settle();
}

/** Answers with whether a program that knows the address of the feed reads it. */
async function subscribes(town: Town, self: Identity): Promise<() => Promise<boolean>> {
  const { savedSearches } = await town.ask('search', '{ savedSearches { id } }', {}, self);
  const { renewSavedSearchFeed } = await town.ask(
    'search',
    'mutation ($id: ID!) { renewSavedSearchFeed(id: $id) { atomPath } }',
    { id: savedSearches[0].id },
    self,
  );
  const token = /([\w-]+)\.atom$/.exec(renewSavedSearchFeed.atomPath)![1];
  const query = 'query ($token: String!) { searchFeedContent(token: $token) { id } }';
  return async () => (await town.ask('search', query, { token })).searchFeedContent !== null;
}

/** A change of address that its owner takes back by the link to the old one: the password is chosen anew. */
async function undoesAChange(town: Town, email: string, self: Identity): Promise<void> {
  await town.ask('accounts', CHANGE_EMAIL, { email, password }, self);
  const notice = town.last<EventData<'lintel.account-notice.requested.v1'>>(
    'lintel.account-notice.requested.v1',
  );
  const tokenOf = (purpose: string, { request, expiresAt }: { request: string; expiresAt: string }) =>
    town.linkKey.sign({ purpose, subject: self.subject, request, expiresAt: new Date(expiresAt) });
  await town.ask('accounts', 'mutation ($token: String!) { undoEmailChange(token: $token) { accepted } }', {
    token: await tokenOf('undo-email', notice),
  });
  const reset = town.last<EventData<'lintel.account-link.requested.v1'>>('lintel.account-link.requested.v1');
  await town.ask(
    'accounts',
    `mutation ($token: String!, $password: String!, $confirmPassword: String!) {
      resetPassword(token: $token, password: $password, confirmPassword: $confirmPassword) { accepted } }`,
    { ...typed, token: await tokenOf('reset', reset) },
  );
}

async function addsFactors(town: Town, person: Marked, self: Identity): Promise<void> {
  const begun = await town.ask('accounts', 'mutation { beginPasskey { challenge options } }', {}, self);
  const { challenge, options } = begun.beginPasskey;
  await town.ask(
    'accounts',
    `mutation ($challenge: String!, $response: String!, $name: String) {
      addPasskey(challenge: $challenge, response: $response, name: $name) { recoveryCodes } }`,
    {
      challenge,
      response: new SoftwareAuthenticator().create(options),
      name: person.text('passkey').slice(0, 60),
    },
    self,
  );
}
