import { apiScopeNames } from '@lintel/contracts';
import { isDay, londonInstant } from '@lintel/kernel';
import { z } from 'zod';
import type { ApiKeyInput } from './keys-queries.js';

/** Checks what can be checked of a key before it is sent; the service checks it again. */
export const keySchema = (today: string) =>
  z.object({
    name: z.string().trim().min(1, 'Give the key a name').max(100, 'Use at most 100 characters'),
    scopes: z.array(z.enum(apiScopeNames)).min(1, 'Choose at least one'),
    expiresAt: z
      .string()
      .refine((day) => day === '' || (isDay(day) && day >= today), 'Choose today or a later day'),
  });
export type KeyFields = z.infer<ReturnType<typeof keySchema>>;

/** A key is good until the end of the day on which it ends. */
export const keyInput = ({ name, scopes, expiresAt }: KeyFields): ApiKeyInput => ({
  name,
  scopes,
  expiresAt: expiresAt === '' ? null : londonInstant({ date: expiresAt, time: '23:59' })!.toISOString(),
});
