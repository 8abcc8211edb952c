import { prepareAccounts } from './accounts.flow.ts';
import { prepareBulk } from './bulk.flow.ts';
import type { Flow, FlowPlan, PrepareFlow } from './flow.ts';
import { prepareMessages } from './messages.flow.ts';
import { preparePictures } from './pictures.flow.ts';
import type { Profile } from './profile.ts';
import { drained } from './reading.ts';
import { prepareViewings } from './viewings.flow.ts';

/** All that people do in a run beside what `Generator` has agents do. */
const flows: readonly PrepareFlow[] = [
  prepareViewings,
  prepareMessages,
  prepareAccounts,
  preparePictures,
  prepareBulk,
];

/** As patient as the end of a run: how soon homes are heard of is not what it is about. */
const PROJECTED_WITHIN_MS = 180_000;

/** Begins every flow. Rejects when what they are about cannot be made. */
export async function startFlows(profile: Profile, plan: FlowPlan): Promise<readonly Flow[]> {
  const prepared = await Promise.all(flows.map((prepare) => prepare(profile, plan)));
  const rest = await drained(profile, PROJECTED_WITHIN_MS);
  if (rest !== undefined) throw new Error(`the homes were not heard of before the kills: ${rest}`);
  return prepared.map((begin) => begin());
}
