/** RFC 9110, 10.2.3: seconds, or a date. Null for neither. */
export function retryAfterOf(given: string | undefined, now: Date): number | null {
  if (given === undefined) return null;
  if (/^\d{1,9}$/.test(given.trim())) return Number(given) * 1000;
  const at = Date.parse(given);
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}
