import {
  type Box,
  boxOf,
  filterWords,
  findPublicEvent,
  isOutcode,
  publicEvents,
  type StreamFilter,
} from '@lintel/contracts';
import { fail, type Result, succeed } from '@lintel/kernel';

export interface FilterProblem {
  readonly field: string;
  readonly message: string;
}

/** As a query string says it: once or several times, or apart by commas. */
type Given = Readonly<Record<string, string | readonly string[] | undefined>>;

export function readFilter(query: Given): Result<StreamFilter, FilterProblem> {
  const types = valuesOf(query['type']);
  const agencies = valuesOf(query['agency']);
  const outcodes = valuesOf(query['outcode']).map((outcode) => outcode.toUpperCase());
  for (const [field, values] of Object.entries({ type: types, agency: agencies, outcode: outcodes }))
    if (values.length > filterWords.mostValues)
      return problem(field, `${field}: at most ${filterWords.mostValues} are taken.`);
  const unknown = types.find((type) => !findPublicEvent(type));
  if (unknown !== undefined)
    return problem('type', `type: one of ${publicEvents.map(({ type }) => type).join(', ')}.`);
  const wrong = outcodes.find((outcode) => !isOutcode(outcode));
  if (wrong !== undefined) return problem('outcode', `outcode: ${filterWords.outcode}`);
  const box = boxIn(query['box']);
  if (box === null) return problem('box', `box: ${filterWords.box}`);
  return succeed({
    ...(types.length > 0 && { types: new Set(types) }),
    ...(agencies.length > 0 && { agencies: new Set(agencies) }),
    ...(outcodes.length > 0 && { outcodes: new Set(outcodes) }),
    ...(box && { box }),
  });
}

const valuesOf = (given: Given[string]): readonly string[] =>
  [given ?? []]
    .flat()
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter(Boolean);

/** Undefined where none is given, null for what is none. */
function boxIn(given: Given[string]): Box | null | undefined {
  if (given === undefined) return undefined;
  return boxOf(typeof given === 'string' ? given.split(',').map((each) => Number(each.trim() || NaN)) : []);
}

const problem = (field: string, message: string) => fail({ field, message });
