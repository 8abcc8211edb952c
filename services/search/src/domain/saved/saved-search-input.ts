import type { AlertFrequency } from '@lintel/contracts';
import { fail, type LineFailure, readLine, type Result, succeed } from '@lintel/kernel';
import { type InputProblem, readWanted, type WantedInput } from '../search-input.js';
import type { NewSearch } from './saved-search.js';

export interface SavedSearchInput extends WantedInput {
  readonly name: string;
  readonly alertFrequency?: AlertFrequency | null;
}

const LONGEST_NAME = 120;
const problems: Readonly<Record<LineFailure, string>> = {
  empty: 'The name must not be empty',
  'too-long': `The name has at most ${LONGEST_NAME} characters`,
  invisible: 'The name must not contain invisible characters',
};

export function readName(given: string, field: string): Result<string, InputProblem[]> {
  const name = readLine(given, LONGEST_NAME);
  return name.ok ? name : fail([{ field, message: problems[name.failure] }]);
}

export function readSavedSearch(input: SavedSearchInput): Result<NewSearch, InputProblem[]> {
  const name = readName(input.name, 'input.name');
  const wanted = readWanted(input);
  if (name.ok && wanted.ok)
    return succeed({
      name: name.value,
      wanted: wanted.value,
      alertFrequency: input.alertFrequency ?? 'daily',
    });
  return fail([
    ...(name.ok ? [] : name.failure),
    ...(wanted.ok ? [] : wanted.failure.map(({ field, message }) => ({ field: `input.${field}`, message }))),
  ]);
}
