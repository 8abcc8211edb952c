import {
  demonstrationEmails,
  demonstrationPassword as password,
  type ReadyAccount,
  type StaffAccountHandler,
} from '@lintel/accounts';
import { demonstrationAgencies } from '@lintel/seed';

const { id, name, phone, address } = demonstrationAgencies[0]!;

export const demonstrationAccounts: readonly ReadyAccount[] = [
  { email: demonstrationEmails.user, name: 'Robin Buyer', password, role: 'user' },
  {
    email: demonstrationEmails.agent,
    name,
    password,
    role: 'agent',
    agency: { id, companyName: name, phone, address },
  },
  { email: demonstrationEmails.operations, name: 'Sam Operations', password, role: 'operations' },
];

/** Whoever tries Lintel can sign in at once. Where a demonstration runs and nowhere else: everybody knows the password. Gives how many were not there. */
export async function addDemonstrationAccounts(staff: StaffAccountHandler): Promise<number> {
  let made = 0;
  for (const account of demonstrationAccounts) if (await staff.make(account)) made += 1;
  return made;
}

export const demonstrationNotice = [
  `Demonstration accounts, password ${password}:`,
  ...demonstrationAccounts.map(({ email, role }) => `  ${email} (${role})`),
].join('\n');

export const shutNotice = (accounts: number): string =>
  `Accounts of a demonstration are in this data (${accounts}): nobody can sign in to them here, and their sessions have ended.`;
