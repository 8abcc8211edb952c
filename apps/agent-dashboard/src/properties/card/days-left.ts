const DAY_MS = 86_400_000;

/** For how long a removed listing can still be restored: `29 days left`, `Last day`, `Cannot be restored any more`. */
export function daysLeftText(restorableUntil: string, now: Date): string {
  const left = Date.parse(restorableUntil) - now.getTime();
  if (left <= 0) return 'Cannot be restored any more';
  const days = Math.floor(left / DAY_MS);
  if (days === 0) return 'Last day to restore it';
  return `${days} ${days === 1 ? 'day' : 'days'} left to restore it`;
}
