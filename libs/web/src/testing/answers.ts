import { readFileSync } from 'node:fs';
import {
  buildSchema,
  defaultFieldResolver,
  execute,
  getNullableType,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  isEnumType,
  isListType,
  isNonNullType,
  isScalarType,
  parse,
  validate,
} from 'graphql';

const schema = buildSchema(
  readFileSync(new URL('../../../../gateway/schema.graphql', import.meta.url), 'utf8'),
);

/** A request that a page made: of GraphQL by the name of its operation, of another address as `POST /session`. */
export interface Asked {
  readonly name: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** What an operation finds, by the fields of the schema it asks for, or another server's answer; it throws to say why it finds nothing. */
export type Answer = (variables: Readonly<Record<string, unknown>>) => unknown;

/** To be thrown: the API refuses the question. */
export const refusal = (
  code: string,
  message: string,
  more: Record<string, unknown> = {},
): { errors: object[] } => ({ errors: [{ message, extensions: { code, ...more } }] });

/** To be thrown: the connection is lost on the way. */
export const connectionLost = new TypeError('Failed to fetch');

/**
 * Answers every request of the page in the gateway's place, each operation by its name. Operations and what is found are checked against the gateway's
 * schema; what an answer does not name is the least that the schema allows. Returns what was asked, which grows.
 */
export function answers(by: Readonly<Record<string, Answer>>): Asked[] {
  const asked: Asked[] = [];
  globalThis.fetch = async (input, { method = 'GET', body, signal } = {}) => {
    const { query, variables } = body
      ? (JSON.parse(body as string) as { query?: string; variables?: object })
      : {};
    const operation = query && /\b(?:query|mutation) (\w+)/.exec(query)?.[1];
    const name = operation ?? `${method} ${input as string}`;
    const question = (operation ? variables : body && JSON.parse(body as string)) as Asked['variables'];
    asked.push({ name, variables: question });
    const answer = by[name];
    if (!answer) {
      console.error(`No answer to ${name}`, question);
      throw connectionLost;
    }
    let found: unknown;
    try {
      found = await answer(question);
    } catch (thrown) {
      if (thrown instanceof Error) throw thrown;
      return Response.json({ data: null, ...(thrown as object) });
    }
    signal?.throwIfAborted();
    if (found instanceof Response) return found;
    return Response.json(query ? await answerTo(query, question, found) : { data: found });
  };
  return asked;
}

async function answerTo(query: string, variableValues: Asked['variables'], rootValue: unknown) {
  const document = parse(query);
  const wrong = validate(schema, document);
  const answer =
    wrong.length > 0
      ? { errors: wrong }
      : await execute({ schema, document, rootValue, variableValues, fieldResolver });
  // A page would hide it as a failure of the API.
  if (answer.errors) console.error('The answer is not of the schema', ...answer.errors);
  return answer;
}

const fieldResolver: GraphQLFieldResolver<unknown, unknown> = (source, parameters, context, info) =>
  defaultFieldResolver(source, parameters, context, info) ?? leastOf(info.returnType);

/** The least value of a type. */
function leastOf(type: GraphQLOutputType): unknown {
  if (!isNonNullType(type)) return null;
  const of = getNullableType(type);
  if (isListType(of)) return [];
  if (isEnumType(of)) return of.getValues()[0]!.value;
  if (!isScalarType(of)) return {};
  return of.name === 'Boolean' ? false : of.name === 'String' || of.name === 'ID' ? '' : 0;
}
