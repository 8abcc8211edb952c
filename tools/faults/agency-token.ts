import { runScript } from '../bench/program.ts';
import type { Profile } from './profile.ts';

const HOURS = '4';

/** What an agency's own programs identify themselves with. */
export async function agencyToken({ signing }: Pick<Profile, 'signing'>, agency: string): Promise<string> {
  const token = await runScript(
    'deploy/all-in-one/dist/token.js',
    ['--agency', agency, '--hours', HOURS],
    signing,
  );
  return token.trim();
}
