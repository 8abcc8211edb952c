import type { UpstreamContext } from '@lintel/service-kit';
import { type DocumentNode, execute, type GraphQLSchema } from 'graphql';

/** Asks our own schema, in this process and as any visitor: fields that could not be answered are null. */
export type Ask = <Data>(
  document: DocumentNode,
  variables: Record<string, unknown>,
) => Promise<Answered<Data> | null>;
type Answered<Data> = { readonly [Field in keyof Data]: Data[Field] | null };

/** The limits of public requests do not apply: what is asked is ours. */
export const askOf =
  (schema: GraphQLSchema): Ask =>
  async <Data>(document: DocumentNode, variables: Record<string, unknown>) => {
    const contextValue: UpstreamContext = { serviceHeaders: {} };
    const { data } = await execute({ schema, document, variableValues: variables, contextValue });
    return (data ?? null) as Answered<Data> | null;
  };
