import type { z } from 'zod';

/** A kind of event: its name, the topic it travels on, what its data looks like and an example that satisfies it. */
export interface EventDefinition<Type extends string = string, Data = unknown> {
  /** `lintel.<aggregate>.<what happened>.v<major>` */
  readonly type: Type;
  readonly topic: string;
  readonly summary: string;
  readonly schema: z.ZodType<Data>;
  readonly example: Data;
}

export const defineEvent = <const Type extends string, Data>(
  definition: EventDefinition<Type, Data>,
): EventDefinition<Type, Data> => definition;

/** A topic and how the broker keeps it. */
export interface TopicDefinition {
  readonly name: string;
  readonly partitions: number;
  /** Compacted topics keep at least the last event of each key for ever. */
  readonly compacted: boolean;
}

export const dataschemaOf = (type: string): string => `/schemas/${type}.json`;
