import { setTimeout as pause } from 'node:timers/promises';
import type { Family } from '../family.ts';
import { allowed, errorsOf, gotThrough, holds, status } from '../held.ts';
import { aKnownHome, enquiryForm, requestViewing, sendEnquiry, viewingForm } from '../homes.ts';
import { anAgent, aPerson, password } from '../people.ts';

const GONE_WITHIN_MS = 5000;
const close = 'mutation ($p: String!) { closeAccount(password: $p) { accepted } }';

/** What a closed account must not be able to keep. */
const saves: readonly (readonly [string, string, object?])[] = [
  ['a home', 'mutation { saveProperty(id: 1) }'],
  ['homes of a device', 'mutation { mergeSavedProperties(ids: [1, 2, 3]) }'],
  ['a search', 'mutation { createSavedSearch(input: { name: "Later", listingType: sale }) { id } }'],
  ['a name', 'mutation { changeName(name: "Still Here") { id } }'],
  [
    'a wish about e-mails',
    'mutation { changeEmailPreferences(input: { savedHomeChanges: false }) { savedHomeChanges } }',
  ],
  [
    'another address',
    'mutation { changeEmail(email: "later@example.org", password: "seven weathered umbrellas") { accepted } }',
  ],
];

export const erasure: Family = {
  name: 'erasure',
  async attack(ground, { attempt, control }) {
    await control('an account that is open saves a home and a search', async () => {
      const { browser } = await aPerson(ground);
      for (const [, mutation] of saves.slice(0, 3)) allowed(await browser.ask(mutation));
    });
    for (const [what, mutation, variables] of saves)
      await attempt(`a token of a closed account keeps ${what}`, async () => {
        const { browser } = await aPerson(ground);
        const kept = browser.stolen();
        allowed(await browser.ask(close, { p: password }));
        const answer = await kept.ask(mutation, variables);
        if (errorsOf(answer).length > 0) return;
        // A moment after, the word has come through: nothing that was written in between is kept.
        await pause(500);
        const { data } = (await kept.ask('{ savedPropertyIds savedSearches { id } }')).body ?? {};
        if (data?.savedPropertyIds?.length || data?.savedSearches?.length) gotThrough('it was kept');
        gotThrough('it was taken');
      });
    await attempt('a closed account signs in', async () => {
      const { browser, email } = await aPerson(ground);
      allowed(await browser.ask(close, { p: password }));
      status(await ground.visitor().signIn(email, password), 401);
    });
    await attempt('a closed account is opened again by a reset', async () => {
      const { browser, email } = await aPerson(ground);
      allowed(await browser.ask(close, { p: password }));
      const before = (await ground.mails.to(email)).length;
      allowed(
        await ground
          .visitor()
          .ask('mutation ($e: String!) { requestPasswordReset(email: $e) { accepted } }', { e: email }),
      );
      await aPerson(ground);
      const later = (await ground.mails.to(email)).slice(before);
      holds(
        later.every(({ text }) => !text.includes('reset=true')),
        'a link came',
      );
    });
    await attempt('who has the address next sees what was the last one’s', async () => {
      const { browser, email } = await aPerson(ground);
      for (const [, mutation] of saves.slice(0, 3)) allowed(await browser.ask(mutation));
      allowed(await browser.ask(close, { p: password }));
      const next = await aPerson(ground, { email: email.toUpperCase() }).catch(() => undefined);
      if (!next) return;
      const data = allowed(
        await next.browser.ask(
          '{ savedPropertyIds savedSearches { id } myConversations { total } myViewings { id } }',
        ),
      );
      holds(
        data.savedPropertyIds.length +
          data.savedSearches.length +
          data.myConversations.total +
          data.myViewings.length ===
          0,
        'something is left',
      );
    });
    await attempt('an agent goes on reading who an erased person was', async () => {
      const agent = await anAgent(ground);
      const home = await aKnownHome(ground, agent);
      const person = await aPerson(ground, { name: 'Wilhelmina Erased' });
      allowed(
        await person.browser.ask(sendEnquiry, {
          input: enquiryForm(home, {
            name: undefined,
            email: undefined,
            message: 'Marked zq8erased message',
          }),
        }),
      );
      allowed(
        await person.browser.ask(requestViewing, {
          input: viewingForm(home, {
            name: person.name,
            email: person.email,
            message: 'Marked zq8erased viewing',
          }),
        }),
      );
      allowed(await person.browser.ask(close, { p: password }));
      const until = performance.now() + GONE_WITHIN_MS;
      for (;;) {
        const { text } = await agent.browser.ask(
          `{ agencyConversations(first: 100) { conversations { person { name email phone } messages { messages { text authorName } } } }
             agencyLeads(first: 100) { leads { name email phone history { text } } }
             agencyViewings(first: 100) { viewings { message visitor { name email phone } } } }`,
        );
        if (!/Wilhelmina|zq8erased/.test(text) && !text.includes(person.email)) return;
        if (performance.now() > until) gotThrough('the agent reads it still');
        await pause(50);
      }
    });
    await attempt('an export holds what is another’s', async () => {
      const [one, other] = [await aPerson(ground), await aPerson(ground)];
      for (const query of [
        'exportMyMessages',
        'exportMyEmailData',
        'exportMySavedData',
        'exportMyViewingData',
      ]) {
        const { text } = await one.browser.ask(`{ ${query} }`);
        holds(!text.includes(other.email) && !text.includes(other.id), `${query} holds another’s`);
      }
      const { text } = await one.browser.ask('mutation { exportMyData }');
      holds(
        text.includes(one.email) && !/argon2|passwordHash|secretHash/.test(text),
        'it holds a secret, or nothing',
      );
    });
  },
};
