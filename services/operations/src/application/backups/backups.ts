import { token } from '@lintel/platform/port';

/** A backup that was made. */
export interface Backup {
  readonly file: string;
  /** RFC 3339, UTC: the moment that it keeps. */
  readonly takenAt: string;
  readonly bytes: number;
  readonly files: number;
  /** The release and the version of its data. */
  readonly product: string;
  readonly data: number;
  /** Whether it was read again and was what was written. */
  readonly verified: boolean;
}

/** The backups of an installation whose data is in one folder. */
export interface Backups {
  /** Where they go that are made from here; null where no setting says so. */
  readonly folder: string | null;
  /** The last first. */
  made(): readonly Backup[];
  /** Makes one. Rejects with what whoever asked can mend. */
  make(): Promise<void>;
}

/** Null where engines have the data, each of which is backed up by its own means. */
export const BACKUPS = token<Backups | null>('Backups');
