import { token } from '@lintel/platform/port';

/** Knows passwords that were in somebody's stolen data. */
export interface BreachCheck {
  /** False as well when that cannot be found out. */
  isKnown(password: string): Promise<boolean>;
}

export const noBreachCheck: BreachCheck = { isKnown: async () => false };

export const BREACH_CHECK = token<BreachCheck>('BreachCheck');
