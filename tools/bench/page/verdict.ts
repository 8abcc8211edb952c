import type { Figure } from '../figures.ts';

/** One of the things that a figure is to reach, such as '≤ 60 ms' or 'ratio ≥ 0.5'. */
export interface Clause {
  readonly of: 'value' | 'ratio';
  readonly at: 'most' | 'least';
  /** In the unit of the figure. */
  readonly bound: number;
}

export interface Verdict {
  readonly reached: boolean;
  /** By how many times the worst clause was missed; 1 where all were reached. */
  readonly missedBy: number;
}

const perUnit: Readonly<Record<string, number>> = { s: 1000, ms: 1 };

/** What the design asks of a figure, read from its words; none where it asks nothing. */
export function clausesOf({ toReach = '', unit }: Figure): readonly Clause[] {
  return [...toReach.matchAll(/(ratio )?([<>≤≥]) ([\d,.]*\d)(?: ([^\s,]+))?/g)].map(
    ([, ratio, sign, number, inUnit]) => {
      const scale = ratio || !inUnit || inUnit === unit ? 1 : perUnit[inUnit]! / perUnit[unit]!;
      if (Number.isNaN(scale)) throw new Error(`'${toReach}' does not say what ${unit} is to reach`);
      return {
        of: ratio ? 'ratio' : 'value',
        at: sign === '≤' || sign === '<' ? 'most' : 'least',
        bound: Number(number!.replaceAll(',', '')) * scale,
      };
    },
  );
}

export function verdictOf(figure: Figure): Verdict | undefined {
  const clauses = clausesOf(figure);
  if (clauses.length === 0) return undefined;
  const missedBy = Math.max(
    1,
    ...clauses.map(({ of, at, bound }) => {
      const value = of === 'ratio' ? (figure.ratio ?? Number.NaN) : figure.value;
      return at === 'most' ? value / bound : bound / value;
    }),
  );
  return { reached: missedBy === 1, missedBy };
}
