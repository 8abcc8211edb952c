import { randomUUID } from 'node:crypto';
import type { Identity } from '@lintel/service-kit';
import type { Marked } from './traces.js';
import { password, type Town } from './town.js';

export const HOME = 12;
export const typed = { password, confirmPassword: password };

export const ENQUIRE =
  'mutation ($input: EnquiryInput!) { sendEnquiry(input: $input) { conversation { id } } }';
export const WRITE = `mutation ($id: ID!, $message: String!, $key: String!) {
  sendMessage(conversationId: $id, message: $message, idempotencyKey: $key) { message { id } } }`;
export const VIEW = 'mutation ($input: ViewingRequestInput!) { requestViewing(input: $input) { id } }';
export const NOTE =
  'mutation ($id: ID!, $notes: String!) { saveViewingNotes(id: $id, notes: $notes) { id } }';
export const INVITE =
  'mutation ($email: String!, $role: AgencyRole!) { inviteColleague(email: $email, role: $role) { id } }';
export const CLOSE = 'mutation ($password: String!) { closeAccount(password: $password) { accepted } }';

type Person = Pick<Marked, 'name' | 'email' | 'phone'>;

export const enquiry = ({ name, email, phone }: Person, message: string, listingId = HOME) => ({
  ...{ listingId, name, email, phone, message },
  idempotencyKey: randomUUID(),
});
export const viewing = ({ name, email, phone }: Person, time: string, message = '', listingId = HOME) => ({
  ...{ listingId, name, email, phone, message },
  date: '2026-03-05',
  times: [time],
});

/** An agency with a home, to which nobody marked belongs unless they are invited; its owner. */
export async function anAgency(town: Town): Promise<Identity> {
  await town.ask(
    'accounts',
    'mutation ($input: AgentRegistrationInput!) { registerAgent(input: $input) { accepted } }',
    {
      input: {
        ...typed,
        email: 'owner@agency.example',
        companyName: 'Example & Daughters',
        phone: '020 7946 0000',
        address: '1 Example Street, London SW4 7AA',
      },
    },
  );
  await town.confirm();
  const owner = await town.signIn('owner@agency.example', 'agent');
  await town.list(HOME, owner.agencyId!);
  return owner;
}
