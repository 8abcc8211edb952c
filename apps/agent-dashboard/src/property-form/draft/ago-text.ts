/** `Saved a moment ago`, `Saved 3 minutes ago` */
export function agoText(at: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - at.getTime()) / 60_000);
  if (minutes < 1) return 'Saved a moment ago';
  if (minutes < 60) return `Saved ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ago`;
  const hours = Math.floor(minutes / 60);
  return `Saved ${hours} ${hours === 1 ? 'hour' : 'hours'} ago`;
}
