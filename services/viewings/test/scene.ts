import { join } from 'node:path';
import type { CloudEvent, PublicListing } from '@lintel/contracts';
import { openEmbeddedCache } from '@lintel/platform/cache/embedded';
import type { Documents } from '@lintel/platform/documents';
import { openEmbeddedJobs } from '@lintel/platform/jobs/embedded';
import { clientAddressHeader, type Identity } from '@lintel/service-kit';
import { aListing, aListingEvent, aRemovalEvent, startHarness } from '@lintel/testing';
import { type ExecutionResult, parse } from 'graphql';
import { startViewings } from '../src/index.js';

export const agencyId = aListing().agent.agencyId;
export const agent: Identity = { subject: 'agent-1', role: 'agent', agencyId };
export const otherAgent: Identity = { subject: 'agent-2', role: 'agent', agencyId: 'another-agency' };
export const buyer: Identity = { subject: 'buyer-1', role: 'user' };
export const stranger: Identity = { subject: 'buyer-2', role: 'user' };
export const operations: Identity = { subject: 'operations-1', role: 'operations' };

export const LISTING = 12;
/** A Monday; the clock stands at 09:00 on Sunday the 1st. */
export const DAY = '2026-03-02';

export const form = {
  listingId: LISTING,
  name: 'Alex Visitor',
  email: 'alex@example.org',
  phone: '020 7946 0001',
  date: DAY,
  times: ['10:00', '11:00'],
};

export const VIEWING = `id version status agentStatus awaits actions isRescheduled isEntered isHonoured declineReason cancelledBy notes message propertyId isMine
  propertyTitle date { instant date time } start { date time } requestedTimes { date time } proposal { id time { date time } }
  visitor { name email phone } agent { agency name phone } listing { id }`;

export const mutations = {
  request: 'mutation ($input: ViewingRequestInput!) { done: requestViewing(input: $input) { accepted id } }',
  confirm: `mutation ($input: ConfirmViewingInput!) { done: confirmViewing(input: $input) { ${VIEWING} } }`,
  decline: `mutation ($id: ID!, $reason: String) { done: declineViewing(id: $id, reason: $reason) { ${VIEWING} } }`,
  reject: `mutation ($id: ID!) { done: rejectViewing(id: $id) { ${VIEWING} } }`,
  propose: `mutation ($input: ProposeViewingTimeInput!) { done: proposeViewingTime(input: $input) { ${VIEWING} } }`,
  keep: `mutation ($id: ID!) { done: keepViewingTime(id: $id) { ${VIEWING} } }`,
  accept: `mutation ($input: ProposalAnswerInput!) { done: acceptProposedTime(input: $input) { ${VIEWING} } }`,
  refuse: `mutation ($input: ProposalAnswerInput!) { done: refuseProposedTime(input: $input) { ${VIEWING} } }`,
  reschedule: `mutation ($input: RescheduleInput!) { done: requestReschedule(input: $input) { ${VIEWING} } }`,
  cancel: `mutation ($input: CancelViewingInput!) { done: cancelViewing(input: $input) { ${VIEWING} } }`,
  move: `mutation ($input: MoveViewingInput!) { done: moveViewing(input: $input) { ${VIEWING} } }`,
  enter: `mutation ($input: EnteredViewingInput!) { done: enterViewing(input: $input) { ${VIEWING} } }`,
  honour: `mutation ($ids: [ID!]!, $honoured: Boolean) { done: honourViewings(ids: $ids, honoured: $honoured) { ${VIEWING} } }`,
  note: `mutation ($id: ID!, $notes: String!) { done: saveViewingNotes(id: $id, notes: $notes) { ${VIEWING} } }`,
} as const;

export interface Outcome {
  readonly done: any;
  readonly code?: unknown;
  readonly field?: unknown;
  readonly message?: string;
  readonly freeTimes?: { readonly date: string; readonly times: readonly string[] };
}

/** The service on the embedded profile, with a public home and a reader of its events. Its documents may be elsewhere. */
export async function startScene(elsewhere?: Documents) {
  const harness = await startHarness();
  const { clock, folder, bus } = harness;
  const jobs = await openEmbeddedJobs({ file: join(folder, 'jobs.sqlite'), clock, pollIntervalMs: 5 });
  const cache = await openEmbeddedCache({ clock });
  harness.onDispose(() => cache.close());
  harness.onDispose(() => jobs.close());
  const documents = elsewhere ?? (await harness.documents('viewings'));
  const service = await startViewings({ ...harness, documents, cache, jobs });
  harness.onDispose(() => service.stop());

  const events: CloudEvent[] = [];
  const reader = await bus.subscribe({
    consumer: 'reader',
    topic: 'lintel.viewing',
    from: 'beginning',
    handle: async (received) => void events.push(...received),
  });
  harness.onDispose(() => reader.stop());

  const publish = async (topic: string, event: CloudEvent) => {
    await bus.publish(topic, [event]);
    await bus.drain();
  };
  let sequence = 0;
  const accountEvent = (what: string, data: { readonly id: string }): Promise<void> => {
    sequence += 1;
    const type = `lintel.account.${what}.v1`;
    const base = aListingEvent(aListing());
    return publish('lintel.account', {
      ...base,
      id: `account-${sequence}`,
      type,
      subject: data.id,
      sequence,
      data,
    });
  };
  let listingVersion = 0;
  const nextOfHome = () => {
    listingVersion += 1;
    return {
      sequence: listingVersion,
      id: `${LISTING}-${listingVersion}`,
      time: clock.now().toISOString(),
    };
  };
  /** What tells of the home from now on, to be published when a test likes. */
  const listed = (about: Partial<PublicListing> = {}, more: object = {}): CloudEvent => ({
    ...aListingEvent(aListing({ id: LISTING, ...about })),
    ...nextOfHome(),
    ...more,
  });
  const list = (about: Partial<PublicListing> = {}): Promise<void> =>
    publish('lintel.listing', listed(about));
  await list();

  const ask = (query: string, variables: Record<string, unknown> = {}, as?: Identity) =>
    harness.ask<any>(service, query, { variables, ...(as ? { as } : {}) });
  /** One mutation, and what came of it or why nothing did. */
  const run = async (
    name: keyof typeof mutations,
    variables: Record<string, unknown>,
    as?: Identity,
  ): Promise<Outcome> => {
    const { data, errors } = await ask(mutations[name], variables, as);
    const error = errors?.[0];
    return {
      done: data?.done ?? null,
      ...(error ? { message: error.message, ...(error.extensions as object) } : {}),
    };
  };
  const input = (name: keyof typeof mutations) => (given: Record<string, unknown>, as?: Identity) =>
    run(name, { input: given }, as);

  return {
    harness,
    service,
    documents,
    jobs,
    cache,
    clock,
    ask,
    run,
    list,
    listed,
    publishListing: (...events: readonly CloudEvent[]) =>
      bus.publish('lintel.listing', [...events]).then(() => bus.drain()),
    remove: (contact?: PublicListing['agent']) => {
      const next = nextOfHome();
      return publish('lintel.listing', { ...aRemovalEvent(LISTING, next.sequence, contact), ...next });
    },
    accountIs: (id: string, email: string, confirmed = true) =>
      accountEvent('changed', {
        id,
        email,
        pendingEmail: null,
        name: 'Alex Visitor',
        role: 'user',
        agencyId: null,
        confirmed,
      } as { id: string }),
    agentIs: (id: string, ofAgency: string) =>
      accountEvent('confirmed', {
        id,
        email: `${id}@agency.example`,
        pendingEmail: null,
        name: 'A. Agent',
        role: 'agent',
        agencyId: ofAgency,
        confirmed: true,
      } as { id: string }),
    closeAccount: (id: string) =>
      accountEvent('closed', { id, closedAt: clock.now().toISOString() } as { id: string }),
    request: (about: object = {}, as?: Identity) => run('request', { input: { ...form, ...about } }, as),
    /** A request that is taken; answers with its id. */
    async requested(about: object = {}, as?: Identity): Promise<string> {
      const outcome = await run('request', { input: { ...form, ...about } }, as);
      if (!outcome.done) throw new Error(outcome.message);
      return outcome.done.id as string;
    },
    confirm: input('confirm'),
    propose: input('propose'),
    accept: input('accept'),
    refuse: input('refuse'),
    reschedule: input('reschedule'),
    cancel: input('cancel'),
    move: input('move'),
    enter: input('enter'),
    honour: (ids: readonly string[], honoured: boolean, as?: Identity) =>
      run('honour', { ids, honoured }, as),
    decline: (id: string, reason: string, as?: Identity) => run('decline', { id, reason }, as),
    reject: (id: string, as?: Identity) => run('reject', { id }, as),
    keep: (id: string, as?: Identity) => run('keep', { id }, as),
    note: (id: string, notes: string, as?: Identity) => run('note', { id, notes }, as),
    async viewing(id: string, as: Identity = agent) {
      return (await ask(`query ($id: ID!) { viewing(id: $id) { ${VIEWING} } }`, { id }, as)).data.viewing;
    },
    async mine(as: Identity): Promise<any[]> {
      return (await ask(`{ myViewings { ${VIEWING} } }`, {}, as)).data.myViewings;
    },
    async slots(from: string, days = 1, purpose = 'booking'): Promise<{ date: string; times: string[] }[]> {
      const query = `query ($from: String!, $days: Int, $for: ViewingTimesFor) {
        viewingSlots(listingId: ${LISTING}, from: $from, days: $days, for: $for) { date times } }`;
      return (await ask(query, { from, days, for: purpose })).data.viewingSlots;
    },
    async calendar(claim: object, as?: Identity): Promise<string | null> {
      const query = 'query ($id: ID, $token: String) { viewingCalendar(id: $id, token: $token) }';
      return (await ask(query, { ...claim }, as)).data.viewingCalendar;
    },
    /** As the gateway asks for a visitor at that network address. */
    async requestFrom(client: string, about: object): Promise<ExecutionResult<any>> {
      return (await service.execute({
        document: parse(mutations.request),
        variables: { input: { ...form, ...about } },
        context: { serviceHeaders: { [clientAddressHeader]: client } },
      })) as ExecutionResult;
    },
    async published(): Promise<readonly CloudEvent<any>[]> {
      await service.drain();
      await bus.drain();
      return events as CloudEvent<any>[];
    },
    async facts(): Promise<string[]> {
      return (await this.published()).map(({ type }) => type.replace(/^lintel\.viewing\.|\.v1$/g, ''));
    },
    /** The token of the links in e-mails about a viewing, made as whoever sends them makes it. */
    async token(id: string): Promise<string> {
      const event = (await this.published()).findLast(({ subject, data }) => subject === id && data.visitor);
      const link = { purpose: 'viewing', subject: id, request: event!.data.visitor.link, expiresAt: null };
      return harness.linkKey.sign(link);
    },
    dispose: () => harness.dispose(),
  };
}

export type Scene = Awaited<ReturnType<typeof startScene>>;
