import { z } from 'zod';

/** The part of the compose specification that our file uses, and nothing beside it: a name that is not here is taken for a slip of the pen. */
const duration = z.string().regex(/^\d+(ms|s|m|h)$/);
const scalar = z.union([z.string(), z.number()]);
const image = z
  .string()
  .regex(/^[\w./-]+:[\w.${}:-]+$/, 'an image and its tag')
  .refine((name) => !/:latest\b/.test(name), 'a tag that stays what it is');

const healthcheck = z.strictObject({
  test: z.tuple([z.enum(['CMD', 'CMD-SHELL'])], z.string()),
  interval: duration,
  timeout: duration,
  retries: z.int().positive(),
  start_period: duration.optional(),
});

const service = z
  .strictObject({
    image,
    build: z
      .strictObject({
        context: z.literal('.'),
        dockerfile: z.string(),
        args: z.record(z.string(), z.string()).optional(),
      })
      .optional(),
    profiles: z.array(z.string()).nonempty().optional(),
    command: z.array(z.string()).nonempty().optional(),
    environment: z.record(z.string(), scalar).optional(),
    ports: z
      .array(
        z
          .string()
          .regex(
            /^(127\.0\.0\.1:\d+|\$\{LINTEL_PUBLISH:-127\.0\.0\.1:\d+\}):\d+$/,
            'on 127.0.0.1 unless told otherwise',
          ),
      )
      .optional(),
    volumes: z.array(z.string().regex(/^[\w./-]+:\/[\w./-]+(:ro)?$/)).optional(),
    tmpfs: z.array(z.string().startsWith('/')).optional(),
    networks: z.array(z.string()).nonempty().optional(),
    network_mode: z.literal('none').optional(),
    depends_on: z
      .record(
        z.string(),
        z.strictObject({ condition: z.enum(['service_healthy', 'service_completed_successfully']) }),
      )
      .optional(),
    healthcheck: healthcheck.optional(),
    restart: z.literal('unless-stopped').optional(),
    stop_grace_period: duration.optional(),
    init: z.boolean().optional(),
    read_only: z.boolean().optional(),
    cap_drop: z.array(z.literal('ALL')).optional(),
    security_opt: z.array(z.literal('no-new-privileges:true')).optional(),
    ulimits: z.record(z.string(), z.int()).optional(),
  })
  .refine(({ networks, network_mode }) => !networks !== !network_mode, 'either networks or network_mode');

export const composeSchema = z
  .object({
    name: z.string(),
    services: z.record(z.string().regex(/^[a-z][a-z-]*$/), service),
    networks: z.record(z.string(), z.strictObject({ internal: z.boolean().optional() })),
    volumes: z.record(z.string(), z.strictObject({})),
  })
  .catchall(z.unknown())
  .superRefine((file, context) => {
    for (const key of Object.keys(file))
      if (!['name', 'services', 'networks', 'volumes'].includes(key) && !key.startsWith('x-'))
        context.addIssue({ code: 'custom', message: `${key} is no part of a compose file` });
  });

export type ComposeFile = z.output<typeof composeSchema>;
export type ComposeService = ComposeFile['services'][string];

/** A name that a compose file takes from its environment. */
export interface Variable {
  readonly name: string;
  readonly required: boolean;
  readonly fallback: string;
}

const VARIABLE = /\$(?:\$|\{(\w+)(?:(:-|:\?)([^}]*))?\})/g;

export const variablesIn = (text: string): Variable[] =>
  [...text.matchAll(VARIABLE)].flatMap(([, name, kind, rest]) =>
    name ? [{ name, required: kind !== ':-', fallback: kind === ':-' ? rest! : '' }] : [],
  );

/** A text as compose would read it, given these values. */
export const interpolated = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(VARIABLE, (whole, name?: string, kind?: string, rest?: string) =>
    name ? values[name] || (kind === ':-' ? rest! : '') : whole.slice(1),
  );
