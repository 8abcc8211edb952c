import type { Colleague, Colleagues } from '../../application/colleagues.js';
import type { AgentModels, ColleagueRecord } from './agent.schema.js';

export class ColleagueRepository implements Colleagues {
  constructor(private readonly models: Pick<AgentModels, 'colleagues'>) {}

  async names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const records = await this.models.colleagues
      .find({ _id: { $in: [...ids] }, name: { $gt: '' } })
      .lean<ColleagueRecord[]>();
    return new Map(records.map(({ _id, name }) => [_id, name]));
  }

  async keep({ id, version, name }: Colleague): Promise<void> {
    const { matchedCount } = await this.models.colleagues.updateOne(
      { _id: id, version: { $lt: version } },
      { $set: { version, name } },
    );
    if (matchedCount > 0) return;
    await this.models.colleagues.updateOne(
      { _id: id },
      { $setOnInsert: { version, name } },
      { upsert: true },
    );
  }

  forget(id: string, version: number): Promise<void> {
    return this.keep({ id, version, name: '' });
  }
}
