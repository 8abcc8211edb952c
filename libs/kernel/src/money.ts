const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});

/** `1175000` as `£1,175,000`; pence only where there are any. */
export const formatPounds = (amount: number): string => pounds.format(amount);
