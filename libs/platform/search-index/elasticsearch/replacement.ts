import { setTimeout as wait } from 'node:timers/promises';
import { isFailure } from './engine.js';

/** What a search may meet when the generation it looks into is replaced; the next attempt looks into the new one. */
const REPLACED = [
  'index_not_found_exception',
  'index_closed_exception',
  'shard_not_found_exception',
  'search_context_missing_exception',
  'no_shard_available_action_exception',
  'illegal_index_shard_state_exception',
  'already_closed_exception',
  'alias_not_found_exception',
];
const ATTEMPTS = 4;
/** Milliseconds, once, twice and thrice: nodes learn of it one after another. */
const PAUSE = 25;

/** Attempts what only reads again when a generation was replaced under it. */
export async function throughout<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await read();
    } catch (error) {
      if (attempt === ATTEMPTS || !isFailure(error, ...REPLACED)) throw error;
      await wait(PAUSE * attempt);
    }
  }
}
