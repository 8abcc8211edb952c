import { randomUUID } from 'node:crypto';
import type { Browser } from './browser.ts';
import { allowed, status } from './held.ts';
import type { Ground } from './ground.ts';

export const password = 'seven weathered umbrellas';
export const otherPassword = 'eleven crooked chimneys';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly browser: Browser;
}

export const anEmail = (name = 'odile'): string => `${name}-${randomUUID().slice(0, 12)}@example.org`;

export const signUp = 'mutation ($input: SignUpInput!) { signUp(input: $input) { accepted } }';
export const registerAgent =
  'mutation ($input: AgentRegistrationInput!) { registerAgent(input: $input) { accepted } }';
export const confirmEmail = 'mutation ($token: String!) { confirmEmail(token: $token) { role purpose } }';

export const signUpForm = (change: object = {}) => ({
  name: 'Odile Example',
  email: anEmail(),
  password,
  confirmPassword: password,
  ...change,
});

export const officeForm = (change: object = {}) => ({
  email: anEmail('agent'),
  password,
  confirmPassword: password,
  companyName: `Office ${randomUUID().slice(0, 8)}`,
  phone: '020 7946 0000',
  address: '1 Example Street, London SW4 7AA',
  ...change,
});

/** Somebody with a confirmed account, signed in. */
export async function aPerson(ground: Ground, change: object = {}): Promise<Person> {
  const browser = ground.visitor();
  const input = signUpForm(change);
  allowed(await browser.ask(signUp, { input }));
  return confirmed(ground, browser, input, 'visitor');
}

/** The owner of a new agency, signed in. */
export async function anAgent(
  ground: Ground,
  change: object = {},
): Promise<Person & { readonly agency: string }> {
  const browser = ground.visitor();
  const input = officeForm(change);
  allowed(await browser.ask(registerAgent, { input }));
  const person = await confirmed(ground, browser, input, 'agent');
  const { me } = allowed(await browser.ask('{ me { agency { id } } }'));
  return { ...person, agency: me.agency.id as string };
}

async function confirmed(
  ground: Ground,
  browser: Browser,
  { email, password: chosen }: { readonly email: string; readonly password: string },
  area: 'visitor' | 'agent',
): Promise<Person> {
  const token = await ground.mails.token(email, '/auth/confirm');
  allowed(await browser.ask(confirmEmail, { token }));
  status(await browser.signIn(email, chosen, area), 200);
  const { me } = allowed(await browser.ask('{ me { id name } }'));
  return { id: me.id as string, name: me.name as string, email, browser };
}

/** One of the three accounts of the demonstration, signed in. */
export async function demonstrated(ground: Ground, who: 'buyer' | 'agent' | 'operations'): Promise<Browser> {
  const browser = ground.visitor();
  status(
    await browser.signIn(`${who}@example.org`, 'demonstration', who === 'agent' ? 'agent' : 'visitor'),
    200,
  );
  return browser;
}

/** Whether a browser is signed in, by what it is told of itself. */
export async function whoIs(browser: Browser): Promise<string | null> {
  const { body } = await browser.ask('{ me { email } }');
  return ((body as { data?: { me?: { email?: string } | null } | null })?.data?.me?.email ?? null) as
    string | null;
}
