import { publicEvents } from '@lintel/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { CloudEvent as StandardEvent } from 'cloudevents';
import { begun } from './ownership/conversations.js';
import { home, published } from './ownership/listings.js';
import { Scene, typed } from './ownership/ownership-scene.js';
import { confirmed, dayAhead, proposed, requested, rescheduling } from './ownership/viewings.js';

/** What the running product cannot be made to tell in a test: only the passing of a viewing's hour does. Its data has the form of the others'. */
const onlyTimeTells = 'lintel.viewing.completed.v1';
const meant = publicEvents.map(({ type }) => type).filter((type) => type !== onlyTimeTells);

interface ToldEvent {
  readonly type: string;
  readonly position: number;
  readonly dataschema: string;
  readonly data: object;
}

let scene: Scene;
let told: readonly ToldEvent[];
beforeAll(async () => {
  scene = await Scene.start();
  await happen();
  told = await readStream(await keyOfTheAgency());
}, 90_000);
afterAll(() => scene?.stop());

/** Lets each thing happen that is told outside. */
async function happen(): Promise<void> {
  const agent = (fields: string, variables: object) =>
    scene.ask('agent', `mutation ($id: ID!) { ${fields} }`, variables);
  const listing = (fields: string, variables: object) =>
    scene.askAsProgram('agent', `mutation ($id: Int!) { ${fields} }`, variables);
  const flat = await published(scene);
  await scene.askAsProgram(
    'agent',
    'mutation ($id: Int!, $input: ListingInput!) { updateListing(id: $id, version: 1, input: $input) { id } }',
    { ...flat, input: { ...home, price: 495_000 } },
  );
  await listing('changeListingStatus(id: $id, status: underOffer) { id }', flat);
  await listing('removeListing(id: $id) { id }', flat);
  await listing('restoreListing(id: $id) { id }', flat);
  await agent('declineViewing(id: $id, reason: "No") { status }', await requested(scene));
  await agent('rejectViewing(id: $id) { status }', await requested(scene));
  await scene.ask(
    'owner',
    'mutation ($id: ID!, $proposal: ID!) { refuseProposedTime(input: { id: $id, proposal: $proposal }) { status } }',
    await proposed(scene),
  );
  await agent('keepViewingTime(id: $id) { status }', await rescheduling(scene));
  const viewing = await confirmed(scene);
  await agent(`moveViewing(input: { id: $id, date: "${dayAhead(9)}", time: "11:30" }) { status }`, viewing);
  await agent('cancelViewing(input: { id: $id, reason: "No" }) { status }', viewing);
  await begun(scene);
}

async function keyOfTheAgency(): Promise<string> {
  const { createApiKey } = await scene.ask(
    'agent',
    'mutation { createApiKey(input: { name: "A reader", scopes: ["events:read"] }) { secret } }',
  );
  return createApiKey.secret as string;
}

/** Everything up to the message, which was the last thing that happened, in the order of positions. */
async function readStream(key: string): Promise<readonly ToldEvent[]> {
  const headers = { authorization: `Bearer ${key}`, accept: 'application/json' };
  const events: ToldEvent[] = [];
  for (let after = 0; !meant.every((type) => events.some((event) => event.type === type));) {
    const answer = await fetch(`${scene.visitor().address}/events?after=${after}&limit=1000`, { headers });
    const page = (await answer.json()) as { events: ToldEvent[]; next: number };
    events.push(...page.events);
    after = page.next;
  }
  return events;
}

/** Of the schema that the running product serves under the address that an event names. */
async function validatorOf(dataschema: string) {
  const { pathname } = new URL(dataschema);
  const answer = await fetch(`${scene.visitor().address}${pathname}`);
  expect([pathname, answer.status]).toEqual([pathname, 200]);
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  return ajv.compile((await answer.json()) as object);
}

describe.each(meant)('%s, as it really happened', (type) => {
  const ours = () => told.filter((event) => event.type === type);

  it('is what the schema says that it names', async () => {
    const validate = await validatorOf(ours()[0]!.dataschema);
    for (const { data } of ours()) {
      validate(data);
      expect(validate.errors ?? []).toEqual([]);
    }
    // A schema that takes anything would have been no check.
    expect(validate({})).toBe(false);
  });

  it('is a CloudEvent to others', () => {
    for (const event of ours()) expect(() => new StandardEvent({ ...event }, true)).not.toThrow();
  });
});

it('nothing of it says who somebody is, or what they wrote', () => {
  const all = JSON.stringify(told);
  const { email } = scene.person('owner');
  for (const personal of [...Object.values(typed), email, 'Sam Example', 'a@example.org'])
    expect([personal, all.includes(personal)]).toEqual([personal, false]);
});

it('positions rise', () => {
  const positions = told.map(({ position }) => position);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  expect(new Set(positions).size).toBe(positions.length);
});
