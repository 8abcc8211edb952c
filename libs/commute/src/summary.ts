import type { Journey } from './reach.js';

/** `24 min to Bank: 6 walk, Northern line` */
export function summaryOf({ minutes, legs }: Journey, to: string): string {
  const parts = legs.map((leg) => (leg.mode === 'walk' ? `${leg.minutes} walk` : leg.line));
  return `${minutes} min to ${to}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`;
}
