import type { Answer, Browser } from '../browser.ts';
import type { Family } from '../family.ts';
import { allowed, gotThrough, holds } from '../held.ts';
import { aGround, type Ground } from '../ground.ts';

/** Of an installation of its own: the usual limit takes more requests than a suite should send. */
const LIMIT = 60;
const MOST = 4 * LIMIT;
const AT_ONCE = 8;
/** More than that in a minute is no limit. */
const USUAL_AT_MOST = 100_000;
const read = '{ featuredListings(first: 1) { id } }';

/** Sends this many, some at a time, until one is refused for being too many. */
async function flood(times: number, send: (n: number) => Promise<Answer>): Promise<Answer | undefined> {
  let refusal: Answer | undefined;
  let next = 0;
  const one = async () => {
    while (next < times && !refusal) {
      const answer = await send(next++);
      if (answer.status === 429) refusal = answer;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return refusal;
}

const limitsIn = ({ headers }: Answer): string[] =>
  [...headers.keys()].filter((name) => name.startsWith('ratelimit'));

export const readLimits: Family = {
  name: 'limits of reading',
  async attack(usual, { attempt, control }) {
    const ground = await aGround({
      LINTEL_DEMO: '1',
      LINTEL_TRUST_PROXY: '127.0.0.1',
      LINTEL_READ_LIMIT: String(LIMIT),
    });
    await attempt('the usual limit is none', async () => {
      const limit = Number((await usual.visitor().ask(read)).headers.get('ratelimit-limit'));
      holds(limit > 0 && limit <= USUAL_AT_MOST, `it is ${limit}`);
    });
    const floods: readonly (readonly [string, (browser: Browser) => Promise<Answer>])[] = [
      ['queries', (browser) => browser.ask(read)],
      ['queries of several operations', (browser) => browser.ask(`query A ${read} query B { me { id } }`)],
      ['refused queries', (browser) => browser.ask('{ nothing }')],
    ];
    for (const [what, send] of floods)
      await attempt(`one caller sends ${what} without end`, async () => {
        const greedy = ground.visitor();
        const refusal = await flood(MOST, () => send(greedy));
        if (!refusal) return gotThrough(`${MOST} were answered`);
        const wait = Number(refusal.headers.get('retry-after'));
        holds(wait >= 1 && wait <= 3600, `Retry-After is ${refusal.headers.get('retry-after')}`);
        holds(limitsIn(refusal).length > 0, 'no header says what the limit is');
      });
    await control('others are answered meanwhile', async () => {
      const greedy = ground.visitor();
      const [, other] = await Promise.all([
        flood(MOST, () => greedy.ask(read)),
        (async () => {
          for (let n = 0; n < 10; n += 1) allowed(await ground.visitor().ask(read));
          return true;
        })(),
      ]);
      holds(other, 'they are not');
    });
    for (const [what, send] of limited(ground))
      await attempt(`${what} does not say what is left`, async () => {
        holds(limitsIn(await send()).length > 0, 'no RateLimit header is there');
      });
    await attempt('a caller is new with each address that they say is theirs', async () => {
      const greedy = ground.visitor();
      const refusal = await flood(MOST, (n) =>
        greedy.ask(read, {}, { 'x-forwarded-for': `203.0.113.${n % 250}, ${greedy.from}` }),
      );
      holds(refusal, `${MOST} were answered`);
    });
    await attempt('a caller is new with each session cookie that is none', async () => {
      const greedy = ground.visitor();
      const refusal = await flood(MOST, (n) =>
        greedy.ask(read, {}, { cookie: `lintel_access=${n}; lintel_refresh=${n}` }),
      );
      holds(refusal, `${MOST} were answered`);
    });
  },
};

const limited = (ground: Ground): readonly (readonly [string, () => Promise<Answer>])[] => [
  ['an answer to a query', () => ground.visitor().ask(read)],
  ['a refused query', () => ground.visitor().ask('{ nothing }')],
  ['an answer to a change', () => ground.visitor().ask('mutation { recordListingView(id: 1) }')],
];
