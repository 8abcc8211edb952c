import { randomInt } from 'node:crypto';
import type { APIRequest, APIRequestContext } from '@playwright/test';
import { askAs, newPerson, signIn } from './accounts.js';
import { linkIn, mailTo } from './mailbox.js';

/** A negotiator of the same agency, signed in at another desk. @param owner signed in as the agency's owner. */
export async function colleagueOf(
  owner: APIRequestContext,
  request: APIRequest,
  baseURL: string,
): Promise<APIRequestContext> {
  const { email, password } = newPerson();
  const part = (): number => randomInt(256);
  const context = await request.newContext({
    baseURL,
    extraHTTPHeaders: { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` },
  });
  await askAs(
    owner,
    'mutation ($email: String!) { inviteColleague(email: $email, role: negotiator) { id } }',
    {
      email,
    },
  );
  const link = linkIn(await mailTo(email, /^Join |invit/i), '/agent/join');
  await askAs(
    context,
    'mutation ($input: InvitationAnswerInput!) { acceptInvitation(input: $input) { accepted } }',
    {
      input: {
        token: new URL(link, 'http://localhost').searchParams.get('token'),
        name: 'Odile Example',
        password,
        confirmPassword: password,
      },
    },
  );
  await signIn(context, { email, password }, 'agent');
  return context;
}
