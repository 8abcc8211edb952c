import { randomUUID } from 'node:crypto';
import { enquirableHome, enquiryForm, sendEnquiry } from './conversations.js';
import { published } from './listings.js';
import { password, type Scene, typed } from './ownership-scene.js';
import { everybody, forged, noId, noSuch, type OwnershipRow, type Variables } from './row.js';
import { confirmed } from './viewings.js';

/** What is for the owners of the agency alone. */
const forOwners = { reachedBy: ['agent'], notColleagues: true } as const;

async function invitation(scene: Scene): Promise<Variables> {
  const { id, token } = await scene.invited();
  return { id, token, other: await scene.sign({ purpose: 'confirm', subject: id, request: randomUUID() }) };
}
const byLink = (made: Variables) => [...forged(made), { token: made['other'] }];

/** Somebody who wrote to the agent about a home. */
async function lead(scene: Scene): Promise<Variables> {
  const input = enquiryForm(await enquirableHome(scene));
  await scene.allowed(scene.visitor(), sendEnquiry, { input });
  for (;;) {
    const { agencyLeads } = await scene.ask(
      'agent',
      'query ($search: String!) { agencyLeads(search: $search) { leads { id } } }',
      { search: input.email },
    );
    if (agencyLeads.leads.length > 0) return { id: agencyLeads.leads[0].id as string };
  }
}

const colleague = async (scene: Scene): Promise<Variables> => ({
  id: (await scene.joined('negotiator')).id,
  elsewhere: scene.person('anotherUser').id,
});
const noColleague = (made: Variables) => [{ id: noId }, { id: made['elsewhere'] }];

const ofAgent = async (scene: Scene): Promise<Variables> => ({
  id: (await scene.ask('agent', '{ me { agency { id } } }')).me.agency.id as string,
});

export const agencyRows: readonly OwnershipRow[] = [
  {
    operation: 'Query.agencyInvitation',
    of: 'an invitation, in the link of its e-mail',
    document: 'query ($token: String!) { agencyInvitation(token: $token) { companyName email invitedBy } }',
    make: invitation,
    missing: byLink,
    reachedBy: everybody,
  },
  {
    operation: 'Mutation.acceptInvitation',
    of: 'an invitation, in the link of its e-mail',
    document: `mutation ($token: String!) { acceptInvitation(input: { token: $token, name: "${typed.name}",
      password: "${password}", confirmPassword: "${password}" }) { accepted } }`,
    make: invitation,
    missing: byLink,
    reachedBy: everybody,
  },
  {
    operation: 'Mutation.cancelInvitation',
    of: "an invitation of the agent's agency",
    document: 'mutation ($id: ID!) { cancelInvitation(id: $id) { id } }',
    make: invitation,
    missing: noSuch().id,
    ...forOwners,
  },
  {
    operation: 'Mutation.changeColleagueRole',
    of: "a colleague of the agent's",
    document: 'mutation ($id: ID!) { changeColleagueRole(accountId: $id, role: owner) { id } }',
    make: colleague,
    missing: noColleague,
    ...forOwners,
  },
  {
    operation: 'Mutation.removeColleague',
    of: "a colleague of the agent's",
    document: 'mutation ($id: ID!) { removeColleague(accountId: $id) { id } }',
    make: colleague,
    missing: noColleague,
    ...forOwners,
  },
  {
    operation: 'Query.publicHomesOf',
    of: 'an agency with a home that the public sees',
    document: 'query ($id: ID!) { publicHomesOf(agencyId: $id) }',
    async make(scene) {
      await published(scene);
      return ofAgent(scene);
    },
    missing: noSuch().id,
    reachedBy: ['operations'],
  },
  {
    operation: 'Query.viewingsToComeOf',
    of: 'an agency with a viewing to come',
    document: 'query ($id: ID!) { viewingsToComeOf(agencyId: $id) }',
    async make(scene) {
      await confirmed(scene);
      return ofAgent(scene);
    },
    missing: noSuch().id,
    reachedBy: ['operations'],
  },
  {
    operation: 'Query.agencyLead',
    of: 'somebody who wrote to the agent',
    document:
      'query ($id: ID!) { agencyLead(id: $id) { name email phone history { kind text property { id } } } }',
    make: lead,
    missing: noSuch().id,
    reachedBy: ['agent'],
  },
];
