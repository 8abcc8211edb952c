import { mortgage, MOST_RATE, MOST_YEARS, mortgageKinds, type MortgageTerms } from '@lintel/money';
import { Link } from '@lintel/web/router';
import { aboutText, amountText, percentText } from '../amount-words.js';
import { FigureField, KindField } from '../fields.js';
import { Frame, Sums } from '../frame.js';
import { allOf, readAmount, readChoice, readNumber, type Read } from '../read-answers.js';
import { Amounts, Result } from '../result.js';
import { moneyAddress } from '../topics.js';
import { useAnswers } from '../use-answers.js';

const usual = { price: '450,000', deposit: '45,000', rate: '4.5', years: '25', kind: 'repayment' };

/** `/money/mortgage` */
export function MortgagePage() {
  const answers = useAnswers(usual);
  const { texts } = answers;
  const price = readAmount(texts.price);
  const deposit = depositOf(texts.deposit, price);
  const rate = readNumber(texts.rate, 0, MOST_RATE);
  const years = readNumber(texts.years, 1, MOST_YEARS, true);
  const kind = readChoice(texts.kind, mortgageKinds);
  const read = allOf<Record<'price' | 'deposit' | 'rate' | 'years', number>>({ price, deposit, rate, years });
  const loan = read && read.price - read.deposit;
  const cost = read && mortgage(loan!, { rate: read.rate, years: read.years, kind });
  return (
    <Frame topic="mortgage">
      <Sums
        form={
          <>
            <FigureField answers={answers} name="price" label="Price (£)" read={price} />
            <FigureField answers={answers} name="deposit" label="Deposit (£)" read={deposit} />
            <FigureField
              answers={answers}
              name="rate"
              label="Interest (% a year)"
              hint="4.5 is a figure to begin with, not an offer."
              read={rate}
            />
            <FigureField
              answers={answers}
              name="years"
              label="Years"
              hint="Most run for 25 to 35."
              read={years}
            />
            <KindField answers={answers} />
          </>
        }
        result={
          <Result
            label="A month"
            figure={cost && amountText(cost.monthly)}
            about="At the same rate all the time."
          >
            {cost && (
              <>
                <Amounts
                  className="mt-4"
                  rows={[
                    ['Loan', amountText(loan!)],
                    ['Of the price', percentText(read.price === 0 ? 0 : (loan! / read.price) * 100)],
                    ['Interest altogether', aboutText(cost.interest)],
                    ['Paid altogether', aboutText(cost.total)],
                  ]}
                />
                <h2 className="mt-6 font-sans text-base font-semibold tracking-normal">
                  If the rate were different
                </h2>
                <Amounts rows={otherRates(loan!, { rate: read.rate, years: read.years, kind })} />
                <p className="mt-4 text-sm">
                  <Link
                    to={moneyAddress('stamp-duty', { price: texts.price })}
                    className="text-brick underline underline-offset-4"
                  >
                    Stamp duty on this price
                  </Link>
                </p>
              </>
            )}
          </Result>
        }
      />
    </Frame>
  );
}

function depositOf(text: string, price: Read<number>): Read<number> {
  const deposit = readAmount(text);
  return deposit.value !== undefined && price.value !== undefined && deposit.value > price.value
    ? { error: 'The deposit is more than the price.' }
    : deposit;
}

const otherRates = (loan: number, terms: MortgageTerms) =>
  [-1, 1, 2, 3]
    .map((change) => Math.round((terms.rate + change) * 100) / 100)
    .filter((rate) => rate >= 0 && rate <= MOST_RATE)
    .map(
      (rate) =>
        [percentText(rate), `${amountText(mortgage(loan, { ...terms, rate }).monthly)} a month`] as const,
    );
