import { platformConfigSchema, portSetting } from '@lintel/service-kit';
import { z } from 'zod';

export const gatewayConfigSchema = z.object({
  LINTEL_PORT: portSetting.default(3000).describe('The port of the one public address'),
  LINTEL_HOST: z.string().default('127.0.0.1').describe('The interface to listen on; 0.0.0.0 for all'),
  LINTEL_PUBLIC_URL: platformConfigSchema.shape.LINTEL_PUBLIC_URL.describe(
    'Where people reach Lintel; links in mails, signed addresses, page heads and site maps begin with it',
  ),
  LINTEL_TRUST_PROXY: z
    .string()
    .regex(
      /^[\da-fA-F:./]+(,[\da-fA-F:./]+)*$/,
      'not addresses or networks separated by commas, such as 10.0.0.0/8',
    )
    .optional()
    .describe('Addresses or networks of the proxies in front, whose X-Forwarded-For says who asks'),
  LINTEL_MAP_TILES: z
    .url()
    .optional()
    .describe('Map tiles as an address with {x}, {y} and {z}; without it the built-in map is shown'),
  LINTEL_MAP_ATTRIBUTION: z.string().max(300).default('').describe('Whom the map tiles are credited to'),
});

/** Undefined where nobody set it: then it is this host, at the port that the gateway listens on. */
export const publicUrlOf = ({ LINTEL_PUBLIC_URL }: GatewayConfig): string | undefined =>
  LINTEL_PUBLIC_URL === platformConfigSchema.shape.LINTEL_PUBLIC_URL.parse(undefined)
    ? undefined
    : LINTEL_PUBLIC_URL;

export type GatewayConfig = z.output<typeof gatewayConfigSchema>;
