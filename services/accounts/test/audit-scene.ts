import { type CloudEvent, findEventDefinition } from '@lintel/contracts';
import type { Identity } from '@lintel/service-kit';
import type { AgencyScene } from './agency-scene.js';

export const TRAIL = `query ($actor: ID, $subject: ID, $correlation: ID, $from: String, $to: String, $first: Int, $after: String) {
  auditTrail(actor: $actor, subject: $subject, correlation: $correlation, from: $from, to: $to, first: $first, after: $after) {
    entries { seq at act actor actorRole actorAgency subjectType subject agencyId correlation values { name before after } hash }
    next } }`;
export const VERIFY =
  'query ($from: Int, $to: Int) { verifyAuditTrail(from: $from, to: $to) { entries head { seq hash } broken { seq fault } } }';
export const staff: Identity = { subject: 'token:operations', role: 'operations' };

/** What the trail of a scene says, what is told to it, and how it is stored. */
export function trailOf(sceneOf: () => AgencyScene) {
  const page = async (asked: Record<string, unknown> = {}, as: Identity = staff) => {
    await sceneOf().published();
    return (await sceneOf().ask(TRAIL, asked, as)).data.auditTrail as {
      readonly entries: readonly Record<string, any>[];
      readonly next: string | null;
    };
  };
  const acts = async (asked: Record<string, unknown> = {}, as?: Identity) =>
    (await page(asked, as)).entries.map(({ act }) => act);
  const verified = async (asked: Record<string, unknown> = {}) =>
    (await sceneOf().ask(VERIFY, asked, staff)).data.verifyAuditTrail;

  let number = 0;
  /** As another service tells of it, with whoever is behind it. */
  const told = async (
    type: string,
    subject: string,
    change: Partial<CloudEvent> = {},
  ): Promise<CloudEvent> => {
    const definition = findEventDefinition(type)!;
    const event = {
      specversion: '1.0',
      id: `event-${++number}`,
      source: '/services/test',
      type,
      subject,
      time: sceneOf().harness.clock.now().toISOString(),
      sequence: number,
      datacontenttype: 'application/json',
      dataschema: '/schemas/test.json',
      actor: 'agent-1',
      actorrole: 'agent',
      actoragency: 'example-and-daughters',
      data: definition.example,
      ...change,
    } as CloudEvent;
    await sceneOf().harness.bus.publish(definition.topic, [event]);
    return event;
  };
  const listing = (id: string, change?: Partial<CloudEvent>) => told('lintel.listing.updated.v1', id, change);

  /** Behind the service's back, as somebody who can write the documents. */
  const stored = () => sceneOf().documents.connection.collection<{ _id: number }>('audit-entries');
  return { page, acts, verified, told, listing, stored };
}
