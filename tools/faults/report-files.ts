import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MailReport, type ProfileReport, toMarkdown } from './report.ts';

interface Kept {
  readonly runs: readonly ProfileReport[];
  readonly emails?: readonly MailReport[];
  readonly faults?: readonly ProfileReport[];
}

/** A run of one profile leaves what is known of the other, and one of faults what is known of kills. */
export function writeReports(
  folder: string,
  fresh: readonly ProfileReport[],
  freshMails: readonly MailReport[],
): void {
  if (fresh.length + freshMails.length === 0) return;
  const file = join(folder, 'faults.json');
  const before: Kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : { runs: [] };
  const ofFaults = (one: ProfileReport) => one.faults !== undefined;
  const runs = merged(
    before.runs,
    fresh.filter((one) => !ofFaults(one)),
  );
  const faults = merged(before.faults ?? [], fresh.filter(ofFaults));
  const emails = merged(before.emails ?? [], freshMails);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify({ runs, emails, faults }, null, 2)}\n`);
  writeFileSync(join(folder, 'faults.md'), toMarkdown([...runs, ...faults], emails));
  console.error(`Written: ${folder}/faults.json, ${folder}/faults.md`);
}

function merged<Report extends { readonly profile: string }>(
  before: readonly Report[],
  fresh: readonly Report[],
): Report[] {
  const kept = before.filter(({ profile }) => !fresh.some((one) => one.profile === profile));
  return [...kept, ...fresh].sort((a, b) => b.profile.localeCompare(a.profile));
}
