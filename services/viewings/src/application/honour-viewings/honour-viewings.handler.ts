import { type Result, succeed } from '@lintel/kernel';
import { type Identity, type Refusal, refuseField } from '@lintel/service-kit';
import type { Changed, ChangeViewing } from '../change-viewing.js';

const MOST = 1000;

/** The agent lets viewings stand although their home leaves the market, or no longer. */
export class HonourViewingsHandler {
  constructor(private readonly change: ChangeViewing) {}

  async handle(
    ids: readonly string[],
    honoured: boolean,
    identity: Identity | null,
  ): Promise<Result<readonly Changed[], Refusal>> {
    if (ids.length > MOST) return refuseField('ids', `At most ${MOST} viewings at once.`);
    const done: Changed[] = [];
    for (const id of ids) {
      const changed = await this.change.by({ id, identity }, () => succeed({ action: 'honour', honoured }));
      if (!changed.ok) return changed;
      done.push(changed.value);
    }
    return succeed(done);
  }
}
