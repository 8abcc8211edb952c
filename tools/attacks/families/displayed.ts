import { setTimeout as pause } from 'node:timers/promises';
import type { Family } from '../family.ts';
import { allowed, errorsOf, holds, refused, without } from '../held.ts';
import {
  aHome,
  aKnownHome,
  createListing,
  enquiryForm,
  homeForm,
  requestViewing,
  sendEnquiry,
  viewingForm,
} from '../homes.ts';
import { anAgent, anEmail, aPerson } from '../people.ts';

/** Each would run, or open a tag, where it is put into a page or an e-mail as it is. */
const markup = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  `' onmouseover='alert(1)`,
  '<!--<script>',
  '</title><svg onload=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
];
/** A tag of an attacker’s in HTML, or, where what stands in quotation marks is left out, an attribute. */
const LIVE = /<script>alert|<img src=x|<svg onload|<[^>]*\sonmouseover=|<!--<script>/i;
const unquoted = (html: string): string => html.replaceAll(/"[^"]*"/g, '""');

const PUBLIC_WITHIN_MS = 10_000;

export const displayed: Family = {
  name: 'what is shown of what was typed',
  async attack(ground, { attempt, control }) {
    const agent = await anAgent(ground);
    const pageOf = async (id: number) => {
      const until = performance.now() + PUBLIC_WITHIN_MS;
      for (;;) {
        const answer = await ground.visitor().send(`/property/${id}`);
        if (answer.status === 200 && /application\/ld\+json/.test(answer.text)) return answer.text;
        if (performance.now() > until) throw new Error(`the page of ${id} is not there: ${answer.status}`);
        await pause(50);
      }
    };
    await control('the page of a home says its title', async () => {
      const id = await aHome(agent, { title: 'A corner house by the sea' });
      holds((await pageOf(id)).includes('A corner house by the sea'), 'it does not');
    });
    for (const text of markup)
      await attempt(
        `a home with ${text} in its texts brings it to life in the head of its page`,
        async () => {
          const listed = await agent.browser.ask(createListing, {
            input: homeForm(agent.email, {
              title: `House ${text}`,
              description: `Nice ${text}`,
              address: `1 ${text} Road, London SW4 7AA`,
              keyFeatures: [text],
            }),
          });
          if (errorsOf(listed).length > 0) return void refused(listed, 'BAD_USER_INPUT');
          const html = await pageOf(listed.body.data.createListing.id as number);
          without(unquoted(html), LIVE, 'it, alive');
          const blocks = [
            ...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g),
          ];
          holds(blocks.length > 0, 'the page says nothing in JSON-LD');
          for (const [, json] of blocks) JSON.parse(json!);
        },
      );
    for (const text of markup)
      await attempt(`an address of the search with ${text} brings it to life in a page`, async () => {
        const query = encodeURIComponent(text);
        for (const path of [
          `/properties?type=sale&location=${query}`,
          `/properties?type=${query}`,
          `/${query}`,
          `/auth?email=${query}`,
          `/property/1?${query}=${query}`,
        ])
          without(unquoted((await ground.visitor().send(path)).text), LIVE, `it, alive (${path})`);
      });

    const home = await aKnownHome(ground, agent);
    for (const text of markup.slice(0, 5)) {
      await attempt(`a message with ${text} brings it to life in the agent’s e-mail`, async () => {
        const email = anEmail('markup');
        const sent = await ground.visitor().ask(sendEnquiry, {
          input: enquiryForm(home, { email, name: `Eve ${text}`, message: `${email} ${text}` }),
        });
        if (errorsOf(sent).length > 0) return void refused(sent, 'BAD_USER_INPUT');
        const { html } = await ground.mails.expect(agent.email, new RegExp(email));
        without(unquoted(html), LIVE, 'it, alive');
      });
      await attempt(`a request for a viewing with ${text} brings it to life in e-mails`, async () => {
        const email = anEmail('markup');
        const sent = await ground
          .visitor()
          .ask(requestViewing, { input: viewingForm(home, { email, name: `Eve ${text}`, message: text }) });
        if (errorsOf(sent).length > 0) return void refused(sent, 'BAD_USER_INPUT');
        without(unquoted((await ground.mails.expect(email, /viewing/i)).html), LIVE, 'it, alive');
      });
    }
    await attempt('an e-mail runs or loads what is somebody else’s', async () => {
      for (const { html } of await ground.mails.all()) {
        without(html, /<script|<iframe|<object|<embed|<form|javascript:/i, 'something that runs');
        without(
          html,
          /(?:src|background)="https?:\/\/(?!localhost|127\.0\.0\.1)/i,
          'a picture from elsewhere',
        );
      }
    });
    await attempt('the HTML of an e-mail runs in the console', async () => {
      const browser = ground.visitor();
      await browser.signIn('operations@example.org', 'demonstration');
      const { mailbox } = allowed(await browser.ask('{ mailbox(first: 1) { messages { id } } }'));
      const view = await browser.send(
        `/operations/mailbox/html?id=${encodeURIComponent(mailbox.messages[0].id)}`,
      );
      holds(view.status === 200, `the answer is ${view.status}`);
      const policy = view.headers.get('content-security-policy') ?? '';
      holds(/sandbox/.test(policy) && !/allow-scripts|allow-same-origin/.test(policy), 'scripts are allowed');
    });

    const lines: readonly (readonly [string, string])[] = [
      ['a line break', '1 Example Road\r\nATTENDEE:mailto:evil@example.org'],
      ['an encoded line break', '1 Example Road\\nATTENDEE:mailto:evil@example.org'],
      ['a semicolon and a comma', '1 Example Road;X-EVIL=1,ATTENDEE:mailto:evil@example.org'],
      ['the end of the event', '1 Example Road END:VEVENT BEGIN:VALARM ACTION:EMAIL'],
    ];
    for (const [what, address] of lines)
      await attempt(`a home whose address holds ${what} adds a line to a calendar file`, async () => {
        const listed = await agent.browser.ask(createListing, {
          input: homeForm(agent.email, { address: `${address}, London SW4 7AA` }),
        });
        if (errorsOf(listed).length > 0) return void refused(listed, 'BAD_USER_INPUT');
        const buyer = await aPerson(ground);
        const id = listed.body.data.createListing.id as number;
        const until = performance.now() + PUBLIC_WITHIN_MS;
        let asked = await buyer.browser.ask(requestViewing, {
          input: viewingForm(id, { email: buyer.email }),
        });
        while (errorsOf(asked).length > 0 && performance.now() < until) {
          await pause(100);
          asked = await buyer.browser.ask(requestViewing, { input: viewingForm(id, { email: buyer.email }) });
        }
        const viewing = allowed(asked).requestViewing.id as string;
        allowed(
          await agent.browser.ask('mutation ($id: ID!) { confirmViewing(input: { id: $id }) { status } }', {
            id: viewing,
          }),
        );
        const { viewingCalendar } = allowed(
          await buyer.browser.ask('query ($id: ID!) { viewingCalendar(id: $id) }', { id: viewing }),
        );
        holds((viewingCalendar as string).includes('BEGIN:VEVENT'), 'there is no calendar file');
        without(
          (viewingCalendar as string).replaceAll(/\r\n[ \t]/g, ''),
          /^(ATTENDEE:mailto:evil|X-EVIL|BEGIN:VALARM\r?\nACTION:EMAIL)/m,
          'a line of the attacker’s',
        );
      });
    for (const [field, change] of [
      ['a javascript: address', { website: 'javascript:alert(1)' }],
      ['a data: address', { website: 'data:text/html,<script>alert(1)</script>' }],
      ['an address with a line break', { website: 'https://example.org/\r\nx' }],
      ['an address with a password', { website: 'https://lintel@evil.example' }],
    ] as const)
      await attempt(`an agency’s website is ${field}`, async () => {
        const answer = await agent.browser.ask(
          'mutation ($input: AgencyProfileInput!) { changeAgencyProfile(input: $input) { id } }',
          { input: change },
        );
        if (/password/.test(field))
          holds(errorsOf(answer)[0]?.extensions?.['code'] !== 'INTERNAL', 'it is a fault of the product');
        else refused(answer, 'BAD_USER_INPUT');
      });
  },
};
