import { inWords, type Figure, type Row, rounded } from '../figures.ts';
import { type GroupResult, processorsOf, type Results } from '../results.ts';
import { type Bar, besideAnchors, growth, type Line } from './chart.ts';
import { reasons, unmeasured } from './targets.ts';
import { clausesOf, verdictOf } from './verdict.ts';

const PAGE = 'docs/performance.md';
export const PICTURES = 'docs/images/performance';

/** What each group of figures is about. */
const headings: Readonly<Record<string, string>> = {
  understanding: 'Reading a query',
  events: 'Events',
  jobs: 'Jobs',
  failedJobs: 'Failed jobs, found',
  browse: 'Events, found',
  consoles: 'Ten consoles open',
  digest: 'Digests of saved searches',
  agency: "An agency's own lists",
  emails: 'E-mails',
  viewingEmails: 'A viewing confirmed, its e-mail handed over',
  webhooks: 'Webhooks',
  signIns: 'Signing in',
  overhead: 'The gateway',
  found: 'Saved, then found',
  fairness: 'Beside a busy caller',
  streams: 'Open streams',
  home: 'The home page',
  responsiveness: 'Typing and dragging',
  disk: 'Disk',
  startUp: 'Starting',
  search: 'Search, embedded',
  million: 'Results with all facets, beside Elasticsearch',
  wishes: 'Search with wishes and commutes',
  elasticsearch: 'Search on Elasticsearch',
};

/** `docs/performance.md` and its charts, made of what was measured: each file's path from the root, and its text. */
export function performancePage(results: Results): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const parts = Object.entries(results.groups).map(([name, group]) => {
    const heading = headings[name];
    if (heading === undefined) throw new Error(`No heading is given to the figures of '${name}'`);
    const charts = chartsOf(heading, group.rows).map(([kind, alt, picture]) => {
      const file = `${name}-${kind}.svg`;
      files.set(`${PICTURES}/${file}`, picture);
      return `![${alt}](images/performance/${file})\n`;
    });
    return [`## ${heading}\n`, `${whenOf(group)}\n`, tableOf(group.rows), ...charts].join('\n');
  });
  files.set(PAGE, [...opening(results), ...parts, ...closing()].join('\n'));
  return files;
}

const opening = ({ machine, groups }: Results): string[] => {
  const figures = Object.values(groups).flatMap(({ rows }) => rows.filter(isFigure));
  const judged = figures.flatMap((figure) => verdictOf(figure) ?? []);
  const reached = judged.filter((verdict) => verdict.reached).length;
  const { memoryGiB, node, platform } = machine;
  return [
    '# Performance\n',
    '`npm run bench` measures, and writes this page, its charts and `bench/results.json`; `npm run bench -- --page` writes the page anew without measuring. It asserts nothing. Machines differ, so each figure stands beside an anchor that was measured in the same run: the ratio is what to compare.\n',
    `The machine: ${processorsOf(machine)}, ${memoryGiB} GiB, ${platform}, Node ${node}. Of ${judged.length} figures with something to reach, ${reached} reach it. Bars are green where they do, red where they do not, grey where nothing is asked; the dashed line is the ratio that is asked for.\n`,
  ];
};

const closing = (): string[] => [
  '## Asked for, and not measured by this command\n',
  '| what | to reach | why not |\n| --- | --- | --- |',
  ...unmeasured.map(({ what, toReach, why }) => `| ${what} | ${toReach} | ${why} |`),
  '',
];

const whenOf = ({ quick, loadBefore, on, elsewhere }: GroupResult): string =>
  [
    ...(on ? [`Measured on ${on}`] : ['Measured on a day that was not noted']),
    ...(quick ? ['in a quick run, whose figures are rough'] : []),
    ...(elsewhere ? [`on another machine, ${elsewhere}`] : []),
    ...(loadBefore > 0.5 ? [`on a machine that was busy (load ${loadBefore})`] : []),
  ].join(', ') + '.';

function tableOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    if (!isFigure(row)) return [row.what, `not taken: ${row.skipped}`, '', '', ''];
    const verdict = verdictOf(row);
    const outcome = !verdict
      ? ''
      : verdict.reached
        ? 'reached'
        : `missed by ${rounded(verdict.missedBy)} ×${reasons[row.what] ? `. ${reasons[row.what]}` : ''}`;
    const beside = row.ratio === null ? '' : `${rounded(row.ratio)} × ${row.to}`;
    return [row.what, inWords(row.value, row.unit), beside, row.toReach ?? '', outcome];
  });
  const notes = rows.flatMap((row) => (isFigure(row) && row.note ? [`- ${row.what}: ${row.note}`] : []));
  return [
    '| what | value | beside | to reach | outcome |\n| --- | --: | --- | --- | --- |',
    ...lines.map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`),
    ...(notes.length > 0 ? ['', ...notes] : []),
    '',
  ].join('\n');
}

type Chart = readonly [kind: string, alt: string, picture: string];

function chartsOf(heading: string, rows: readonly Row[]): readonly Chart[] {
  const figures = rows.filter(isFigure);
  const bars = figures.flatMap(barOf);
  const lines = Map.groupBy(
    figures.flatMap(({ series, value, unit }) => (series ? [{ ...series, value, unit }] : [])),
    ({ unit }) => unit,
  );
  return [
    ...[...lines].flatMap(([unit, points], n): Chart[] => {
      const byName = Map.groupBy(points, ({ name }) => name);
      const grown = [...byName]
        .map(([label, its]): Line => ({ label, points: its.toSorted((a, b) => a.size - b.size) }))
        .filter((line) => line.points.length > 1);
      const title = `${heading}, by size`;
      return grown.length === 0
        ? []
        : [[`growth-${n + 1}`, `${title}, in ${unit}`, growth(title, unit, grown)]];
    }),
    ...(bars.length === 0
      ? []
      : [
          [
            'anchors',
            `${heading}, beside what it is compared with`,
            besideAnchors(`${heading}, beside its anchors`, bars),
          ] as const,
        ]),
  ];
}

function barOf(figure: Figure): readonly Bar[] {
  const { what, ratio, value, unit, to } = figure;
  if (ratio === null || ratio === 0) return [];
  const verdict = verdictOf(figure);
  const bound = clausesOf(figure).find(({ of }) => of === 'ratio')?.bound;
  return [
    {
      label: what,
      ratio,
      said: `${inWords(value, unit)}: ${rounded(ratio)} × ${to}`,
      tone: !verdict ? 'none' : verdict.reached ? 'reached' : 'missed',
      ...(bound !== undefined && { bound }),
    },
  ];
}

const isFigure = (row: Row): row is Figure => 'value' in row;
