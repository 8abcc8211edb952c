import {
  type ActValues,
  type CloudEvent,
  dataschemaOf,
  type EventData,
  type EventType,
  findEventDefinition,
} from '@lintel/contracts';
import type { Clock, IdSource } from '@lintel/kernel';
import { waitingIndex } from '@lintel/platform/documents';
import { Schema } from 'mongoose';
import { type Actor, currentContext } from '../request-context.js';

/**
 * The part of an aggregate's document that makes its facts and events one write: `outbox` holds the events that are not yet on the bus, oldest
 * first, and `outboxSince` is set exactly while there are any, so that a partial index finds them.
 */
export interface WithOutbox {
  /** The aggregate's version after its last change; also the sequence of its last event. */
  version: number;
  outbox: CloudEvent[];
  outboxSince: Date | null;
  /** The relay that is publishing them, and until when it may take that for granted. */
  outboxClaim?: OutboxClaim | null;
}

export interface OutboxClaim {
  readonly by: string;
  readonly until: Date;
}

/** To be told after a write that left an event in an outbox. */
export interface Outbox {
  /** Never throws and does not wait. */
  nudge(): void;
}

export const outboxFields = {
  version: { type: Number, required: true },
  outbox: { type: [Schema.Types.Mixed], default: [] },
  outboxSince: { type: Date, default: null },
  outboxClaim: { type: Schema.Types.Mixed, default: null },
} as const;

/** The rest of a document: what a service reads and writes itself. */
export function withoutOutbox<Record extends WithOutbox>(
  record: Record,
): Omit<Record, 'outbox' | 'outboxSince' | 'outboxClaim'> {
  const { outbox: _outbox, outboxSince: _since, outboxClaim: _claim, ...state } = record;
  return state;
}

/** Of documents whose outbox is not empty. */
export const hasUnpublished = { outboxSince: { $gt: new Date(0) } };

/** Serves the relay's sweep: only documents with unpublished events are in it. */
export const outboxIndex = [
  { outboxSince: 1 },
  { name: waitingIndex, partialFilterExpression: hasUnpublished },
] as const;

/** Who did it travels with the fact, in one write: code that decides something need not know of the audit trail. */
const attributesOf = ({ id, role, agencyId }: Actor, previously: ActValues = {}) => ({
  actor: id,
  actorrole: role,
  ...(agencyId ? { actoragency: agencyId } : {}),
  ...(Object.keys(previously).length > 0 ? { previously: JSON.stringify(previously) } : {}),
});

/** Makes the events of one service. One of a request, or of a job on somebody's behalf, names who did it. */
export class EventComposer {
  constructor(
    private readonly source: string,
    private readonly ids: IdSource,
    private readonly clock: Clock,
  ) {}

  compose<Type extends EventType>(
    type: Type,
    about: {
      readonly subject: string;
      readonly sequence: number;
      readonly data: EventData<Type>;
      /** For the audit trail, the values that somebody's act changed, as they were before; nothing that says who somebody is. */
      readonly previously?: ActValues;
    },
  ): CloudEvent<EventData<Type>> {
    const definition = findEventDefinition(type);
    if (!definition) throw new Error(`no event of type ${type} in the catalogue`);
    const { traceparent, actor } = currentContext() ?? {};
    return {
      specversion: '1.0',
      id: this.ids.next(),
      source: this.source,
      type,
      subject: about.subject,
      time: this.clock.now().toISOString(),
      sequence: about.sequence,
      datacontenttype: 'application/json',
      dataschema: dataschemaOf(type),
      ...(traceparent ? { traceparent } : {}),
      ...(actor ? attributesOf(actor, about.previously) : {}),
      data: about.data,
    };
  }
  /** What somebody did that no other event tells of, for the audit trail; nothing when nobody is behind it. */
  composeAct(
    data: EventData<'lintel.audit.act-recorded.v1'>,
    more: { readonly sequence: number; readonly previously?: ActValues },
  ): CloudEvent[] {
    return currentContext()?.actor
      ? [this.compose('lintel.audit.act-recorded.v1', { subject: data.subjectId, ...more, data })]
      : [];
  }
}
