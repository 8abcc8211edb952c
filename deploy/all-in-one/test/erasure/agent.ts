import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { EventData } from '@lintel/contracts';
import type { Identity } from '@lintel/service-kit';
import sharp from 'sharp';
import { CLOSE, ENQUIRE, enquiry, INVITE, typed, VIEW, viewing, WRITE } from './agency.js';
import { type Marked, markedPerson } from './traces.js';
import { password, type Town } from './town.js';

const visitor = { name: 'A. Visitor', email: 'visitor@example.org', phone: '020 7946 0001' };
const REQUEST_UPLOAD =
  'mutation ($input: UploadRequestInput!) { requestUpload(input: $input) { url upload { id } } }';

/** Somebody whom an agency asks to join, and who works there; answers with how they close their account. */
export async function anAgent(town: Town, owner: Identity, marks: Set<string>): Promise<() => Promise<void>> {
  const agent = markedPerson(marks);
  await town.ask('accounts', INVITE, { email: agent.email, role: 'owner' }, owner);
  await town.ask(
    'accounts',
    'mutation ($input: InvitationAnswerInput!) { acceptInvitation(input: $input) { accepted } }',
    { input: { ...typed, name: agent.name, token: await town.invitation() } },
  );
  const self = await town.signIn(agent.email, 'agent');
  // Whoever is invited is told by whom.
  await town.ask('accounts', INVITE, { email: 'next@agency.example', role: 'negotiator' }, self);
  await town.ask(
    'listings',
    'mutation ($content: String!) { saveListingForm(content: $content) { savedAt } }',
    { content: JSON.stringify({ title: agent.text('draft') }) },
    self,
  );
  await asks(town, agent, self);
  const id = await lists(town, agent, self);
  await works(town, id, self);
  const reads = await subscribes(town, self);
  return async () => {
    if (!(await reads())) throw new Error('the calendar is not there');
    await town.ask('accounts', CLOSE, { password }, await town.signIn(agent.email, 'agent'));
    if (await reads()) throw new Error('the calendar of a closed account is still there');
  };
}

/** An upload that never comes, whose name says whose it is. */
const asks = (town: Town, agent: Marked, self: Identity) =>
  town.ask(
    'listings',
    REQUEST_UPLOAD,
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

/** A home whose contact they are, with a photograph that says who took it. */
async function lists(town: Town, agent: Marked, self: Identity): Promise<number> {
  const background = { r: 120, g: 130, b: 140 };
  const photograph = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .withExif({ IFD0: { Copyright: agent.text('photograph') } })
    .jpeg()
    .toBuffer();
  const file = { kind: 'image', contentType: 'image/jpeg', fileName: 'front.jpg', bytes: photograph.length };
  const { requestUpload } = await town.ask('listings', REQUEST_UPLOAD, { input: file }, self);
  const { url, upload } = requestUpload;
  const headers = { 'content-type': file.contentType, 'content-length': String(photograph.length) };
  await town.objects.handleSigned({ method: 'PUT', url, headers, body: Readable.from([photograph]) });
  await town.ask('listings', 'mutation ($id: ID!) { finishUpload(id: $id) { id } }', { id: upload.id }, self);
  const { name, email, phone } = agent;
  const { createListing } = await town.ask(
    'listings',
    'mutation ($input: ListingInput!) { createListing(input: $input) { id published } }',
    {
      input: {
        ...{ title: 'Garden flat', description: 'A flat with a garden.', price: 575_000 },
        ...{ address: '14a Example Crescent, Clapham, London SW4 7AA', bedrooms: 2, bathrooms: 1 },
        images: [{ id: upload.id, alt: 'The front' }],
        agent: { agency: 'Example & Daughters', name, email, phone, position: 'Negotiator' },
      },
    },
    self,
  );
  if (!createListing.published) throw new Error('the home was not published');
  return createListing.id;
}

/** What others have of them: e-mails, conversations, viewings. */
async function works(town: Town, listingId: number, self: Identity): Promise<void> {
  await town.ask('messaging', ENQUIRE, { input: enquiry(visitor, 'Is it quiet?', listingId) });
  const { conversationId } = town.last<EventData<'lintel.conversation.message-sent.v1'>>(
    'lintel.conversation.message-sent.v1',
  );
  await town.ask('messaging', WRITE, { id: conversationId, message: 'It is.', key: randomUUID() }, self);
  // One is never answered, the other takes place.
  town.mailRefuses('no such mailbox');
  await town.ask('viewings', VIEW, { input: viewing(visitor, '10:00', '', listingId) });
  town.mailRefuses(null);
  const { requestViewing } = await town.ask('viewings', VIEW, {
    input: viewing(visitor, '12:00', '', listingId),
  });
  await town.ask(
    'viewings',
    'mutation ($id: ID!) { confirmViewing(input: { id: $id }) { id } }',
    { id: requestViewing.id },
    self,
  );
}

/** Answers with whether a calendar that knows the address of the agent's viewings reads them. */
async function subscribes(town: Town, self: Identity): Promise<() => Promise<boolean>> {
  const { renewViewingFeed } = await town.ask('viewings', 'mutation { renewViewingFeed { path } }', {}, self);
  const token = /([\w-]+)\.ics$/.exec(renewViewingFeed.path)![1];
  const query =
    'query ($token: String!) { viewingFeedFile(token: $token, origin: "https://homes.example.org") }';
  return async () => (await town.ask('viewings', query, { token })).viewingFeedFile !== null;
}
