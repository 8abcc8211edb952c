import { useQuery } from '@tanstack/react-query';
import { readSchema, type SchemaEntry } from './graphql/read-schema.js';

/** As far as these pages read JSON Schema. */
export interface JsonSchema {
  readonly type?: string;
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly 'x-topic'?: string;
}

/** An event as `/asyncapi.json` tells of it. */
export interface DescribedEvent {
  readonly type: string;
  readonly summary: string;
  readonly audience: 'everyone' | 'agency';
  /** Of the whole event, its data included. */
  readonly schema: JsonSchema;
  readonly example: unknown;
}

interface AsyncApi {
  readonly channels: { readonly stream: { readonly messages: Readonly<Record<string, unknown>> } };
  readonly components: {
    readonly messages: Readonly<
      Record<
        string,
        {
          readonly summary: string;
          readonly 'x-audience': DescribedEvent['audience'];
          readonly examples: readonly { readonly payload: unknown }[];
        }
      >
    >;
    readonly schemas: Readonly<Record<string, JsonSchema>>;
  };
}

const read = async (address: string): Promise<Response> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response;
};

/** Every event that leaves the portal, as it says itself. */
export const useEvents = () =>
  useQuery({
    queryKey: ['asyncapi.json'],
    staleTime: Infinity,
    queryFn: async (): Promise<readonly DescribedEvent[]> => {
      const { channels, components } = (await (await read('/asyncapi.json')).json()) as AsyncApi;
      return Object.keys(channels.stream.messages).map((type) => {
        const { summary, examples, 'x-audience': audience } = components.messages[type]!;
        return { type, summary, audience, schema: components.schemas[type]!, example: examples[0]?.payload };
      });
    },
  });

/** All that the public GraphQL schema declares, in its order. */
export const useSchema = ({ enabled = true } = {}) =>
  useQuery({
    queryKey: ['schema.graphql'],
    staleTime: Infinity,
    enabled,
    queryFn: async (): Promise<readonly SchemaEntry[]> =>
      readSchema(await (await read('/schema.graphql')).text()),
  });
