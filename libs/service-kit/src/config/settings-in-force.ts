import type { z } from 'zod';

/** A setting of a running program, as staff may see it. */
export interface SettingInForce {
  readonly name: string;
  /** What it does. */
  readonly meaning: string;
  /** Null where it has none, and where it is not shown. */
  readonly value: string | null;
  readonly from: 'environment' | 'default' | 'unset';
}

/** Settings whose whole text may be shown. Of another text only numbers, switches and the hosts of addresses are: what is added is hidden until somebody thinks about it. */
const open: ReadonlySet<string> = new Set([
  ...['NODE_ENV', 'LINTEL_LOG_LEVEL', 'LINTEL_DATA', 'LINTEL_BRAND', 'LINTEL_NAMESPACE', 'LINTEL_HOST'],
  ...['LINTEL_DOCUMENTS', 'LINTEL_EVENT_BUS', 'LINTEL_SEARCH_INDEX', 'LINTEL_OBJECT_STORE', 'LINTEL_CACHE'],
  ...['LINTEL_JOBS', 'LINTEL_MAIL', 'LINTEL_LANGUAGE_MODEL', 'LINTEL_OPENAI_MODEL', 'LINTEL_AGENT_APPROVAL'],
  ...['LINTEL_OPERATIONS_SIGN_IN', 'LINTEL_OPERATIONS_HOST', 'LINTEL_KAFKA_BROKERS', 'LINTEL_TRUST_PROXY'],
  ...[
    'LINTEL_REMOTES',
    'LINTEL_BACKUPS',
    'LINTEL_MAP_PMTILES',
    'LINTEL_MAP_ATTRIBUTION',
    'LINTEL_S3_BUCKET',
    'LINTEL_SECURITY_CONTACT',
  ],
  ...['LINTEL_MAIL_FROM', 'OTEL_TRACES_SAMPLER', 'LINTEL_BUS_STOPS', 'LINTEL_POSTCODES'],
]);

/** The settings of a program, by the schema that it was started with and the environment that it read. */
export function settingsInForce(
  schema: z.ZodObject,
  environment: Readonly<Record<string, string | undefined>>,
): readonly SettingInForce[] {
  return Object.entries(schema.shape).map(([name, setting]) => {
    const meaning = (setting as z.ZodType).description ?? '';
    const given = environment[name]?.trim();
    if (given) return { name, meaning, value: shown(name, given), from: 'environment' };
    const value = defaultText((setting as z.ZodType).safeParse(undefined).data);
    return { name, meaning, value, from: value === null ? 'unset' : 'default' };
  });
}

/** Ours, and so never a secret. What is made of nothing, such as the brand, has no text. */
function defaultText(value: unknown): string | null {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? String(value) : null;
}

function shown(name: string, text: string): string | null {
  if (open.has(name) || /^(true|false|-?\d{1,12}(\.\d{1,6})?)$/.test(text)) return text;
  // Who signs in there, which path and what is asked are often secrets.
  const hosts = text.split(',').map((each) => /^[a-z][a-z+]*:\/\//i.test(each) && URL.parse(each.trim()));
  return hosts.every((url) => url && url.host)
    ? hosts.map((url) => `${(url as URL).protocol}//${(url as URL).host}`).join(',')
    : null;
}
