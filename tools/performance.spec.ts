import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Figure } from './bench/figures.ts';
import { performancePage, PICTURES } from './bench/page/performance-page.ts';
import { reasons } from './bench/page/targets.ts';
import { clausesOf, verdictOf } from './bench/page/verdict.ts';
import { fromRoot } from './bench/program.ts';
import { earlier, type Results } from './bench/results.ts';

const figure = (about: Partial<Figure>): Figure => ({
  ...{ what: 'a search', value: 30, unit: 'ms', ratio: 0.5, to: 'the same SQL, 60 ms' },
  ...about,
});
const results = earlier()!;

describe('the page of what was measured', () => {
  it('is as `npm run bench -- --page` writes it', () => {
    const files = performancePage(results);
    for (const [path, text] of files)
      expect([path, readFileSync(fromRoot(path), 'utf8')]).toEqual([path, text]);
    const pictures = readdirSync(fromRoot(PICTURES)).map((name) => `${PICTURES}/${name}`);
    expect(pictures.toSorted()).toEqual([...files.keys()].filter((path) => path.endsWith('.svg')).toSorted());
  });

  it('gives reasons only for figures that there are, and that miss', () => {
    const rows = Object.values(results.groups).flatMap((group) => group.rows);
    const missed = rows.filter((row): row is Figure => 'value' in row && verdictOf(row)?.reached === false);
    expect(missed.map(({ what }) => what)).toEqual(expect.arrayContaining(Object.keys(reasons)));
  });

  it('says what was not taken, and what holds no number', () => {
    const page = performancePage({
      ...results,
      groups: { search: { quick: true, loadBefore: 9, rows: [{ what: 'a search', skipped: 'no engine' }] } },
    } as Results).get('docs/performance.md');
    expect(page).toContain('| a search | not taken: no engine |');
    expect(page).toContain('in a quick run, whose figures are rough, on a machine that was busy (load 9)');
  });

  it('says what was measured on another machine than the rest', () => {
    const group = {
      quick: false,
      loadBefore: 0,
      on: '2026-03-01',
      elsewhere: '4 × Some Processor',
      rows: [],
    };
    const page = performancePage({ ...results, groups: { search: group } } as Results);
    expect(page.get('docs/performance.md')).toContain(
      'Measured on 2026-03-01, on another machine, 4 × Some Processor.',
    );
  });

  it.each([
    ['≤ 60 ms, ratio ≤ 2', { reached: true, missedBy: 1 }],
    ['≤ 15 ms, ratio ≤ 2', { reached: false, missedBy: 2 }],
    ['ratio ≥ 0.75', { reached: false, missedBy: 1.5 }],
    ['≤ 0.02 s', { reached: false, missedBy: 1.5 }],
    ['sub-linear: ratio < 1', { reached: true, missedBy: 1 }],
    ['≤ 1,000 ms', { reached: true, missedBy: 1 }],
  ])('judges 30 ms at half its anchor against %s', (toReach, verdict) => {
    expect(verdictOf(figure({ toReach }))).toEqual(verdict);
  });

  it('judges nothing where nothing is asked, and asks for units it knows', () => {
    expect(verdictOf(figure({}))).toBeUndefined();
    expect(() => clausesOf(figure({ toReach: '≤ 3 apples' }))).toThrow("'≤ 3 apples'");
  });
});
