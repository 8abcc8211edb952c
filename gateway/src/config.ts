import { isIP } from 'node:net';
import { brandSetting, portSetting, publicUrlSetting } from '@lintel/service-kit';
import { z } from 'zod';

/** An address or a network, as in `10.0.0.0/8`. All of the internet is no proxy: `/0` would let everybody say who they are. */
function isProxy(text: string): boolean {
  const [address, prefix, ...more] = text.split('/');
  const family = address!.includes('%') ? 0 : isIP(address!);
  if (family === 0 || more.length > 0) return false;
  return (
    prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128))
  );
}

export const gatewayConfigSchema = z.object({
  LINTEL_PORT: portSetting.default(3000).describe('The port of the one public address'),
  LINTEL_HOST: z.string().default('127.0.0.1').describe('The interface to listen on; 0.0.0.0 for all'),
  LINTEL_OPERATIONS_PORT: portSetting
    .optional()
    .describe(
      'The port of /readyz and /metrics, which the public port has not; without it, the one after LINTEL_PORT',
    ),
  LINTEL_OPERATIONS_HOST: z
    .string()
    .default('127.0.0.1')
    .describe(
      'The interface of the operations port; 0.0.0.0 where a network of its own keeps the public away',
    ),
  LINTEL_PUBLIC_URL: publicUrlSetting
    .optional()
    .describe(
      'Where people reach the portal; links in mails, signed addresses, page heads and site maps begin with it. Without it, this machine at the port listened on',
    ),
  LINTEL_BRAND: brandSetting,
  LINTEL_TRUST_PROXY: z
    .string()
    .refine(
      (text) => text.split(',').every(isProxy),
      'not addresses or networks separated by commas, such as 10.0.0.0/8',
    )
    .optional()
    .describe('Addresses or networks of the proxies in front, whose X-Forwarded-For says who asks'),
  LINTEL_READ_LIMIT: z.coerce
    .number()
    .int()
    .min(0)
    .max(100_000_000)
    .default(30_000)
    .describe(
      'How much one account, or one address without one, may ask for in a minute: each request counts one, and more by the hundred objects it asks for; 0 for no limit',
    ),
  LINTEL_SECURITY_CONTACT: z
    .url({ protocol: /^(https|mailto)$/ })
    .regex(/^\S+$/, 'not an address such as mailto:security@lintel.example')
    .optional()
    .describe(
      'Whom to tell of a security hole, as mailto:... or https://...; /.well-known/security.txt says so',
    ),
  LINTEL_REMOTES: z
    .string()
    .transform((text) => text.split(',').map((folder) => folder.trim()))
    .refine((folders) => folders.every((folder) => folder !== ''), 'not folders separated by commas')
    .optional()
    .describe(
      'Folders of built micro-frontends beside Lintel’s own, separated by commas: each is one or holds some. One of the same name takes the place of Lintel’s; what is published later is served without a start',
    ),
  LINTEL_MAP_PMTILES: z
    .string()
    .optional()
    .describe(
      'A file of Protomaps’ basemap (PMTiles), served by the gateway and drawn in the portal’s own colours; one that cannot be used is named in the log, and the map drawn without it',
    ),
  LINTEL_MAP_TILES: z
    .url()
    .optional()
    .describe('Map tiles as an address with {x}, {y} and {z}; without it the built-in map is shown'),
  LINTEL_MAP_ATTRIBUTION: z.string().max(300).default('').describe('Whom the map tiles are credited to'),
});

/** Where health and metrics are. */
export const operationsAddress = ({
  LINTEL_PORT,
  LINTEL_OPERATIONS_PORT,
  LINTEL_OPERATIONS_HOST,
}: Pick<GatewayConfig, 'LINTEL_PORT' | 'LINTEL_OPERATIONS_PORT' | 'LINTEL_OPERATIONS_HOST'>) => ({
  // With port 0 the system chooses both; after the last possible port comes the first.
  port: LINTEL_OPERATIONS_PORT ?? (LINTEL_PORT === 0 ? 0 : (LINTEL_PORT % LAST_PORT) + 1),
  host: LINTEL_OPERATIONS_HOST,
});

const LAST_PORT = 65_535;

/** The settings for parts that need the public address before the server listens: where none is set, it is one of this machine. */
export const withPublicUrl = <Config extends Pick<GatewayConfig, 'LINTEL_PUBLIC_URL' | 'LINTEL_PORT'>>(
  config: Config,
) => ({
  ...config,
  LINTEL_PUBLIC_URL: config.LINTEL_PUBLIC_URL ?? `http://localhost:${config.LINTEL_PORT}`,
});

export type GatewayConfig = z.output<typeof gatewayConfigSchema>;
