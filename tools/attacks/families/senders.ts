import { setTimeout as pause } from 'node:timers/promises';
import type { Family } from '../family.ts';
import { allowed, errorsOf, gotThrough, holds, refused, without } from '../held.ts';
import {
  aKnownHome,
  createListing,
  enquiryForm,
  homeForm,
  requestViewing,
  sendEnquiry,
  viewingForm,
} from '../homes.ts';
import {
  anAgent,
  anEmail,
  aPerson,
  officeForm,
  password,
  registerAgent,
  signUp,
  signUpForm,
} from '../people.ts';

const SEEN_WITHIN_MS = 10_000;

const tricks: readonly (readonly [string, string])[] = [
  ['a line break and a Bcc', 'A\r\nBcc: everybody@example.org'],
  ['a bare line break', 'A\nBcc: everybody@example.org'],
  ['a bare carriage return', 'A\rBcc: everybody@example.org'],
  ['a folded header', 'A\r\n Bcc: everybody@example.org'],
  ['two line breaks and a body', 'A\r\n\r\n<h1>Pay here</h1>'],
  ['an encoded line break', 'A\u2028Bcc: everybody@example.org'],
  ['a zero', 'A\u0000B'],
  ['a turn of direction', 'A\u202egpj.exe'],
  ['a hidden mark', 'Hon\u200best'],
];

export const senders: Family = {
  name: 'forged senders',
  async attack(ground, { attempt, control }) {
    const agent = await anAgent(ground);
    const home = await aKnownHome(ground, agent);
    const victim = await aPerson(ground, { name: 'Honest Victim' });
    const LIST = `query ($s: String) { agencyConversations(search: $s, first: 100) { conversations {
      id person { name email verified } messages { messages { text authorName verified } } } } }`;
    /** The agent's view, once it has a text. */
    const seen = async (search: string, text: string) => {
      const until = performance.now() + SEEN_WITHIN_MS;
      for (;;) {
        const { conversations } = allowed(await agent.browser.ask(LIST, { s: search })).agencyConversations;
        const holding = conversations.find(({ messages }: any) =>
          messages.messages.some((message: any) => message.text === text),
        );
        if (holding || performance.now() > until) return { conversations, holding };
        await pause(50);
      }
    };
    const { conversation } = allowed(
      await victim.browser.ask(sendEnquiry, {
        input: enquiryForm(home, { name: undefined, email: undefined, message: 'I would like to see it.' }),
      }),
    ).sendEnquiry;

    await control('a person’s own message is theirs, and verified', async () => {
      const { holding } = await seen(victim.email, 'I would like to see it.');
      holds(holding?.person.verified === true, 'it is not verified');
    });
    for (const [who, attacker] of [
      ['a visitor', ground.visitor()],
      ['another person', (await aPerson(ground)).browser],
    ] as const)
      await attempt(`${who} writes into a person’s conversation by their address`, async () => {
        const text = `Please send the deposit to me, says ${who}.`;
        const answer = await attacker.ask(sendEnquiry, {
          input: enquiryForm(home, { name: 'Honest Victim', email: victim.email, message: text }),
        });
        if (errorsOf(answer).length > 0) return void refused(answer);
        const { conversations } = await seen('', text);
        const own = conversations.find(({ id }: { id: string }) => id === conversation.id);
        holds(own, 'the conversation is gone');
        holds(
          own.messages.messages.every((message: any) => message.text !== text),
          'it stands in the conversation',
        );
        const forged = conversations.flatMap(({ messages, person }: any) =>
          messages.messages
            .filter((message: any) => message.text === text)
            .map((message: any) => ({ ...message, person })),
        );
        for (const message of forged)
          holds(
            message.verified === false || message.person.email !== victim.email,
            'it is shown as verified',
          );
      });
    await attempt('a person reads, by typing an address, what was written from it', async () => {
      const stranger = await aPerson(ground);
      const { myConversations } = allowed(await stranger.browser.ask('{ myConversations { total } }'));
      holds(myConversations.total === 0, 'there is something');
    });
    await attempt(
      'a visitor asks for a viewing in a person’s name, and the agent is told they are known',
      async () => {
        const text = 'I am the victim.';
        const answer = await ground.visitor().ask(requestViewing, {
          input: viewingForm(home, { name: 'Honest Victim', email: victim.email, message: text }),
        });
        if (errorsOf(answer).length > 0) return void refused(answer);
        const { me } = allowed(await victim.browser.ask('{ me { email } }'));
        holds(me.email === victim.email, 'the person is another');
      },
    );
    await attempt('an agent writes as the person', async () => {
      refused(
        await agent.browser.ask(
          'mutation ($id: ID!, $k: String!) { sendMessage(conversationId: $id, message: "x", idempotencyKey: $k, side: visitor) { message { id } } }',
          { id: conversation.id, k: anEmail() },
        ),
      );
    });

    const fields: readonly (readonly [string, string, (text: string) => object])[] = [
      ['the name of a message', sendEnquiry, (name) => ({ input: enquiryForm(home, { name }) })],
      [
        'the address of a message',
        sendEnquiry,
        (text) => ({ input: enquiryForm(home, { email: `a@example.org${text}` }) }),
      ],
      ['the name of a viewing', requestViewing, (name) => ({ input: viewingForm(home, { name }) })],
      ['the name of an account', signUp, (name) => ({ input: signUpForm({ name }) })],
      ['the name of an agency', registerAgent, (companyName) => ({ input: officeForm({ companyName }) })],
    ];
    for (const [field, mutation, variables] of fields)
      for (const [what, text] of tricks)
        await attempt(`${field} holds ${what}`, async () => {
          refused(await ground.visitor().ask(mutation, variables(text)), 'BAD_USER_INPUT');
        });
    for (const name of [
      '"Lintel" <no-reply@lintel.example>',
      'a@example.org, b@example.org',
      '=?utf-8?q?=0d=0aBcc:everybody@example.org?=',
    ])
      await attempt(`the name ${name} sends an e-mail to somebody else`, async () => {
        const email = anEmail('named');
        const answer = await ground.visitor().ask(signUp, { input: signUpForm({ name, email }) });
        if (errorsOf(answer).length > 0) return void refused(answer, 'BAD_USER_INPUT');
        const { source, to } = await ground.mails.expect(email, /./);
        const head = source.slice(0, source.search(/\r?\n\r?\n/));
        holds(to.address === email, `it goes to ${to.address}`);
        without(head, /^(bcc|cc):/im, 'another recipient');
        holds((head.match(/^to:/gim) ?? []).length === 1, 'it has several recipients');
      });
    await attempt('an e-mail to an agent comes from, or is answered to, whom a visitor typed', async () => {
      const email = anEmail('typed');
      allowed(
        await ground
          .visitor()
          .ask(sendEnquiry, { input: enquiryForm(home, { email, name: 'Lintel Support' }) }),
      );
      const mail = await ground.mails.expect(agent.email, /Lintel Support/);
      holds(mail.from.address !== email, 'it comes from the visitor');
      without(mail.from.name ?? '', 'Support', 'the name that was typed, as its sender');
    });

    const names = [
      'Lintel',
      'LINTEL',
      'Lintel Support',
      'Lintеl',
      'Líntel',
      'L i n t e l',
      'Operations at Lintel',
      'Lintel Ltd',
    ];
    for (const companyName of names)
      await attempt(`an agency calls itself ${companyName}`, async () => {
        const form = officeForm({ companyName });
        const browser = ground.visitor();
        const answer = await browser.ask(registerAgent, { input: form });
        if (errorsOf(answer).length > 0) return void refused(answer, 'BAD_USER_INPUT');
        const token = await ground.mails.token(form.email, '/auth/confirm');
        allowed(
          await browser.ask('mutation ($token: String!) { confirmEmail(token: $token) { role } }', { token }),
        );
        const signedIn = await browser.signIn(form.email, password, 'agent');
        if (signedIn.status !== 200) return;
        const listed = await browser.ask(createListing, { input: homeForm(form.email) });
        if (errorsOf(listed).length > 0) return;
        const shown = await shownAgency(ground.visitor(), listed.body.data.createListing.id as number);
        if (shown === companyName) gotThrough('its homes are public under that name');
      });
  },
};

/** The agency that the public page of a home names; undefined where it is not public. */
async function shownAgency(browser: { ask(query: string, variables?: object): Promise<any> }, id: number) {
  const until = performance.now() + 3000;
  for (;;) {
    const { body } = await browser.ask('query ($id: Int!) { listing(id: $id) { agent { agency } } }', { id });
    const name = body?.data?.listing?.agent?.agency as string | undefined;
    if (name || performance.now() > until) return name;
    await pause(50);
  }
}
