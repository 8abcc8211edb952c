import {
  affordable,
  buyers,
  MOST_RATE,
  MOST_YEARS,
  nations,
  toPounds,
  USUAL_LOAN_TO_VALUE,
  type Affordable,
  type Means,
} from '@lintel/money';
import { buttonLook } from '@lintel/ui';
import { Link } from '@lintel/web/router';
import { searchAddress } from '../../results/search-address.js';
import { amountText } from '../amount-words.js';
import { AbroadField, BuyerField, FigureField, NationField } from '../fields.js';
import { Frame, Sums } from '../frame.js';
import { allOf, readAmount, readChoice, readNumber, readOptionalAmount } from '../read-answers.js';
import { Amounts, Result } from '../result.js';
import { useAnswers } from '../use-answers.js';

const usual = {
  income: '60,000',
  savings: '50,000',
  moving: '5,000',
  monthly: '',
  rate: '4.5',
  years: '30',
  multiple: '4.5',
  nation: 'england',
  buyer: 'moving',
  abroad: '',
};

const limitText: Readonly<Record<Affordable['limit'], string>> = {
  income: 'Your income sets the limit.',
  monthly: 'What you would pay a month sets the limit.',
  savings: `Your savings set the limit: lenders seldom lend more than ${USUAL_LOAN_TO_VALUE}% of the price.`,
};

/** `/money/afford` */
export function AffordPage() {
  const answers = useAnswers(usual);
  const { texts } = answers;
  const reads = {
    income: readAmount(texts.income),
    savings: readAmount(texts.savings),
    movingCosts: readAmount(texts.moving),
    monthly: readOptionalAmount(texts.monthly),
    multiple: readNumber(texts.multiple, 1, 10),
    rate: readNumber(texts.rate, 0, MOST_RATE),
    years: readNumber(texts.years, 1, MOST_YEARS, true),
  };
  const nation = readChoice(texts.nation, nations);
  const buyer = readChoice(texts.buyer, buyers);
  const read = allOf<Figures>(reads);
  const found = read && affordable(meansOf(read, { nation, buyer, nonResident: texts.abroad === 'yes' }));
  return (
    <Frame topic="afford">
      <Sums
        form={
          <>
            <FigureField
              answers={answers}
              name="income"
              label="Income (£ a year)"
              hint="Before tax, of all who buy."
              read={reads.income}
            />
            <FigureField
              answers={answers}
              name="savings"
              label="Savings (£)"
              hint="For deposit, tax and moving."
              read={reads.savings}
            />
            <FigureField
              answers={answers}
              name="moving"
              label="Costs of moving (£)"
              hint="Kept back from the savings."
              read={reads.movingCosts}
            />
            <FigureField
              answers={answers}
              name="monthly"
              label="At most a month (£)"
              hint="Optional."
              read={reads.monthly}
            />
            <FigureField
              answers={answers}
              name="multiple"
              label="Times the income"
              hint="4.5 is what lenders usually lend."
              read={reads.multiple}
            />
            <FigureField
              answers={answers}
              name="rate"
              label="Interest (% a year)"
              hint="A figure to begin with, not an offer."
              read={reads.rate}
            />
            <FigureField answers={answers} name="years" label="Years" read={reads.years} />
            <NationField answers={answers} />
            <BuyerField answers={answers} />
            <AbroadField answers={answers} nation={nation} />
          </>
        }
        result={
          <Result
            label="A home of at most"
            figure={found && amountText(found.price)}
            about={found && limitText[found.limit]}
          >
            {found && <Found found={found} movingCosts={read.movingCosts} />}
          </Result>
        }
      />
    </Frame>
  );
}

interface Figures extends Record<string, number | null> {
  income: number;
  savings: number;
  movingCosts: number;
  monthly: number | null;
  multiple: number;
  rate: number;
  years: number;
}

const meansOf = (
  { monthly, rate, years, ...figures }: Figures,
  buying: Pick<Means, 'nation' | 'buyer' | 'nonResident'>,
): Means => ({
  ...buying,
  income: figures.income,
  savings: figures.savings,
  movingCosts: figures.movingCosts,
  multiple: figures.multiple,
  monthly: monthly ?? undefined,
  terms: { rate, years, kind: 'repayment' },
});

function Found({ found, movingCosts }: { found: Affordable; movingCosts: number }) {
  const pounds = toPounds(found.price);
  if (pounds === 0)
    return (
      <p className="mt-4 text-soft">Savings beyond the costs of moving are what a deposit is made of.</p>
    );
  return (
    <>
      <Amounts
        className="mt-4"
        rows={[
          ['Loan', amountText(found.loan)],
          ['Deposit', amountText(found.deposit)],
          [found.tax.name, amountText(found.tax.tax)],
          ['Costs of moving', amountText(movingCosts)],
          ['Mortgage a month', amountText(found.mortgage.monthly)],
        ]}
      />
      <Link
        to={searchAddress('sale', { maxPrice: pounds })}
        className={`${buttonLook({ variant: 'primary' })} mt-5 w-full`}
      >
        Homes for sale up to {amountText(found.price)}
      </Link>
    </>
  );
}
