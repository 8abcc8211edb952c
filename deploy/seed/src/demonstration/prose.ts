/** Paragraphs of a description, as a page shows them: a blank line between. */
export const paragraphs = (...texts: readonly string[]): string => texts.join('\n\n');

/**
 * Five weeks' rent in whole pounds, rounded down: the most a landlord in England may hold below £50,000 a year (Tenant Fees Act 2019,
 * schedule 1), and within the six weeks allowed above it.
 */
export const fiveWeeksRent = (monthly: number): number => Math.floor((monthly * 12 * 5) / 52);
