import type { Browser } from '../browser.ts';
import type { Family } from '../family.ts';
import { allowed, holds, nothing, status } from '../held.ts';
import { anAgent, aPerson, password } from '../people.ts';
import { operations } from '../schema.ts';
import { rowsOf, victims } from './victims.ts';

/** What these say is no secret, or is not of whoever has the id. */
const said: Readonly<Record<string, string>> = {
  // The demonstration's mailbox is open to all; families that need one that is closed start an installation of their own.
  'Query.mail': 'open',
  // Begins, and fails for each home that is not one's own: that they are as they were is a control below.
  'Mutation.startBulkChange': 'own',
  // Takes a home from a list of one's own.
  'Mutation.unsaveProperty': 'own',
  'Query.listingState': 'unknown',
  // Is told of one's own account; that the device is still there is a control below.
  'Mutation.endDevice': 'own',
  'Mutation.confirmNewsletter': 'invalid',
  'Mutation.unsubscribeFromNewsletter': 'invalid',
  'Mutation.stopSavedHomeEmails': 'invalid',
  'Mutation.stopSavedSearchAlerts': 'invalid',
};

export const ownership: Family = {
  name: 'what is somebody else’s',
  async attack(ground, { attempt, control }) {
    const owned = await victims(ground);
    const given = rowsOf(owned);
    const other = await aPerson(ground);
    const rival = await anAgent(ground);
    const attackers: readonly (readonly [string, Browser])[] = [
      ['nobody', ground.visitor()],
      ['another person', other.browser],
      ['another agency', rival.browser],
    ];
    const read: Readonly<Record<string, string>> = {
      'Query.agencyConversations': '{ total conversations { id } }',
      'Query.agencyViewings': '{ total viewings { id } }',
      'Query.auditTrail': '{ entries { __typename } }',
    };
    for (const operation of operations.filter(({ takesId }) => takesId)) {
      const { name } = operation;
      if (said[name] === 'open' || said[name] === 'own') continue;
      for (const [who, browser] of attackers)
        await attempt(`${who} asks ${name} for what is not theirs`, async () => {
          const variables = given[name] ?? {};
          const answer = await browser.ask(
            operation.document(variables, read[name]),
            operation.variables(variables),
          );
          const value = answer.body?.data?.[name.split('.')[1]!];
          if (said[name] && value === said[name]) return;
          if (value === false) return;
          nothing(answer);
        });
    }
    await attempt('another person ends a device that is not theirs', async () => {
      await other.browser.ask('mutation ($id: ID!) { endDevice(id: $id) { id } }', { id: owned.device });
      const { me } = allowed(await owned.buyer.browser.ask('{ me { devices { id } } }'));
      holds(
        me.devices.some(({ id }: { id: string }) => id === owned.device),
        'the device is gone',
      );
    });
    await attempt('somebody writes in a list by a link that was ended', async () => {
      allowed(
        await owned.buyer.browser.ask('mutation ($id: ID!) { endSharedListLink(id: $id) { id } }', {
          id: owned.list,
        }),
      );
      const list = { token: owned.listPath.split('/').at(-1) };
      nothing(
        await other.browser.ask(
          `mutation ($list: SharedListKey!, $home: Int!) {
             writeInSharedList(list: $list, listingId: $home, text: "Theirs", name: "Another") { id } }`,
          { list, home: owned.home },
        ),
      );
    });
    await attempt('another agency changes the homes of this one by a bulk change', async () => {
      await rival.browser.ask(
        'mutation ($ids: [Int!]!) { startBulkChange(input: { ids: $ids, archive: true }) { id } }',
        { ids: [owned.home, owned.draft] },
      );
      const { agencyListing } = allowed(
        await owned.agent.browser.ask('query ($id: Int!) { agencyListing(id: $id) { state } }', {
          id: owned.home,
        }),
      );
      holds(agencyListing.state === 'published', `the home is ${agencyListing.state}`);
    });

    await control('all of it is still there for its owners, and as it was', async () => {
      const agents = allowed(
        await owned.agent.browser.ask(
          `query ($draft: Int!, $upload: ID!, $viewing: ID!) {
             agencyListing(id: $draft) { title version state } listingForm(listingId: $draft) { content }
             uploads(ids: [$upload]) { state } viewing(id: $viewing) { agentStatus notes }
             me { agencyRole agency { members { id } invitations { id } } } }`,
          { draft: owned.draft, upload: owned.upload, viewing: owned.viewing },
        ),
      );
      holds(agents.agencyListing.title === 'A quiet flat', 'the home has another title');
      holds(agents.agencyListing.state === 'draft', 'the home is no draft any more');
      holds(agents.listingForm.content.includes('secret'), 'the form is another');
      holds(agents.uploads[0].state === 'awaiting', 'the upload is not what it was');
      holds(agents.viewing.agentStatus === 'pending', 'the viewing is not what it was');
      holds(
        agents.me.agencyRole === 'owner' && agents.me.agency.invitations.length === 1,
        'the agency is another',
      );
      const buyers = allowed(
        await owned.buyer.browser.ask(
          `query ($id: ID!, $list: SharedListKey!) {
             savedSearches { name } conversation(id: $id) { messageCount }
             sharedList(list: $list) { name homes { id notes { text } votes { vote } } } }`,
          { id: owned.conversation, list: { id: owned.list } },
        ),
      );
      holds(buyers.savedSearches[0].name === 'Flats', 'the saved search is another');
      holds(buyers.conversation.messageCount === 1, 'the conversation has more in it');
      const [listed, ...others] = buyers.sharedList.homes;
      holds(
        buyers.sharedList.name === 'Ours' && listed.id === owned.home && others.length === 0,
        'the list is another',
      );
      holds(
        listed.notes.length === 1 && listed.notes[0].text === 'Too dear' && listed.votes.length === 0,
        'the list has more in it',
      );
    });
    await control('the owner signs in as before', async () => {
      status(await ground.visitor().signIn(owned.buyer.email, password), 200);
    });
  },
};
