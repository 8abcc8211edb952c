import type { Home } from '../home.js';

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const;
export const inWords = (count: number): string => numbers[count] ?? String(count);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `an Edwardian flat`, `a one-bedroom flat`. */
export const withArticle = (text: string): string =>
  `${/^(?:[aei]|o(?!ne)|un(?!i))/i.test(text) ? 'an' : 'a'} ${text}`;

const floors = [
  'ground',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
] as const;

/** `ground floor`, `24th floor`. */
export function floorName(floor: number): string {
  const ending =
    floor > 20 && floor % 10 === 1
      ? 'st'
      : floor > 20 && floor % 10 === 2
        ? 'nd'
        : floor > 20 && floor % 10 === 3
          ? 'rd'
          : 'th';
  return `${floors[floor] ?? `${floor}${ending}`} floor`;
}

/** `two-bedroom`, or `studio`. */
export const bedroomsOf = (home: Home): string =>
  home.bedrooms === 0 ? 'studio' : `${inWords(home.bedrooms)}-bedroom`;

/** What the trade calls it, without bedrooms and age: `mansion flat`, `semi-detached house`. */
export function nounOf(home: Home): string {
  switch (home.propertyType) {
    case 'flat':
      return home.dwelling === 'mansions'
        ? 'mansion flat'
        : home.dwelling === 'warehouse'
          ? 'warehouse flat'
          : 'flat';
    case 'maisonette':
      return 'maisonette';
    case 'bungalow':
      return `${home.build ?? 'detached'} bungalow`;
    case 'house':
      return `${home.build ?? 'terraced'} house`;
    case 'land':
      return 'building plot';
    case 'commercial':
      return 'shop';
  }
}

/** `0.25 acres`, `1 acre`. */
export const inAcres = (acres: number): string => `${acres} acre${acres === 1 ? '' : 's'}`;

/** `1,204`, without the cost of a locale's formatter. */
export function withSeparators(amount: number): string {
  const digits = String(amount);
  return digits.length < 4 ? digits : digits.replace(/\B(?=(?:\d{3})+$)/g, ',');
}
