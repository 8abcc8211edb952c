const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});

/** `1175000` as `£1,175,000`; pence only where there are any. */
export const formatPounds = (amount: number): string => pounds.format(amount);

/** A weekly rent as a rent per calendar month: 52 weeks over 12 months, in whole pounds. */
export const weeklyToMonthly = (weekly: number): number => Math.round((weekly * 52) / 12);
