import {
  firstMonthInEngland,
  guarantorIncomeForRent,
  incomeForRent,
  rentByIncome,
  toPounds,
} from '@lintel/money';
import { buttonLook } from '@lintel/ui';
import { Link } from '@lintel/web/router';
import { searchAddress } from '../../results/search-address.js';
import { aboutText, amountText } from '../amount-words.js';
import { FigureField } from '../fields.js';
import { FirstMonthRows } from '../first-month.js';
import { Frame, Sums } from '../frame.js';
import { readAmount } from '../read-answers.js';
import { Amounts, Result } from '../result.js';
import { useAnswers } from '../use-answers.js';

const usual = { income: '45,000', rent: '1,500' };

/** `/money/rent` */
export function RentPage() {
  const answers = useAnswers(usual);
  const income = readAmount(answers.texts.income);
  const rent = readAmount(answers.texts.rent);
  const most = income.value === undefined ? undefined : rentByIncome(income.value);
  const wholePounds = most === undefined ? 0 : Math.floor(toPounds(most));
  return (
    <Frame
      topic="rent"
      notes={
        <p>
          A yearly income of 30 rents is what agents and referencing firms use, and 36 of a guarantor; it is
          no law, and they may see it otherwise. The caps are those of the{' '}
          <a href="https://www.legislation.gov.uk/ukpga/2019/4/schedule/1">Tenant Fees Act 2019</a>, which
          holds in England.
        </p>
      }
    >
      <Sums
        form={
          <>
            <FigureField
              answers={answers}
              name="income"
              label="Income (£ a year)"
              hint="Before tax, of all who rent together."
              read={income}
            />
            <FigureField
              answers={answers}
              name="rent"
              label="Rent (£ a month)"
              hint="Of a home that you have in mind."
              read={rent}
            />
            {rent.value !== undefined && (
              <section aria-labelledby="first-month" className="col-span-full mt-4">
                <h2 id="first-month" className="text-xl">
                  Before you get the keys, in England
                </h2>
                <FirstMonthRows month={firstMonthInEngland(rent.value)} />
              </section>
            )}
          </>
        }
        result={
          <Result
            label="Rent that agents usually accept"
            figure={
              most === undefined || rent.value === undefined
                ? undefined
                : `${aboutText(wholePounds * 100)} a month`
            }
            about="A thirtieth of the yearly income."
          >
            {rent.value !== undefined && (
              <>
                <p className="mt-4 font-semibold">
                  {rent.value <= most!
                    ? 'By this rule your income is enough for the rent.'
                    : `By this rule the rent is ${amountText(rent.value - most!)} a month too much.`}
                </p>
                <Amounts
                  className="mt-2"
                  rows={[
                    ['Income asked for the rent', `${amountText(incomeForRent(rent.value))} a year`],
                    ['Of a guarantor', `${amountText(guarantorIncomeForRent(rent.value))} a year`],
                  ]}
                />
                {wholePounds > 0 && (
                  <Link
                    to={searchAddress('rent', { maxPrice: wholePounds })}
                    className={`${buttonLook({ variant: 'primary' })} mt-5 w-full`}
                  >
                    Homes to rent up to {aboutText(wholePounds * 100)}
                  </Link>
                )}
              </>
            )}
          </Result>
        }
      />
    </Frame>
  );
}
