import {
  estimatedMovingCosts,
  movingCostKinds,
  sumOfCosts,
  type CostRange,
  type MovingCostKind,
} from '@lintel/money';
import { fieldText, rangeText } from '../amount-words.js';
import { FigureField } from '../fields.js';
import { Frame, Sums } from '../frame.js';
import { allOf, readAmount, type Read } from '../read-answers.js';
import { Amounts, Result } from '../result.js';
import { useAnswers, type Answers } from '../use-answers.js';

type FieldName = `${MovingCostKind}-${'from' | 'to'}`;

export const costText: Readonly<Record<MovingCostKind, { readonly name: string; readonly about: string }>> = {
  survey: { name: 'Survey', about: 'Level 2 for a conventional home, level 3 for an old or altered one.' },
  conveyancing: {
    name: 'Conveyancing and searches',
    about: 'The lawyer, searches and checks; more for a leasehold.',
  },
  registration: { name: 'Land registration', about: 'By the price.' },
  lender: { name: 'Lender’s fees', about: 'Arrangement and valuation; some mortgages have none.' },
  removals: { name: 'Removals', about: 'By how much there is, and how far.' },
};

const usual = Object.fromEntries(
  movingCostKinds.flatMap((kind) => [
    [`${kind}-from`, fieldText(estimatedMovingCosts[kind].low)],
    [`${kind}-to`, fieldText(estimatedMovingCosts[kind].high)],
  ]),
) as Record<FieldName, string>;

/** `/money/moving-costs` */
export function MovingCostsPage() {
  const answers = useAnswers(usual);
  const reads = Object.fromEntries(movingCostKinds.map((kind) => [kind, readRange(answers, kind)])) as Record<
    MovingCostKind,
    RangeRead
  >;
  const costs = allOf<Record<MovingCostKind, CostRange>>(
    Object.fromEntries(movingCostKinds.map((kind) => [kind, reads[kind].range])) as Record<
      MovingCostKind,
      Read<CostRange>
    >,
  );
  return (
    <Frame
      topic="moving-costs"
      notes={
        <p>
          The ranges are ours, of what is commonly asked in 2026 for a home of ordinary size. They are no
          quotations: put in what you were quoted. Stamp duty and the deposit come on top.
        </p>
      }
    >
      <Sums
        form={movingCostKinds.map((kind) => (
          <fieldset key={kind} className="col-span-full mb-3 grid grid-cols-2 gap-x-5">
            <legend className="contents">
              <span className="col-span-full block font-semibold">{costText[kind].name}</span>
            </legend>
            <p className="col-span-full mb-2 text-sm text-stone">{costText[kind].about}</p>
            <FigureField answers={answers} name={`${kind}-from`} label="From (£)" read={reads[kind].low} />
            <FigureField answers={answers} name={`${kind}-to`} label="To (£)" read={reads[kind].high} />
          </fieldset>
        ))}
        result={
          <Result
            label="Altogether"
            figure={costs && rangeText(sumOfCosts(costs))}
            about="Without stamp duty and deposit."
          >
            {costs && (
              <Amounts
                className="mt-4"
                rows={movingCostKinds.map((kind) => [costText[kind].name, rangeText(costs[kind])])}
              />
            )}
          </Result>
        }
      />
    </Frame>
  );
}

interface RangeRead {
  readonly low: Read<number>;
  readonly high: Read<number>;
  readonly range: Read<CostRange>;
}

function readRange({ texts }: Answers<FieldName>, kind: MovingCostKind): RangeRead {
  const low = readAmount(texts[`${kind}-from`]);
  const written = readAmount(texts[`${kind}-to`]);
  const high: Read<number> =
    low.value !== undefined && written.value !== undefined && written.value < low.value
      ? { error: 'This is less than its beginning.' }
      : written;
  const both = allOf<{ low: number; high: number }>({ low, high });
  return { low, high, range: both ? { value: both } : { error: 'Not a range.' } };
}
