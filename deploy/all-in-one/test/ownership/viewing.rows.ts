import { randomUUID } from 'node:crypto';
import { draft } from './listings.js';
import type { Caller, Scene } from './ownership-scene.js';
import { everybody, nobody, noId, noListing, noSuch, type OwnershipRow, type Variables } from './row.js';
import {
  confirmed,
  dayAhead,
  proposed,
  requested,
  requestViewing,
  rescheduling,
  viewableHome,
  viewingForm,
} from './viewings.js';

const bothSides: readonly Caller[] = ['owner', 'agent'];
const forAgent = { reachedBy: ['agent'], seenBy: { owner: 'FORBIDDEN' } } as const;
const forVisitor = { reachedBy: ['owner'], seenBy: { agent: 'FORBIDDEN' } } as const;
type ForWhom = Pick<OwnershipRow, 'reachedBy' | 'seenBy'>;

/** An operation on the owner's viewing of a home of the agent. */
const row = (
  operation: string,
  document: string,
  whom: ForWhom,
  make: (scene: Scene) => Promise<Variables> = requested,
  of = "the owner's viewing of a home of the agent",
): OwnershipRow => ({ operation, of, document, make, missing: noSuch().id, ...whom });

const day = dayAhead(7);
const read = `{ id status agentStatus propertyId propertyAddress visitor { name email phone } message }`;
const ask = `mutation ($id: Int!, $email: String!) { requestViewing(input: {
  listingId: $id, name: "A. Person", email: $email, phone: "020 7946 0123", date: "${day}", times: ["10:00"] }) { accepted } }`;
const asker = { email: () => `${randomUUID()}@example.org` };

const homeRows: readonly OwnershipRow[] = [
  {
    operation: 'Query.viewingSlots',
    of: 'a draft',
    document: `query ($id: Int!) { viewingSlots(listingId: $id, from: "${day}", days: 3) { date times } }`,
    make: draft,
    missing: noSuch().listing,
    reachedBy: nobody,
  },
  {
    operation: 'Query.viewingSlots',
    of: 'a public home',
    document: `query ($id: Int!) { viewingSlots(listingId: $id, from: "${day}", days: 3) { date times } }`,
    make: async (scene) => ({ id: await viewableHome(scene) }),
    missing: noSuch().listing,
    reachedBy: everybody,
  },
  {
    operation: 'Mutation.requestViewing',
    of: 'a draft',
    document: ask,
    make: async (scene) => ({ ...(await draft(scene)), email: asker.email() }),
    missing: noSuch().listing,
    reachedBy: nobody,
  },
  {
    operation: 'Mutation.requestViewing',
    of: 'a public home',
    document: ask,
    make: async (scene) => ({ id: await viewableHome(scene), email: asker.email() }),
    missing: noSuch().listing,
    reachedBy: everybody,
  },
  {
    operation: 'Mutation.requestViewing',
    of: "the key of the owner's form, sent with another form",
    document: `mutation ($id: Int!, $email: String!, $key: ID!, $time: String!) { requestViewing(input: { idempotencyKey: $key,
      listingId: $id, name: "B. Person", email: $email, phone: "020 7946 0123", date: "${day}", times: [$time] }) { accepted } }`,
    async make(scene) {
      const [id, idempotencyKey] = [await viewableHome(scene), randomUUID()];
      const input = viewingForm(id, { idempotencyKey });
      await scene.allowed(scene.browserOf('owner'), requestViewing, { input }, scene.elsewhere());
      return { id, email: asker.email(), key: idempotencyKey, time: '11:00' };
    },
    // Nobody asks for the same time twice.
    missing: () => [{ key: randomUUID(), time: '12:00' }],
    reachedBy: ['owner'],
    refusedWith: 'BAD_USER_INPUT',
  },
  {
    operation: 'Query.agencyViewings',
    of: 'a home of the agent, which somebody wants to see',
    document: `query ($id: Int!) { agencyViewings(listingId: $id) { total viewings ${read} } }`,
    async make(scene) {
      const id = await viewableHome(scene);
      await scene.allowed(scene.visitor(), requestViewing, { input: viewingForm(id) });
      return { id };
    },
    missing: () => [{ id: noListing }],
    reachedBy: ['agent'],
  },
  {
    operation: 'Query.standingViewings',
    of: 'a home of the agent, which somebody wants to see',
    document: `query ($id: Int!) { standingViewings(listingIds: [$id]) ${read} }`,
    async make(scene) {
      const id = await viewableHome(scene);
      await scene.allowed(scene.visitor(), requestViewing, { input: viewingForm(id) });
      return { id };
    },
    missing: () => [{ id: noListing }],
    reachedBy: ['agent'],
  },
  {
    operation: 'Mutation.enterViewing',
    of: 'a home of the agent',
    document: `mutation ($id: Int!) { enterViewing(input: {
      listingId: $id, name: "C. Person", phone: "020 7946 0124", date: "${day}", time: "15:00" }) { status } }`,
    make: async (scene) => ({ id: await viewableHome(scene) }),
    missing: noSuch().listing,
    reachedBy: ['agent'],
  },
];

export const viewingRows: readonly OwnershipRow[] = [
  ...homeRows,
  row('Query.viewing', `query ($id: ID!) { viewing(id: $id) ${read} }`, { reachedBy: bothSides }),
  row(
    'Query.viewing',
    `query ($id: ID!) { viewing(id: $id) ${read} }`,
    { reachedBy: ['agent'] },
    (scene) => requested(scene, 'nobody'),
    'a viewing that somebody asked for without signing in',
  ),
  row(
    'Query.alternativeViewingTimes',
    'query ($id: ID!) { alternativeViewingTimes(id: $id) { date time } }',
    {
      reachedBy: ['agent'],
    },
  ),
  row(
    'Query.viewingCalendar',
    'query ($id: ID!) { viewingCalendar(id: $id) }',
    { reachedBy: bothSides },
    confirmed,
  ),
  row(
    'Mutation.confirmViewing',
    'mutation ($id: ID!) { confirmViewing(input: { id: $id }) { status } }',
    forAgent,
  ),
  row(
    'Mutation.declineViewing',
    'mutation ($id: ID!) { declineViewing(id: $id, reason: "No") { status } }',
    forAgent,
  ),
  row('Mutation.rejectViewing', 'mutation ($id: ID!) { rejectViewing(id: $id) { status } }', forAgent),
  row(
    'Mutation.proposeViewingTime',
    `mutation ($id: ID!) { proposeViewingTime(input: { id: $id, date: "${dayAhead(9)}", time: "11:30" }) { status } }`,
    forAgent,
  ),
  row(
    'Mutation.moveViewing',
    `mutation ($id: ID!) { moveViewing(input: { id: $id, date: "${dayAhead(9)}", time: "11:30" }) { status } }`,
    forAgent,
    confirmed,
  ),
  row(
    'Mutation.honourViewings',
    'mutation ($id: ID!) { honourViewings(ids: [$id]) { isHonoured } }',
    forAgent,
  ),
  row(
    'Mutation.keepViewingTime',
    'mutation ($id: ID!) { keepViewingTime(id: $id) { status } }',
    forAgent,
    rescheduling,
  ),
  ...['acceptProposedTime', 'refuseProposedTime'].map((operation) =>
    row(
      `Mutation.${operation}`,
      `mutation ($id: ID!, $proposal: ID!) { ${operation}(input: { id: $id, proposal: $proposal }) { status } }`,
      forVisitor,
      proposed,
    ),
  ),
  ...['acceptProposedTime', 'refuseProposedTime'].map((operation): OwnershipRow => ({
    operation: `Mutation.${operation}`,
    of: 'what the agent proposed for this viewing, not for another',
    document: `mutation ($id: ID!, $proposal: ID!) { ${operation}(input: { id: $id, proposal: $proposal }) { status } }`,
    make: async (scene) => ({ ...(await proposed(scene)), other: (await proposed(scene))['proposal'] }),
    missing: (made) => [{ proposal: noId }, { proposal: made['other'] }],
    reachedBy: ['owner'],
  })),
  row(
    'Mutation.requestReschedule',
    `mutation ($id: ID!) { requestReschedule(input: { id: $id, dates: ["${dayAhead(8)}"], times: ["09:30"] }) { status } }`,
    forVisitor,
    confirmed,
  ),
  row(
    'Mutation.cancelViewing',
    'mutation ($id: ID!) { cancelViewing(input: { id: $id, reason: "No" }) { status } }',
    { reachedBy: bothSides },
  ),
  row(
    'Mutation.saveViewingNotes',
    'mutation ($id: ID!) { saveViewingNotes(id: $id, notes: "Loud") { status } }',
    {
      reachedBy: bothSides,
    },
  ),
];
