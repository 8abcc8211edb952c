import { type Result, succeed } from '@lintel/kernel';
import {
  InvalidFilter,
  InvalidTopic,
  NotReplayable,
  UnknownConsumer,
  UnknownTopic,
} from '@lintel/platform/event-bus';
import { refuse, type Refusal } from '@lintel/service-kit';
import { refuseAsSaid } from '../refuse-as-said.js';

/** What the event bus refuses, in words for whoever asked. Whatever else goes wrong is thrown. */
export async function unlessRefused<Value>(doing: () => Promise<Value>): Promise<Result<Value, Refusal>> {
  try {
    return succeed(await doing());
  } catch (error) {
    if (error instanceof UnknownTopic || error instanceof InvalidTopic)
      return refuse('NOT_FOUND', 'There is no such topic.');
    if (error instanceof UnknownConsumer) return refuse('NOT_FOUND', 'There is no such consumer.');
    if (error instanceof NotReplayable)
      return refuse(
        'CONFLICT',
        'This consumer would do again what it did: it sends, counts or changes something.',
      );
    if (!(error instanceof InvalidFilter)) throw error;
    // The API calls the ids of what is parked its keys.
    return refuseAsSaid(error.message, (field) => (field === 'ids' ? 'keys' : field));
  }
}
