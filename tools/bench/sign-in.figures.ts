import { type ReadyAccount, startAccounts } from '@lintel/accounts';
import { openCache, openDocuments, openEventBus } from '@lintel/platform/adapters';
import { loadConfig, platformConfigSchema, surroundingsFor } from '@lintel/service-kit';
import { hash, verify } from '@node-rs/argon2';
import { parse } from 'graphql';
import type { DataFolders } from './data-folders.ts';
import { inWords, median, type Row } from './figures.ts';
import { identitySecret } from './full-outboxes.ts';

export interface SignInPlan {
  /** Accounts, each of which signs in once a round: more often would meet the limits. */
  readonly accounts: number;
  readonly rounds: number;
}

const AT_ONCE = 8;
const PASSWORD = 'a password that nobody guesses';
/** As documented in docs/adr/0009: OWASP's first choice for argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const SIGN_IN =
  parse(`mutation ($email: String!, $password: String!, $address: String!, $knownDevice: String) {
  openSession(email: $email, password: $password, area: visitor, device: "bench", address: $address, knownDevice: $knownDevice) {
    knownDevice } }`);

/** Right passwords at the accounts service, against as many bare verifications of the same cost. */
export async function signInFigures(folders: DataFolders, { accounts, rounds }: SignInPlan): Promise<Row[]> {
  const config = {
    ...loadConfig(platformConfigSchema, {
      LINTEL_DATA: await folders.empty(),
      LINTEL_LOG_LEVEL: 'error',
    }),
    LINTEL_AGENT_APPROVAL: 'none' as const,
  };
  const bus = await openEventBus(config, 'bench');
  const documents = await openDocuments(config, 'accounts');
  const cache = await openCache(config);
  const around = surroundingsFor('accounts', config, { bus, identitySecret });
  const service = await startAccounts({ ...around, documents, cache, config });
  const people = Array.from({ length: accounts }, (_, n) => `visitor-${n}@example.org`);
  await inTurn(people, async (email, n) => {
    await service.staff.make(person(email, n));
  });

  const devices = new Map<string, string>();
  const signIn = async (email: string, n: number, knownDevice?: string): Promise<void> => {
    const address = `10.0.${n >> 8}.${n & 255}`;
    const variables = { email, password: PASSWORD, address, knownDevice };
    const { data, errors } = (await service.execute({ document: SIGN_IN, variables })) as {
      data?: { openSession: { knownDevice: string } };
      errors?: readonly Error[];
    };
    if (errors) throw errors[0]!;
    devices.set(email, data!.openSession.knownDevice);
  };
  const kept = await hash(PASSWORD, COST);
  const [anew, again, bare]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round++) {
    anew.push(await perSecond(people, (email, n) => signIn(email, n)));
    again.push(await perSecond(people, (email, n) => signIn(email, n, devices.get(email))));
    bare.push(await perSecond(people, async () => void (await verify(kept, PASSWORD))));
  }
  await service.stop();
  await Promise.all([documents.close(), cache.close(), bus.close()]);
  const row = (browser: string, found: number[], toReach?: string): Row => ({
    what: `sign-ins: right password → session, in ${browser}`,
    value: median(found),
    unit: 'sign-ins/s',
    ratio: median(found) / median(bare),
    to: `argon2id alone (19 MiB, 2 passes, 1 lane), ${inWords(median(bare), 'verifications/s')}`,
    ...(toReach ? { toReach } : {}),
  });
  return [
    row('a browser that signed in before', again, 'ratio ≥ 0.7'),
    row('a new one, which the owner is told of', anew),
  ];
}

const person = (email: string, n: number): ReadyAccount => ({
  email,
  name: `Visitor ${n}`,
  password: PASSWORD,
  role: 'user',
});

async function perSecond<Item>(
  items: readonly Item[],
  work: (item: Item, n: number) => Promise<void>,
): Promise<number> {
  const began = performance.now();
  await inTurn(items, work);
  return (items.length / (performance.now() - began)) * 1000;
}

/** All of them, this many at once. */
async function inTurn<Item>(
  items: readonly Item[],
  work: (item: Item, n: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let n = next++; n < items.length; n = next++) await work(items[n]!, n);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}
