import { randomUUID } from 'node:crypto';
import { type AgentCaller, published } from './listings.js';
import { type Caller, type Scene, typed } from './ownership-scene.js';
import type { Variables } from './row.js';

/** A day in London this many days from now, or the next one where that is a Sunday. */
export function dayAhead(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000);
  if (day.getUTCDay() === 0) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** What somebody fills in who asks for a viewing; an address of their own, since each address may ask only so often. */
export const viewingForm = (listingId: unknown, change: object = {}) => ({
  ...typed,
  listingId,
  email: `${randomUUID()}@example.org`,
  date: dayAhead(7),
  times: ['10:00', '14:00'],
  ...change,
});

export const requestViewing =
  'mutation ($input: ViewingRequestInput!) { requestViewing(input: $input) { accepted id } }';

/** A public home that viewings know of, which is a moment after it is there. */
export async function viewableHome(scene: Scene, of?: AgentCaller, listing?: object): Promise<number> {
  const { id } = await published(scene, of, listing);
  for (;;) {
    const { viewingSlots } = await scene.allowed(
      scene.visitor(),
      'query ($id: Int!, $from: String!) { viewingSlots(listingId: $id, from: $from) { date } }',
      { id, from: dayAhead(1) },
    );
    if (viewingSlots.length > 0) return id as number;
  }
}

/** A viewing of a home of its own, which somebody asked for. */
export async function requested(scene: Scene, by: Caller = 'owner', of?: AgentCaller): Promise<Variables> {
  const input = viewingForm(await viewableHome(scene, of));
  const sent = await scene.allowed(scene.browserOf(by), requestViewing, { input }, scene.elsewhere());
  return { id: sent.requestViewing.id as string };
}

/** One for which the agent has offered another time. */
export async function proposed(scene: Scene, by: Caller = 'owner'): Promise<Variables> {
  const { id } = await requested(scene, by);
  const { proposeViewingTime } = await scene.ask(
    'agent',
    'mutation ($input: ProposeViewingTimeInput!) { proposeViewingTime(input: $input) { proposal { id } } }',
    { input: { id, date: dayAhead(9), time: '11:30' } },
  );
  return { id, proposal: proposeViewingTime.proposal.id as string };
}

export async function confirmed(scene: Scene, by: Caller = 'owner'): Promise<Variables> {
  const made = await requested(scene, by);
  await scene.ask('agent', 'mutation ($id: ID!) { confirmViewing(input: { id: $id }) { status } }', made);
  return made;
}

/** An arranged one for which its visitor has asked for other times. */
export async function rescheduling(scene: Scene): Promise<Variables> {
  const made = await confirmed(scene);
  await scene.ask(
    'owner',
    'mutation ($input: RescheduleInput!) { requestReschedule(input: $input) { status } }',
    { input: { ...made, dates: [dayAhead(8)], times: ['09:30'] } },
  );
  return made;
}

/** The token of the link in e-mails to the visitor, with the viewing it is for. */
export async function withLink(scene: Scene, made: Variables): Promise<Variables> {
  const { visitor } = await scene.heard('lintel.viewing.requested.v1', ({ id }) => id === made['id']);
  const subject = String(made['id']);
  const request = visitor!.link;
  return {
    ...made,
    token: await scene.sign({ purpose: 'viewing', subject, request }),
    ofAnotherPurpose: await scene.sign({ purpose: 'conversation', subject, request }),
    ofAnotherRequest: await scene.sign({ purpose: 'viewing', subject, request: randomUUID() }),
  };
}
