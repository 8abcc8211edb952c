import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { linkIn, mailTo } from './mailbox.js';

export interface TestAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export const newPerson = (name = 'Odile Example'): TestAccount => ({
  name,
  email: `odile-${randomUUID().slice(0, 8)}@example.org`,
  password: 'seven green umbrellas',
});

interface Refusal {
  readonly message: string;
}

/** What a service says that has not heard of a new account yet. On the cluster that takes a moment, and longer while a consumer's place is taken over. */
const isTooEarly = ({ message }: Refusal): boolean => message.includes('not known here yet');

/**
 * Asks the product as the page would, with the page's cookies when the context is the page's; again in a moment where the product asks for that, as nothing was
 * done then.
 */
export async function askAs<Data>(
  request: APIRequestContext,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  const ask = async () => {
    const answer = await request.post('/graphql', { data: { query, variables } });
    return (await answer.json()) as { data: Data; errors?: readonly Refusal[] };
  };
  let answered = await ask();
  if (answered.errors?.some(isTooEarly))
    await expect(async () => {
      answered = await ask();
      expect(answered.errors?.find(isTooEarly), `the answer to ${query}`).toBeUndefined();
    }).toPass({ timeout: 30_000 });
  expect(answered.errors, `the answer to ${query}`).toBeUndefined();
  return answered.data;
}

/** Confirms by the link of the mail. */
async function confirm(request: APIRequestContext, email: string): Promise<void> {
  const link = linkIn(await mailTo(email, /confirm/i), '/auth/confirm');
  const token = new URL(link, 'http://localhost').searchParams.get('token');
  await askAs(request, 'mutation ($token: String!) { confirmEmail(token: $token) { purpose } }', { token });
}

/** Signs the context's cookies in. */
export async function signIn(
  request: APIRequestContext,
  { email, password }: Pick<TestAccount, 'email' | 'password'>,
  area: 'visitor' | 'agent' = 'visitor',
): Promise<void> {
  const answer = await request.post('/session', { data: { email, password, area } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** A confirmed account of its own for one spec; the context is signed in as it. */
export async function signedInPerson(request: APIRequestContext): Promise<TestAccount> {
  const person = newPerson();
  const { name, email, password } = person;
  await askAs(request, 'mutation ($input: SignUpInput!) { signUp(input: $input) { accepted } }', {
    input: { name, email, password, confirmPassword: password },
  });
  await confirm(request, email);
  await signIn(request, person);
  return person;
}

/** An agent with an agency of its own; the context is signed in as it. */
export async function signedInAgent(request: APIRequestContext): Promise<TestAccount> {
  const person = newPerson('Agent Example');
  const { email, password } = person;
  await askAs(
    request,
    'mutation ($input: AgentRegistrationInput!) { registerAgent(input: $input) { accepted } }',
    {
      input: {
        email,
        password,
        confirmPassword: password,
        companyName: 'Example & Daughters',
        phone: '020 7946 0000',
        address: '1 Example Street, London SW4 7AA',
      },
    },
  );
  await confirm(request, email);
  await signIn(request, person, 'agent');
  return person;
}
