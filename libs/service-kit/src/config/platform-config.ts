import { resolve } from 'node:path';
import { keptMailDays } from '@lintel/platform/mail';
import { z } from 'zod';
import { brandSetting } from '../brand/brand-setting.js';
import { logLevels } from '../logging/logger.js';
import { telemetrySettings } from '../observability/telemetry-config.js';
import { booleanSetting } from './load-config.js';

const NOT_MONGO = 'not an address such as mongodb://localhost:27017';

const adapterName = (port: string, ...names: [string, ...string[]]) =>
  z
    .string()
    .default(names[0])
    .describe(`The adapter of the ${port} port: ${names.join(', ')}`);

const daysOfKeeping = (most: number, usual: number) =>
  z.coerce.number().int().min(1).max(most).default(usual);

/** An address with a host, of a protocol that leads there. Whether something answers is another matter. */
const address = (protocol: RegExp, like: string) =>
  z
    .string()
    .refine((text) => {
      const url = URL.parse(text);
      return !!url?.hostname && protocol.test(url.protocol);
    }, `not an address such as ${like}`)
    .optional();

/** Several hosts are no URL, and `mongodb` may have them. */
const mongoAddress = z
  .string()
  .regex(/^mongodb(\+srv)?:\/\/([^@/?#\s]+@)?[^@/?#\s,]+(,[^@/?#\s,]+)*([/?][^\s]*)?$/, NOT_MONGO)
  .refine((text) => hostsOf(text).every(isHostAndPort), NOT_MONGO)
  .optional();

const brokers = z
  .string()
  .refine(
    (text) => text.split(',').every((broker) => /:\d+$/.test(broker) && isHostAndPort(broker)),
    'not brokers such as localhost:9092, with commas between them',
  )
  .optional();

const hostsOf = (address: string): string[] =>
  address
    .replace(/^[^/]*\/\//, '')
    .replace(/[/?#].*$/s, '')
    .replace(/^.*@/s, '')
    .split(',');

const isHostAndPort = (text: string): boolean => {
  const url = URL.parse(`http://${text}`);
  return !!url?.hostname && !url.username && url.pathname === '/' && !/[\s/]/.test(text);
};

/** What the adapters of the cluster profile need; each is asked for by the adapter that is chosen. */
const engineSettings = {
  LINTEL_NAMESPACE: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,29}$/, 'not up to 30 small letters, digits and hyphens, a letter first')
    .optional()
    .describe('Before every database, topic, index, bucket and key, where several Lintels share engines'),
  LINTEL_MONGO_URL: mongoAddress.describe(
    'MongoDB, for LINTEL_DOCUMENTS=mongo; each service has a database of its own',
  ),
  LINTEL_KAFKA_BROKERS: brokers.describe('Kafka brokers, separated by commas, for LINTEL_EVENT_BUS=kafka'),
  LINTEL_ELASTICSEARCH_URL: address(/^https?:$/, 'http://localhost:9200').describe(
    'Elasticsearch, for LINTEL_SEARCH_INDEX=elasticsearch',
  ),
  LINTEL_S3_URL: address(/^https?:$/, 'http://localhost:9000').describe(
    'MinIO or any S3, for LINTEL_OBJECT_STORE=s3',
  ),
  LINTEL_S3_ACCESS_KEY: z.string().optional().describe('Access key of the object store'),
  LINTEL_S3_SECRET_KEY: z.string().optional().describe('Secret key of the object store'),
  LINTEL_REDIS_URL: address(/^rediss?:$/, 'redis://localhost:6379').describe(
    'Redis, for LINTEL_CACHE=redis and LINTEL_JOBS=bullmq',
  ),
  LINTEL_SMTP_URL: address(/^smtps?:$/, 'smtp://user:password@localhost:587').describe(
    'The mail server, for LINTEL_MAIL=smtp',
  ),
  LINTEL_OPENAI_URL: address(/^https?:$/, 'https://api.openai.com/v1').describe(
    'An OpenAI-compatible base address, for LINTEL_LANGUAGE_MODEL=openai',
  ),
  LINTEL_OPENAI_KEY: z.string().optional().describe('Key of the language model'),
  LINTEL_OPENAI_MODEL: z.string().optional().describe('Name of the language model'),
  LINTEL_S3_BUCKET: z
    .string()
    .default('lintel')
    .describe('Bucket of the object store; made when it is missing'),
};

const environments = ['development', 'test', 'production'] as const;

/** Where people reach Lintel. Whether it is set at all matters, too: a configuration that has to know takes this one, which has no default. */
export const publicUrlSetting = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** What every program of Lintel reads from its environment, whichever services it runs. */
export const platformConfigSchema = z.object({
  NODE_ENV: z
    .enum(environments)
    .default('development')
    .describe(`production refuses embedded adapters and demonstration accounts: ${environments.join(', ')}`),
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
  LINTEL_PUBLIC_URL: publicUrlSetting
    .default('http://localhost:3000')
    .describe('Where people reach the portal; links in mails and signed addresses begin with it'),
  LINTEL_BRAND: brandSetting,
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
  LINTEL_DOCUMENTS: adapterName('documents', 'embedded', 'mongo'),
  LINTEL_EVENT_BUS: adapterName('event bus', 'embedded', 'kafka'),
  LINTEL_SEARCH_INDEX: adapterName('search index', 'embedded', 'elasticsearch'),
  LINTEL_OBJECT_STORE: adapterName('object store', 'embedded', 's3'),
  LINTEL_CACHE: adapterName('cache', 'embedded', 'redis'),
  LINTEL_JOBS: adapterName('jobs', 'embedded', 'bullmq'),
  LINTEL_MAIL: adapterName('mail', 'embedded', 'smtp'),
  LINTEL_LANGUAGE_MODEL: adapterName('language model', 'rules', 'openai'),
  LINTEL_KEEP_FAILED_JOBS: daysOfKeeping(366, 90).describe(
    'Days, 1 to 366, that a job which failed for good waits to be retried or discarded',
  ),
  LINTEL_KEEP_MAILS: daysOfKeeping(keptMailDays, keptMailDays).describe(
    `Days, 1 to ${keptMailDays}, that the mail folder of LINTEL_MAIL=embedded keeps an e-mail`,
  ),
  ...engineSettings,
  ...telemetrySettings,
});

export type PlatformConfig = z.output<typeof platformConfigSchema>;
