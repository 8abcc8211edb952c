import { resolve } from 'node:path';
import { z } from 'zod';
import { logLevels } from '../logging/logger.js';
import { booleanSetting } from './load-config.js';

const adapterName = (port: string) =>
  z.string().default('embedded').describe(`The adapter of the ${port} port`);

/** What every program of Lintel reads from its environment, whichever services it runs. */
export const platformConfigSchema = z.object({
  NODE_ENV: z.string().default('development').describe('production refuses embedded adapters'),
  LINTEL_LOG_LEVEL: z
    .enum(logLevels)
    .default('info')
    .describe(`How much is logged: ${logLevels.join(', ')}`),
  LINTEL_DATA: z
    .string()
    .default('.lintel')
    .transform((folder) => resolve(folder))
    .describe('The folder of the embedded adapters'),
  LINTEL_ALLOW_EMBEDDED: booleanSetting.default(false).describe('1 allows embedded adapters in production'),
  LINTEL_PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://localhost:3000')
    .transform((url) => url.replace(/\/+$/, ''))
    .describe('Where people reach Lintel; links in mails and signed addresses begin with it'),
  LINTEL_MEDIA_URL: z
    .string()
    .default('/media')
    .transform((url) => url.replace(/\/+$/, ''))
    .describe('Where pictures and plans are served, absolute or on the same host'),
  LINTEL_IDENTITY_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      'What the gateway signs identities with, at least 32 characters; the embedded profile makes its own',
    ),
  LINTEL_DOCUMENTS: adapterName('documents'),
  LINTEL_EVENT_BUS: adapterName('event bus'),
  LINTEL_SEARCH_INDEX: adapterName('search index'),
  LINTEL_OBJECT_STORE: adapterName('object store'),
});

export type PlatformConfig = z.output<typeof platformConfigSchema>;
