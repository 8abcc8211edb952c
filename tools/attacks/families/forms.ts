import { randomUUID } from 'node:crypto';
import type { Family } from '../family.ts';
import { allowed, codeOf, gotThrough, holds, refused } from '../held.ts';
import {
  aKnownHome,
  dayAhead,
  enquiryForm,
  homeForm,
  requestViewing,
  sendEnquiry,
  viewingForm,
} from '../homes.ts';
import { anAgent, anEmail, aPerson, signUp, signUpForm } from '../people.ts';

const FLOOD = 90;

export const forms: Family = {
  name: 'forms',
  async attack(ground, { attempt, control }) {
    const agent = await anAgent(ground);
    const asked = await aKnownHome(ground, agent);
    const written = await aKnownHome(ground, agent);

    await control('a visitor writes and asks for a viewing', async () => {
      allowed(await ground.visitor().ask(sendEnquiry, { input: enquiryForm(written) }));
      allowed(await ground.visitor().ask(requestViewing, { input: viewingForm(asked) }));
    });

    await attempt('ninety anonymous requests keep a signed-in buyer from a viewing', async () => {
      const buyer = await aPerson(ground);
      for (let n = 0; n < FLOOD; n += 1)
        await ground.visitor().ask(requestViewing, { input: viewingForm(asked) });
      allowed(
        await buyer.browser.ask(requestViewing, {
          input: viewingForm(asked, { email: buyer.email, name: buyer.name, date: dayAhead(8) }),
        }),
      );
    });
    await attempt('ninety anonymous messages keep a signed-in buyer from writing', async () => {
      const buyer = await aPerson(ground);
      for (let n = 0; n < FLOOD; n += 1)
        await ground.visitor().ask(sendEnquiry, { input: enquiryForm(written) });
      allowed(
        await buyer.browser.ask(sendEnquiry, {
          input: enquiryForm(written, { email: undefined, name: undefined }),
        }),
      );
    });
    const floods: readonly (readonly [string, string, (n: number) => object])[] = [
      ['messages', sendEnquiry, () => ({ input: enquiryForm(written) })],
      ['requests for viewings', requestViewing, () => ({ input: viewingForm(asked) })],
      ['accounts', signUp, () => ({ input: signUpForm() })],
      [
        'asks for the newsletter',
        'mutation ($email: String!) { subscribeToNewsletter(email: $email) { email } }',
        () => ({ email: anEmail('letter') }),
      ],
      [
        'resets of a password',
        'mutation ($email: String!) { requestPasswordReset(email: $email) { accepted } }',
        () => ({ email: anEmail('reset') }),
      ],
    ];
    for (const [what, mutation, variables] of floods)
      await attempt(`one caller sends ${what} without end`, async () => {
        const caller = ground.visitor();
        for (let n = 0; n < FLOOD; n += 1) {
          const answer = await caller.ask(mutation, variables(n));
          if (codeOf(answer) === 'TOO_MANY_REQUESTS') return;
        }
        gotThrough(`${FLOOD} were taken`);
      });
    const pestered: readonly (readonly [string, (email: string) => readonly [string, object]])[] = [
      [
        'newsletter’s confirmation',
        (email) => [
          'mutation ($email: String!) { subscribeToNewsletter(email: $email) { email } }',
          { email },
        ],
      ],
      [
        'link for a reset',
        (email) => [
          'mutation ($email: String!) { requestPasswordReset(email: $email) { accepted } }',
          { email },
        ],
      ],
      [
        'confirmation of an account',
        (email) => [
          'mutation ($email: String!) { resendConfirmation(email: $email) { accepted } }',
          { email },
        ],
      ],
      ['sign-up', (email) => [signUp, { input: signUpForm({ email }) }]],
    ];
    for (const [what, sent] of pestered)
      await attempt(`a stranger’s mailbox is filled with the ${what}`, async () => {
        const { email } = await aPerson(ground);
        const before = (await ground.mails.to(email)).length;
        for (let n = 0; n < 30; n += 1) await ground.visitor().ask(...sent(email));
        // Whatever is sent of these is sent before the next person's own mail is.
        await aPerson(ground);
        const came = (await ground.mails.to(email)).length - before;
        holds(came <= 3, `${came} e-mails came`);
      });

    await attempt('one form is sent fifty times at the same moment, with one key', async () => {
      const input = enquiryForm(written, { idempotencyKey: randomUUID() });
      const asker = await aPerson(ground);
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          asker.browser.ask(sendEnquiry, { input: { ...input, email: undefined, name: undefined } }),
        ),
      );
      const ids = new Set(answers.flatMap(({ body }) => body?.data?.sendEnquiry?.messageId ?? []));
      holds(ids.size === 1, `it made ${ids.size} messages`);
    });
    await attempt('a program fills in the field that people do not see', async () => {
      const email = anEmail('robot');
      const answer = await ground
        .visitor()
        .ask(sendEnquiry, { input: enquiryForm(written, { email, website: 'https://evil.example' }) });
      holds(codeOf(answer) !== 'INTERNAL', 'it is a fault of the product');
      const { agencyLeads } = allowed(
        await agent.browser.ask('query ($s: String) { agencyLeads(search: $s) { total } }', { s: email }),
      );
      holds(agencyLeads.total === 0, 'the agent was told');
    });
    const wrong: readonly (readonly [string, string, object])[] = [
      ['a viewing in the past', requestViewing, viewingForm(asked, { date: '2020-01-01' })],
      ['a viewing in a hundred years', requestViewing, viewingForm(asked, { date: '2126-01-01' })],
      ['a viewing on a day that there is none', requestViewing, viewingForm(asked, { date: '2027-02-31' })],
      ['a viewing at midnight', requestViewing, viewingForm(asked, { times: ['00:00'] })],
      [
        'a viewing at a thousand times',
        requestViewing,
        viewingForm(asked, { times: Array.from({ length: 1000 }, () => '10:00') }),
      ],
      ['a viewing at no time', requestViewing, viewingForm(asked, { times: [] })],
      ['a message of nothing', sendEnquiry, enquiryForm(written, { message: ' ' })],
      ['a message of 100,000 letters', sendEnquiry, enquiryForm(written, { message: 'x'.repeat(100_000) })],
      [
        'a message with a telephone that is none',
        sendEnquiry,
        enquiryForm(written, { phone: '<b>call</b>' }),
      ],
      [
        'a message with an address that is none',
        sendEnquiry,
        enquiryForm(written, { email: 'not an address' }),
      ],
      [
        'a message with two addresses',
        sendEnquiry,
        enquiryForm(written, { email: 'a@example.org,b@example.org' }),
      ],
      ['a message without a key', sendEnquiry, enquiryForm(written, { idempotencyKey: '' })],
    ];
    for (const [what, mutation, input] of wrong)
      await attempt(`${what} is taken`, async () => {
        refused(await ground.visitor().ask(mutation, { input }), 'BAD_USER_INPUT', 'CONFLICT');
      });
    await attempt('a home’s views are counted up by one visitor', async () => {
      const visitor = ground.visitor();
      for (let n = 0; n < 30; n += 1)
        await visitor.ask('mutation ($id: Int!) { recordListingView(id: $id) }', { id: written });
      const { agencyListing } = allowed(
        await agent.browser.ask(
          'query ($id: Int!) { agencyListing(id: $id) { activity(days: 1) { views } } }',
          { id: written },
        ),
      );
      holds(agencyListing.activity.views <= 1, `${agencyListing.activity.views} are counted`);
    });
    await attempt('a form sets a home in somebody’s name that is none', async () => {
      refused(
        await agent.browser.ask('mutation ($input: ListingInput!) { createListing(input: $input) { id } }', {
          input: homeForm('not an address', { price: 'NaN' }),
        }),
        'BAD_USER_INPUT',
      );
    });
  },
};
