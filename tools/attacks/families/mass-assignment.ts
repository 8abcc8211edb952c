import type { Browser } from '../browser.ts';
import type { Family } from '../family.ts';
import { allowed, holds, refused, status, without } from '../held.ts';
import {
  aHome,
  createListing,
  enquiryForm,
  homeForm,
  requestViewing,
  sendEnquiry,
  viewingForm,
} from '../homes.ts';
import { anAgent, aPerson, officeForm, registerAgent, signUp, signUpForm } from '../people.ts';

/** Stands for what an attacker would not like to see repeated in a log or a page. */
const MARK = 'zq7marked';

export const massAssignment: Family = {
  name: 'what is never from the client',
  async attack(ground, { attempt, control }) {
    const agent = await anAgent(ground);
    const person = await aPerson(ground);
    const home = await aHome(agent);
    const nobody = ground.visitor();

    await control('what a form has is taken', async () => {
      allowed(await agent.browser.ask(createListing, { input: homeForm(agent.email, { title: 'A loft' }) }));
    });

    const saveSearch = 'mutation ($input: SavedSearchInput!) { createSavedSearch(input: $input) { id } }';
    const profile = 'mutation ($input: AgencyProfileInput!) { changeAgencyProfile(input: $input) { id } }';
    const answer =
      'mutation ($input: InvitationAnswerInput!) { acceptInvitation(input: $input) { accepted } }';
    const update =
      'mutation ($id: Int!, $input: ListingInput!) { updateListing(id: $id, version: 1, input: $input) { id } }';
    const search = { name: 'Flats', listingType: 'sale' };
    const forms: readonly (readonly [string, Browser, string, object, object, readonly object[]])[] = [
      [
        'an account',
        nobody,
        signUp,
        signUpForm(),
        {},
        [{ role: 'operations' }, { confirmed: true }, { agencyId: MARK }, { id: MARK }, { createdAt: MARK }],
      ],
      [
        'an agency',
        nobody,
        registerAgent,
        officeForm(),
        {},
        [{ approved: true }, { agencyRole: 'owner' }, { role: 'operations' }, { id: MARK }],
      ],
      [
        'a home',
        agent.browser,
        createListing,
        homeForm(agent.email),
        {},
        [
          { agencyId: MARK },
          { ownerId: MARK },
          { priceHistory: [{ price: 900_000, at: MARK }] },
          { createdAt: MARK },
          { publishedAt: MARK },
          { id: 1 },
          { version: 99 },
          { state: 'published' },
          { changes: [] },
          { views: 5000 },
        ],
      ],
      [
        'a change of a home',
        agent.browser,
        update,
        { title: 'Another' },
        { id: home },
        [{ agencyId: MARK }, { priceHistory: [] }, { updatedAt: MARK }, { removedAt: null }, { version: 1 }],
      ],
      [
        'a message',
        nobody,
        sendEnquiry,
        enquiryForm(home),
        {},
        [{ verified: true }, { accountId: person.id }, { sentAt: MARK }, { side: 'agency' }],
      ],
      [
        'a viewing',
        nobody,
        requestViewing,
        viewingForm(home),
        {},
        [{ status: 'confirmed' }, { accountId: person.id }, { start: MARK }, { agencyId: MARK }],
      ],
      [
        'a saved search',
        person.browser,
        saveSearch,
        search,
        {},
        [{ accountId: MARK }, { id: MARK }, { dateCreated: MARK }],
      ],
      [
        'an agency’s profile',
        agent.browser,
        profile,
        { phone: '020 7946 0001' },
        {},
        [{ approved: true }, { id: MARK }, { logo: MARK }],
      ],
      [
        'an answer to an invitation',
        nobody,
        answer,
        { token: 'x', name: 'A', password: 'x', confirmPassword: 'x' },
        {},
        [{ role: 'owner' }, { email: MARK }, { agencyId: MARK }],
      ],
    ];
    for (const [what, browser, mutation, form, beside, extras] of forms)
      for (const extra of extras)
        await attempt(`${what} is sent with ${Object.keys(extra)[0]}`, async () => {
          const said = refused(
            await browser.ask(mutation, { ...beside, input: { ...form, ...extra } }),
            'BAD_USER_INPUT',
          );
          without(said.text, MARK, 'the value that was sent');
        });

    const direct: readonly (readonly [string, Browser, string, object?])[] = [
      [
        'a person gives themselves the role of staff',
        person.browser,
        'mutation ($e: String!) { grantRole(email: $e, role: operations) { accepted } }',
        { e: person.email },
      ],
      [
        'an agent gives themselves the role of staff',
        agent.browser,
        'mutation ($e: String!) { grantRole(email: $e, role: operations) { accepted } }',
        { e: agent.email },
      ],
      [
        'a person approves an agency',
        person.browser,
        'mutation ($id: ID!) { approveAgency(id: $id) { id } }',
        { id: agent.agency },
      ],
      [
        'an agent invites staff',
        agent.browser,
        'mutation { inviteColleague(email: "a@example.org", role: operations) { id } }',
      ],
      ['a person adds a home', person.browser, createListing, { input: homeForm(person.email) }],
      ['nobody adds a home', nobody, createListing, { input: homeForm('a@example.org') }],
      [
        'a home for sale is let',
        agent.browser,
        'mutation ($id: Int!) { changeListingStatus(id: $id, status: let) { id } }',
        { id: home },
      ],
      [
        'a home has a status that there is none',
        agent.browser,
        'mutation ($id: Int!) { changeListingStatus(id: $id, status: free) { id } }',
        { id: home },
      ],
      [
        'a home is changed over a version that nobody read',
        agent.browser,
        'mutation ($id: Int!) { updateListing(id: $id, version: 77, input: { title: "Late" }) { id } }',
        { id: home },
      ],
      [
        'a home has a negative price',
        agent.browser,
        'mutation ($id: Int!) { updateListing(id: $id, version: 1, input: { price: -1 }) { id } }',
        { id: home },
      ],
      [
        'a home has a picture that is no upload',
        agent.browser,
        'mutation ($id: Int!) { updateListing(id: $id, version: 1, input: { images: [{ id: "../../etc/passwd" }] }) { id } }',
        { id: home },
      ],
      ['staff’s alerts are sent by an agent', agent.browser, 'mutation { sendDueAlerts(frequency: daily) }'],
      ['the e-mails of all are read by an agent', agent.browser, '{ emails { emails { id } } }'],
      ['the agencies that wait are read by a person', person.browser, '{ pendingAgencies { id } }'],
    ];
    for (const [what, browser, document, variables] of direct)
      await attempt(what, async () => {
        refused(await browser.ask(document, variables));
      });

    await attempt('the only owner of an agency leaves it without one', async () => {
      refused(
        await agent.browser.ask(
          'mutation ($id: ID!) { changeColleagueRole(accountId: $id, role: negotiator) { id } }',
          {
            id: agent.id,
          },
        ),
      );
    });
    await control('the home and the agency are as they were', async () => {
      const { agencyListing, me } = allowed(
        await agent.browser.ask(
          'query ($id: Int!) { agencyListing(id: $id) { title version priceHistory { price } } me { role agencyRole } }',
          { id: home },
        ),
      );
      holds(agencyListing.version === 1 && agencyListing.priceHistory.length === 1, 'the home was changed');
      holds(me.role === 'agent' && me.agencyRole === 'owner', 'the agent has another role');
      status(await agent.browser.send('/session', { method: 'DELETE' }), 200);
    });
  },
};
