import { findOutcode } from '@lintel/kernel/postcode';
import {
  buyers,
  estimatedMovingCosts,
  firstMonthInEngland,
  fromPounds,
  guarantorIncomeForRent,
  incomeForRent,
  mortgage,
  MOST_RATE,
  MOST_YEARS,
  nationOf,
  propertyTax,
  rentByIncome,
  sumOfCosts,
} from '@lintel/money';
import { Link } from '@lintel/web/router';
import type { ReactNode } from 'react';
import { amountText, fieldText, rangeText } from '../../money/amount-words.js';
import { BuyerField, FigureField, nationText } from '../../money/fields.js';
import { FirstMonthRows } from '../../money/first-month.js';
import { allOf, readAmount, readChoice, readNumber } from '../../money/read-answers.js';
import { Amounts, ESTIMATE } from '../../money/result.js';
import { reliefText } from '../../money/tax-table.js';
import { moneyAddress } from '../../money/topics.js';
import { useOwnAnswers } from '../../money/use-answers.js';

interface HomeProps {
  /** The price, or the rent a month. */
  readonly pounds: number;
  readonly address: string;
}

const placeOf = (address: string) => nationOf(findOutcode(address) ?? '');

const usualOfBuying = { buyer: 'moving', deposit: '10', rate: '4.5', years: '25' };

/** What buying a home of this price takes: at once, and a month. */
export function CostOfBuying({ pounds, address }: HomeProps) {
  const answers = useOwnAnswers(usualOfBuying);
  const { texts } = answers;
  const deposit = readNumber(texts.deposit, 0, 100);
  const rate = readNumber(texts.rate, 0, MOST_RATE);
  const years = readNumber(texts.years, 1, MOST_YEARS, true);
  const buyer = readChoice(texts.buyer, buyers);
  const place = placeOf(address);
  const nation = place?.nation ?? 'england';
  const price = fromPounds(pounds);
  const tax = propertyTax({ nation, buyer, price });
  const moving = sumOfCosts(estimatedMovingCosts);
  const read = allOf<Record<'deposit' | 'rate' | 'years', number>>({ deposit, rate, years });
  const paidIn = read && Math.round((price * read.deposit) / 10_000) * 100;
  const monthly =
    read && mortgage(price - paidIn!, { rate: read.rate, years: read.years, kind: 'repayment' }).monthly;
  const at = (amount: number | undefined): ReactNode => (amount === undefined ? '–' : amountText(amount));
  const here = { price: fieldText(price) };
  return (
    <>
      <form
        onSubmit={(event) => event.preventDefault()}
        className="grid grid-cols-1 gap-x-5 gap-y-1 sm:grid-cols-2"
      >
        <BuyerField answers={answers} />
        <FigureField answers={answers} name="deposit" label="Deposit (% of the price)" read={deposit} />
        <FigureField answers={answers} name="rate" label="Interest (% a year)" read={rate} />
        <FigureField answers={answers} name="years" label="Years" read={years} />
      </form>
      <Amounts
        rows={[
          ['Deposit', at(paidIn)],
          [
            <Way key="tax" to={moneyAddress('stamp-duty', { ...here, nation, buyer })}>
              {tax.name}
            </Way>,
            amountText(tax.tax),
          ],
          [
            <Way key="moving" to={moneyAddress('moving-costs')}>
              Moving costs
            </Way>,
            rangeText(moving),
          ],
          [
            'Money you need',
            paidIn === undefined
              ? '–'
              : rangeText({ low: paidIn + tax.tax + moving.low, high: paidIn + tax.tax + moving.high }),
          ],
          [
            <Way
              key="mortgage"
              to={moneyAddress('mortgage', {
                ...here,
                ...(read && { deposit: fieldText(paidIn!), rate: texts.rate, years: texts.years }),
              })}
            >
              Mortgage a month
            </Way>,
            <output key="monthly">{at(monthly)}</output>,
          ],
        ]}
      />
      <Small>
        {ESTIMATE} {reliefText(tax)} The interest is a figure to begin with, not an offer; the moving costs
        are ranges of ours. {aboutPlace(place)} <Way to={moneyAddress('afford')}>What can I afford?</Way>
      </Small>
    </>
  );
}

const usualOfRenting = { income: '' };

/** What income agents ask for this rent, and what is due at first. */
export function CostOfRenting({ pounds, address }: HomeProps) {
  const answers = useOwnAnswers(usualOfRenting);
  const rent = fromPounds(pounds);
  const written = answers.texts.income.trim() !== '';
  const income = readAmount(answers.texts.income);
  const place = placeOf(address);
  const inEngland = (place?.nation ?? 'england') === 'england';
  return (
    <>
      <div className="grid grid-cols-1 items-center gap-x-5 sm:grid-cols-2">
        <FigureField
          answers={answers}
          name="income"
          label="Your income (£ a year)"
          hint="Before tax, of all who rent together."
          read={written ? income : { value: null }}
        />
        <output className="block min-h-12 font-semibold">
          {written && income.value !== undefined && verdict(rent, income.value)}
        </output>
      </div>
      <Amounts
        rows={[
          ['Income that agents usually ask, 30 rents', `${amountText(incomeForRent(rent))} a year`],
          ['Of a guarantor, 36 rents', `${amountText(guarantorIncomeForRent(rent))} a year`],
        ]}
      />
      {inEngland ? (
        <>
          <h3 className="mt-6 font-sans text-base font-semibold tracking-normal">
            Before you get the keys, at most
          </h3>
          <FirstMonthRows month={firstMonthInEngland(rent)} />
        </>
      ) : (
        <p className="mt-4 text-soft">
          The first month’s rent and a deposit are due before you get the keys. What may be asked in{' '}
          {nationText[place!.nation]} differs from England: ask the agent.
        </p>
      )}
      <Small>
        {ESTIMATE} {aboutPlace(place)}{' '}
        <Way to={moneyAddress('rent', { rent: fieldText(rent) })}>More on what renting costs</Way>
      </Small>
    </>
  );
}

const verdict = (rent: number, income: number): string => {
  const short = rent - rentByIncome(income);
  return short <= 0
    ? 'By this rule your income is enough.'
    : `By this rule the rent is ${amountText(short)} a month too much.`;
};

const aboutPlace = (place: ReturnType<typeof nationOf>): string =>
  place === undefined
    ? 'The address names no postcode: the sums are those of England.'
    : place.onBorder
      ? `A border runs through this postcode district: the sums are those of ${nationText[place.nation]}.`
      : '';

const Way = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="underline decoration-edge underline-offset-4 hover:text-ink">
    {children}
  </Link>
);

const Small = ({ children }: { children: ReactNode }) => (
  <p className="mt-4 max-w-measure text-sm text-stone">{children}</p>
);
