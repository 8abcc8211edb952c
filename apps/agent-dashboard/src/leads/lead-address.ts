/** The page of leads, with one of them open when it is named. */
export const leadAddress = (lead?: string): string =>
  lead === undefined ? '/agent/leads' : `/agent/leads?lead=${encodeURIComponent(lead)}`;
