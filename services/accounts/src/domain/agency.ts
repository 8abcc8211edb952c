import type { AgencyDetails } from './account.js';

export interface Agency extends AgencyDetails {
  readonly id: string;
  readonly version: number;
  readonly createdAt: Date;
  /** Null while operations staff have yet to approve it. */
  readonly approvedAt: Date | null;
}

export const approve = (agency: Agency, now: Date): Agency => ({
  ...agency,
  version: agency.version + 1,
  approvedAt: now,
});
