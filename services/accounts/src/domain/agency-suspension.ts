import { type Agency, changed } from './agency.js';

/** Null when it is suspended already: the reason that its people were told stays. */
export const suspend = (agency: Agency, reason: string, now: Date): Agency | null =>
  agency.suspended ? null : changed(agency, now, { suspended: { reason, since: now } });

/** Null when it is not suspended. */
export const reinstate = (agency: Agency, now: Date): Agency | null =>
  agency.suspended && changed(agency, now, { suspended: null });
