import type { FirstMonth } from '@lintel/money';
import { amountText } from './amount-words.js';
import { Amounts } from './result.js';

/** What a tenant in England pays at most before moving in. */
export const FirstMonthRows = ({
  month: { rent, deposit, holdingDeposit, total },
}: {
  month: FirstMonth;
}) => (
  <>
    <Amounts
      className="mt-2"
      rows={[
        ['First month’s rent', amountText(rent)],
        deposit
          ? [`Deposit, at most ${deposit.weeks} weeks’ rent`, amountText(deposit.most)]
          : ['Deposit', 'No cap above £100,000 a year'],
        ['Altogether', <strong key="total">{amountText(total)}</strong>],
      ]}
    />
    <p className="mt-2 text-sm text-stone">
      To hold a home at most a week’s rent may be asked, {amountText(holdingDeposit)}; it counts towards
      these.
    </p>
  </>
);
