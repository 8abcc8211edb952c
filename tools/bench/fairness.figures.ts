import type { DataFolders } from './data-folders.ts';
import { inWords, median, type Row } from './figures.ts';
import { askerOf, openLoop } from './load.ts';
import { startProgram } from './program.ts';
import { bodyOf, questions } from './questions.ts';

const BUSY_PER_SECOND = 50;
const PER_SECOND = 10;

export interface FairnessPlan {
  readonly listings: number;
  readonly seconds: number;
  readonly rounds: number;
}

/** Homes like those of a page of homes: about as dear as a request may be. */
const DEAR = JSON.stringify({
  query:
    '{ searchListings(listingType: sale, first: 20) { edges { node { id similar(first: 24) { id title } } } } }',
});

/** What one caller's many requests cost another, who is somebody else by the address that a proxy says. */
export async function fairnessFigures(folders: DataFolders, plan: FairnessPlan): Promise<Row[]> {
  const { folder } = await folders.seeded(plan.listings);
  const lintel = await startProgram('deploy/all-in-one/bundle/main.js', {
    LINTEL_DATA: folder,
    LINTEL_TRUST_PROXY: '127.0.0.1',
    // As usual, unlike in other figures.
    LINTEL_READ_LIMIT: '',
  });
  const ordinary = questions(200).map(bodyOf);
  const [visitor, busy] = ['192.0.2.1', '198.51.100.1'].map((address) =>
    askerOf(lintel.graphql, undefined, { 'x-forwarded-for': address }),
  ) as [ReturnType<typeof askerOf>, ReturnType<typeof askerOf>];
  const visit = (n: number) => visitor.askForText(ordinary[n % ordinary.length]!);
  for (let n = 0; n < 3 * ordinary.length; n++) await visit(n);
  const seconds = plan.seconds;
  const alone = () => openLoop({ perSecond: PER_SECOND, seconds, ask: visit });
  const beside = async (ask: (n: number) => Promise<unknown>) => {
    const [own, others] = await Promise.all([
      alone(),
      openLoop({ perSecond: BUSY_PER_SECOND, seconds, ask }),
    ]);
    return { own, others };
  };
  const kinds = [
    ['searches', (n: number) => busy.askForText(ordinary[(n * 7) % ordinary.length]!)],
    ['dear questions', () => busy.askForText(DEAR)],
  ] as const;
  const rows: Row[] = [];
  for (const [kind, ask] of kinds) {
    const [without, within, refused]: [number[], number[], number[]] = [[], [], []];
    for (let round = 0; round < plan.rounds; round++) {
      without.push((await alone()).p95);
      const { own, others } = await beside(ask);
      within.push(own.p95);
      refused.push(others.failed);
    }
    rows.push({
      what: `fairness: p95 of ${PER_SECOND}/s beside one caller with ${BUSY_PER_SECOND} ${kind}/s`,
      value: median(within),
      unit: 'ms',
      ratio: median(within.map((p95, round) => p95 / without[round]!)),
      to: `the same alone, ${inWords(median(without), 'ms')}`,
      toReach: 'ratio < 1.2',
      note: `of the busy caller's ${BUSY_PER_SECOND * seconds} requests ${median(refused)} were refused or failed`,
    });
  }
  visitor.close();
  busy.close();
  await lintel.stop();
  return rows;
}
