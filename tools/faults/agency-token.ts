import { identitySecretOf } from '@lintel/platform/adapters';
import { apiAudience, IdentityKey, loadConfig, platformConfigSchema } from '@lintel/service-kit';
import type { Profile } from './profile.ts';

const SECONDS = 4 * 3600;

/** What an agency's own programs identify themselves with, as `npm run token` makes it. */
export function agencyToken({ signing }: Pick<Profile, 'signing'>, agency: string): Promise<string> {
  const identity = { subject: `token:${agency}`, role: 'agent', agencyId: agency } as const;
  const key = new IdentityKey(identitySecretOf(loadConfig(platformConfigSchema, signing)));
  return key.sign(identity, { now: new Date(), audience: apiAudience, seconds: SECONDS });
}
