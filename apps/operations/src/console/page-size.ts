/** Rows on one page of the console's lists. */
export const consolePageSize = 50;
