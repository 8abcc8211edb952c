import { type Adapter, EngineAway, UnusableSetting } from './port.js';

/** What adapters throw of an address that they cannot use. */
const UNUSABLE = new Set([
  'UnusableMongoAddress',
  'InvalidRedisAddress',
  'InvalidSmtpAddress',
  'InvalidS3Address',
]);

const ANSWER_WITHIN_MS = 5000;

/** Opens an adapter. Rejects with `UnusableSetting` when what `setting` holds is no address. */
export async function openChecked<Opened>(setting: string, open: () => Promise<Opened>): Promise<Opened> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof Error && isUnusable(error))
      throw new UnusableSetting(`${setting}: ${error.message}`, { cause: error });
    throw error;
  }
}

/**
 * Opens an adapter and makes sure that its engine answers. Rejects with `EngineAway` when it does not and a later try may succeed, and with
 * `UnusableSetting` when no later try can.
 */
export async function openEngine<Opened extends Adapter>(
  { setting, address }: { readonly setting: string; readonly address: string },
  open: (address: string) => Promise<Opened>,
): Promise<Opened> {
  let adapter: Opened | undefined;
  try {
    adapter = await openChecked(setting, () => open(address));
    await inTime(adapter.health());
    return adapter;
  } catch (error) {
    adapter?.close().catch(() => undefined);
    throw error instanceof UnusableSetting ? error : new EngineAway(setting, hostsOf(address), error);
  }
}

/** The part of an address that may be said: neither name nor password, nor what follows the hosts. */
export const hostsOf = (address: string): string =>
  address
    .replace(/^[a-z][a-z\d+.-]*:\/\//i, '')
    .replace(/^.*@/s, '')
    .replace(/[/?#].*$/s, '');

const isUnusable = ({ name, code }: NodeJS.ErrnoException): boolean =>
  UNUSABLE.has(name) || code === 'ERR_INVALID_URL';

async function inTime(answer: Promise<unknown>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`no answer within ${ANSWER_WITHIN_MS} ms`)),
    ANSWER_WITHIN_MS,
  );
  // Nobody waits for what it says after that.
  answer.catch(() => undefined);
  try {
    await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
