import type { CostRange, Pence } from '@lintel/money';

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  trailingZeroDisplay: 'stripIfInteger',
});

/** `29500000` as `£295,000`; pence only where there are any. */
export const amountText = (amount: Pence): string => pounds.format(amount / 100);

/** To the pound, for what is not exact. */
export const aboutText = (amount: Pence): string => pounds.format(Math.round(amount / 100));

export const rangeText = ({ low, high }: CostRange): string =>
  low === high ? amountText(low) : `${amountText(low)} to ${amountText(high)}`;

const percent = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });
export const percentText = (share: number): string => `${percent.format(share)}%`;

/** As one would write it into a field: `295000`. */
export const fieldText = (amount: Pence): string => String(amount / 100);
