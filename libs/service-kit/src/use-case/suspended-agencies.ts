import { agencyTopic, type CloudEvent, isAgencyState } from '@lintel/contracts';
import type { Result } from '@lintel/kernel';
import { type Connection, type Model, Schema } from 'mongoose';
import type { ProjectionName } from '../rebuild/rebuild-log.js';
import type { Projection } from '../rebuild/rebuild-projection.js';
import { type Refusal, refuse } from './refusal.js';

interface StandingRecord {
  /** The agency's id. */
  readonly _id: string;
  /** Of the agency, after the last event that was heard. */
  readonly version: number;
  readonly suspended: boolean;
}

const schema = new Schema(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    suspended: { type: Boolean, required: true },
  },
  { versionKey: false, minimize: false, collection: 'agency-standings' },
);

/** Which agencies operations staff have suspended, by their events: heard late, twice or in another order they come to the same. */
export class SuspendedAgencies {
  constructor(private readonly model: Model<StandingRecord>) {}

  /** To be made before the indexes are. */
  static on = (connection: Connection): SuspendedAgencies =>
    new SuspendedAgencies(registerStandings(connection));

  async has(agencyId: string): Promise<boolean> {
    return (await this.model.exists({ _id: agencyId, suspended: true })) !== null;
  }

  async hear(events: readonly CloudEvent[]): Promise<void> {
    for (const event of events)
      if (isAgencyState(event))
        await this.keep({
          _id: event.data.id,
          version: event.sequence,
          suspended: event.data.suspended !== undefined,
        });
  }

  private async keep({ _id, ...state }: StandingRecord): Promise<void> {
    const older = { _id, version: { $lt: state.version } };
    const { matchedCount } = await this.model.updateOne(older, { $set: state });
    if (matchedCount === 0) await this.model.updateOne({ _id }, { $setOnInsert: state }, { upsert: true });
  }
}

const registerStandings = (connection: Connection) =>
  connection.model('AgencyStanding', schema) as unknown as Model<StandingRecord>;

export const suspendedAgencies = {
  name: 'suspended-agencies',
  topic: agencyTopic,
} as const satisfies ProjectionName;

/** What a service knows of suspended agencies, as it is made anew: each event has the whole of it, and nothing is done but that it is written. */
export const knownSuspensions = (connection: Connection): Projection<StandingRecord> => ({
  ...suspendedAgencies,
  model: registerStandings(connection),
  projectInto(model) {
    const standings = new SuspendedAgencies(model);
    return (events) => standings.hear(events);
  },
});

/** What its people are told who try to do what it may not. */
export const suspendedText =
  'Your agency is suspended. You can read everything, call off viewings and take homes away, but change nothing else until the portal lifts the suspension.';

export const refuseSuspended = (): Result<never, Refusal> => refuse('AGENCY_SUSPENDED', suspendedText);
