import type { Family } from '../family.ts';
import { cost } from './cost.ts';
import { crossSite } from './cross-site.ts';
import { displayed } from './displayed.ts';
import { doors } from './doors.ts';
import { erasure } from './erasure.ts';
import { forms } from './forms.ts';
import { headers } from './headers.ts';
import { information, injection } from './information.ts';
import { lifeCycle } from './life-cycle.ts';
import { links } from './links.ts';
import { massAssignment } from './mass-assignment.ts';
import { ownership } from './ownership.ts';
import { passwords } from './passwords.ts';
import { paths } from './paths.ts';
import { readLimits } from './read-limits.ts';
import { relays } from './relays.ts';
import { revocation } from './revocation.ts';
import { secondFactors } from './second-factors.ts';
import { senders } from './senders.ts';
import { sessions } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { starts } from './starts.ts';
import { unfinished } from './unfinished.ts';
import { uploads } from './uploads.ts';

/** In the order in which they are tried and told. */
export const families: readonly Family[] = [
  lifeCycle,
  links,
  passwords,
  signIn,
  sessions,
  revocation,
  secondFactors,
  ownership,
  massAssignment,
  senders,
  relays,
  forms,
  cost,
  readLimits,
  uploads,
  paths,
  doors,
  unfinished,
  starts,
  crossSite,
  headers,
  injection,
  displayed,
  information,
  erasure,
];
