import { isLoopback } from '@lintel/gateway';
import { InvalidConfiguration } from '@lintel/service-kit';
import type { AllInOneConfig } from './config.js';

export interface Demonstration {
  /** Whether the demonstration homes are loaded. */
  readonly listings: boolean;
  /** Whether there are accounts whose password everybody knows, and a mailbox that everybody reads. */
  readonly accounts: boolean;
}

/**
 * What of a demonstration this start is for. Its accounts are for whoever sits at this machine: for nobody in production, and for nobody where others
 * can reach it.
 *
 * @throws InvalidConfiguration when it is asked for where others can reach it.
 */
export function demonstrationOf({
  NODE_ENV,
  LINTEL_DEMO,
  LINTEL_HOST,
  LINTEL_PUBLIC_URL,
}: Pick<AllInOneConfig, 'NODE_ENV' | 'LINTEL_DEMO' | 'LINTEL_HOST' | 'LINTEL_PUBLIC_URL'>): Demonstration {
  const production = NODE_ENV === 'production';
  const listings = LINTEL_DEMO ?? !production;
  const opened = !isLoopback(LINTEL_HOST)
    ? `LINTEL_HOST=${LINTEL_HOST}`
    : LINTEL_PUBLIC_URL && !isLoopback(new URL(LINTEL_PUBLIC_URL).hostname)
      ? `LINTEL_PUBLIC_URL=${LINTEL_PUBLIC_URL}`
      : undefined;
  if (LINTEL_DEMO && !production && opened)
    throw new InvalidConfiguration(
      `LINTEL_DEMO: 1 makes accounts whose password everybody knows, for this machine alone, and ${opened} lets others in. ` +
        'Without LINTEL_DEMO there are the demonstration homes and no accounts; with NODE_ENV=production as well.',
    );
  return { listings, accounts: listings && !production && !opened };
}
