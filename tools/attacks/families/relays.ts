import type { Family } from '../family.ts';
import { allowed, codeOf, errorsOf, gotThrough, holds, refused } from '../held.ts';
import { aKnownHome, createListing, enquiryForm, homeForm, sendEnquiry } from '../homes.ts';
import { anAgent, anEmail, aPerson } from '../people.ts';

const invite = 'mutation ($e: String!) { inviteColleague(email: $e, role: negotiator) { id } }';

export const relays: Family = {
  name: 'agencies as relays',
  async attack(ground, { attempt, control }) {
    await control('what is written about a home reaches its agency', async () => {
      const agent = await anAgent(ground);
      const home = await aKnownHome(ground, agent);
      const message = 'Does it have a garden?';
      allowed(await ground.visitor().ask(sendEnquiry, { input: enquiryForm(home, { message }) }));
      await ground.mails.expect(agent.email, /Does it have a garden/);
    });
    await attempt('an agency a minute old has its visitors’ messages sent to a stranger', async () => {
      const agent = await anAgent(ground);
      const stranger = anEmail('stranger');
      const listed = await agent.browser.ask(createListing, { input: homeForm(stranger) });
      if (errorsOf(listed).length > 0) return void refused(listed, 'BAD_USER_INPUT', 'FORBIDDEN');
      const id = listed.body.data.createListing.id as number;
      const message = 'Sent to somebody who never asked.';
      for (let n = 0; n < 40; n += 1) {
        const answer = await ground.visitor().ask(sendEnquiry, { input: enquiryForm(id, { message }) });
        if (codeOf(answer) !== 'NOT_FOUND') break;
      }
      // What is sent after it has been sent: the mails of one conversation go out in order.
      const after = await aPerson(ground);
      holds(after.id, 'nobody signs up');
      const came = await ground.mails.to(stranger);
      holds(came.length === 0, `${came.length} e-mails went to the stranger`);
    });
    await attempt('a change of a home has its visitors’ messages sent to a stranger', async () => {
      const agent = await anAgent(ground);
      const home = await aKnownHome(ground, agent);
      const stranger = anEmail('stranger');
      const answer = await agent.browser.ask(
        'mutation ($id: Int!, $input: ListingInput!) { updateListing(id: $id, version: 1, input: $input) { id } }',
        { id: home, input: { agent: homeForm(stranger).agent } },
      );
      if (errorsOf(answer).length > 0) return void refused(answer, 'BAD_USER_INPUT', 'FORBIDDEN');
      const { agencyListing } = allowed(
        await agent.browser.ask('query ($id: Int!) { agencyListing(id: $id) { agent { email } } }', {
          id: home,
        }),
      );
      holds(agencyListing.agent.email !== stranger, 'the home’s contact is the stranger');
    });
    await attempt('a home of one agency names another agency', async () => {
      const agent = await anAgent(ground);
      const listed = await agent.browser.ask(createListing, {
        input: homeForm(agent.email, { agent: { ...homeForm(agent.email).agent, agency: 'Savills' } }),
      });
      if (errorsOf(listed).length > 0) return void refused(listed);
      const { agencyListing } = allowed(
        await agent.browser.ask('query ($id: Int!) { agencyListing(id: $id) { agent { agency } } }', {
          id: listed.body.data.createListing.id,
        }),
      );
      holds(agencyListing.agent.agency !== 'Savills', 'it is shown as that of another agency');
    });
    await attempt('an agency a minute old invites strangers without end', async () => {
      const agent = await anAgent(ground);
      for (let n = 0; n < 80; n += 1) {
        const answer = await agent.browser.ask(invite, { e: anEmail('invited') });
        if (errorsOf(answer).length > 0) return void refused(answer);
      }
      gotThrough('80 were invited');
    });
    await attempt('an agency invites the same stranger again and again', async () => {
      const agent = await anAgent(ground);
      const email = anEmail('invited');
      for (let n = 0; n < 20; n += 1) {
        const answer = await agent.browser.ask(invite, { e: email });
        if (errorsOf(answer).length > 0) break;
        holds(n < 15, `${n} invitations were taken`);
      }
      await aPerson(ground);
      const came = (await ground.mails.to(email)).length;
      holds(came <= 6, `${came} e-mails came`);
    });
    await attempt('an agency a minute old adds homes without end', async () => {
      const agent = await anAgent(ground);
      for (let n = 0; n < 400; n += 1) {
        const answer = await agent.browser.ask(createListing, { input: homeForm(agent.email) });
        if (errorsOf(answer).length > 0) return void refused(answer, 'TOO_MANY_REQUESTS');
      }
      gotThrough('400 were added');
    });
    await attempt('an agency’s own words in an invitation are a letter of its own', async () => {
      const agent = await anAgent(ground, { companyName: 'Pay now at evil.example or lose your account' });
      const email = anEmail('lured');
      const answer = await agent.browser.ask(invite, { e: email });
      if (errorsOf(answer).length > 0) return void refused(answer);
      const { html } = await ground.mails.expect(email, /./);
      holds(!/href="[^"]*evil\.example/.test(html), 'the name became a link');
    });
    await attempt('a negotiator invites people', async () => {
      const agent = await anAgent(ground);
      const email = anEmail('negotiator');
      allowed(await agent.browser.ask(invite, { e: email }));
      const token = await ground.mails.token(email, '/agent/join');
      const browser = ground.visitor();
      const password = 'seven weathered umbrellas';
      allowed(
        await browser.ask(
          'mutation ($input: InvitationAnswerInput!) { acceptInvitation(input: $input) { accepted } }',
          {
            input: { token, name: 'Nell Negotiator', password, confirmPassword: password },
          },
        ),
      );
      await browser.signIn(email, password, 'agent');
      refused(await browser.ask(invite, { e: anEmail('invited') }), 'FORBIDDEN');
      const again = await ground
        .visitor()
        .ask('mutation ($input: InvitationAnswerInput!) { acceptInvitation(input: $input) { accepted } }', {
          input: { token, name: 'Another', password, confirmPassword: password },
        });
      refused(again);
    });
  },
};
