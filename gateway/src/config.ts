import { portSetting } from '@lintel/service-kit';
import { z } from 'zod';

export const gatewayConfigSchema = z.object({
  LINTEL_PORT: portSetting.default(3000).describe('The port of the one public address'),
  LINTEL_HOST: z.string().default('127.0.0.1').describe('The interface to listen on; 0.0.0.0 for all'),
  LINTEL_MAP_TILES: z
    .url()
    .optional()
    .describe('Map tiles as an address with {x}, {y} and {z}; without it the built-in map is shown'),
  LINTEL_MAP_ATTRIBUTION: z.string().max(300).default('').describe('Whom the map tiles are credited to'),
});

export type GatewayConfig = z.output<typeof gatewayConfigSchema>;
