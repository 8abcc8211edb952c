import { type Result, succeed } from '@lintel/kernel';
import { InvalidJob, UnknownJob, UnknownQueue, WrongState } from '@lintel/platform/jobs';
import { refuse, type Refusal } from '@lintel/service-kit';
import { refuseAsSaid } from '../refuse-as-said.js';

/** What the queue refuses, in words for whoever asked. Whatever else goes wrong is thrown. */
export async function unlessRefused<Value>(
  doing: () => Promise<Value>,
  wrongState = 'The job is not in a state in which this can be done.',
): Promise<Result<Value, Refusal>> {
  try {
    return succeed(await doing());
  } catch (error) {
    if (error instanceof UnknownQueue) return refuse('NOT_FOUND', 'There is no such queue.');
    if (error instanceof UnknownJob) return refuse('NOT_FOUND', 'There is no such job any more.');
    if (error instanceof WrongState) return refuse('CONFLICT', wrongState);
    if (!(error instanceof InvalidJob)) throw error;
    return refuseAsSaid(error.message);
  }
}
