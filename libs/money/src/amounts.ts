/** An amount of money as a whole number of pence: `29500000` is £295,000. */
export type Pence = number;

/** £10 billion: above it a mistake was made, and sums of pence and rates stay exact below it. */
export const MOST: Pence = 1_000_000_000_000;

export const fromPounds = (pounds: number): Pence => Math.round(pounds * 100);
export const toPounds = (pence: Pence): number => pence / 100;

/** @throws RangeError that names what is no amount of 0 to £10 billion in whole pence. */
export function checkAmount(name: string, amount: Pence): Pence {
  if (!Number.isSafeInteger(amount) || amount < 0 || amount > MOST)
    throw new RangeError(`${name} is not a whole number of pence from 0 to ${MOST}: ${amount}`);
  return amount;
}

/** The greatest whole number from 0 to `most` that fits, where whatever is less than one that fits does too; 0 when none does. */
export function greatest(most: number, fits: (candidate: number) => boolean): number {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
