import type { ReadyAccount, StaffAccountHandler } from '@lintel/accounts';
import { demonstrationAgencies } from '@lintel/seed';

/** The password of all three. Too easy for anyone who signs up. */
const password = 'demonstration';
const { id, name, phone, address } = demonstrationAgencies[0]!;

export const demonstrationAccounts: readonly ReadyAccount[] = [
  { email: 'buyer@example.org', name: 'Robin Buyer', password, role: 'user' },
  {
    email: 'agent@example.org',
    name,
    password,
    role: 'agent',
    agency: { id, companyName: name, phone, address },
  },
  { email: 'operations@example.org', name: 'Sam Operations', password, role: 'operations' },
];

/** Whoever tries Lintel can sign in at once. Never in production: everybody knows the password. */
export async function addDemonstrationAccounts(staff: StaffAccountHandler): Promise<void> {
  for (const account of demonstrationAccounts) await staff.make(account);
}

export const demonstrationNotice = [
  `Demonstration accounts, password ${password}:`,
  ...demonstrationAccounts.map(({ email, role }) => `  ${email} (${role})`),
].join('\n');
