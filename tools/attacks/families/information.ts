import type { Family } from '../family.ts';
import { allowed, errorsOf, holds, without } from '../held.ts';
import { anAgent, aPerson } from '../people.ts';
import { operations } from '../schema.ts';

const INNER =
  /node_modules|\bat .*\(.*:\d+:\d+\)|file:\/\/\/|\/dist\/|\.ts:\d|TypeError|ReferenceError|SyntaxError|SQLITE|sqlite|mongo|kafka|redis|ECONN|ENOENT|EACCES|\/tmp\/|\/home\/|\/root\//i;

/** What ends up in a query, a path, a template or a prototype where nobody took care. */
const payloads = [
  `' OR '1'='1' --`,
  `"; DROP TABLE accounts; --`,
  '{"$gt":""}',
  '{"$where":"sleep(5000)"}',
  '[$ne]',
  '__proto__',
  'constructor.prototype',
  '${7*7}{{7*7}}<%= 7*7 %>',
  '$(id)`id`|id;id',
  '../../../../etc/passwd',
  '%00%0d%0aSet-Cookie:x=y',
  '*)(uid=*))(|(uid=*',
  '(a+)+$ aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!',
  '"NEAR(" AND * OR ""',
  '\uD800',
  'İ\u0345ß\uFDFA'.repeat(20),
];

/** These end the account or the session that asks; each has attempts of its own elsewhere. */
const spared = new Set(['Mutation.closeAccount', 'Mutation.endOtherDevices']);

/** The given texts at every place where an operation takes one. */
function withText(value: unknown, text: string): unknown {
  if (typeof value === 'string') return /^\w{3,12}$/.test(value) && value !== 'text' ? value : text;
  if (Array.isArray(value)) return value.map((each) => withText(each, text));
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withText(each, text)]));
  return value;
}

export const injection: Family = {
  name: 'texts that are code',
  async attack(ground, { attempt, control }) {
    const person = await aPerson(ground);
    const agent = await anAgent(ground);
    await control('a search for an ordinary text is answered', async () => {
      allowed(
        await person.browser.ask(
          '{ searchListings(listingType: sale, criteria: { location: "Clapham" }) { total } }',
        ),
      );
    });
    const fields = operations.filter((operation) => !spared.has(operation.name));
    for (const operation of fields) {
      const plain = operation.variables({});
      if (JSON.stringify(withText(plain, 'x')) === JSON.stringify(plain)) continue;
      await attempt(`${operation.name} takes a text for code`, async () => {
        for (const text of payloads) {
          const browser = ground.visitor();
          for (const [name, value] of (/agen|listing|upload|bulk|colleague/i.test(operation.name)
            ? agent
            : person
          ).browser.cookies)
            browser.cookies.set(name, value);
          const begun = performance.now();
          const answer = await browser.ask(operation.document({}), withText(plain, text) as object);
          holds(answer.status < 500, `${text}: the answer is ${answer.status}`);
          holds(performance.now() - begun < 3000, `${text}: it took ${performance.now() - begun} ms`);
          for (const { extensions, message } of errorsOf(answer)) {
            holds(extensions?.['code'] !== 'INTERNAL', `${text}: it is a fault of the product`);
            without(message, INNER, `how the product is made (${text})`);
          }
          without(answer.text, /root:.*:0:0:|\b49\b.*\b49\b/, `what the text would make (${text})`);
        }
      });
    }
    for (const text of payloads)
      await attempt(`a page takes ${JSON.stringify(text.slice(0, 24))} in its address for code`, async () => {
        const query = encodeURIComponent(text.toWellFormed());
        for (const path of [
          `/properties?type=sale&location=${query}`,
          `/property/${query}`,
          `/agent/join?token=${query}`,
          `/sitemaps/${query}`,
        ]) {
          const answer = await ground.visitor().send(path);
          holds(answer.status < 500, `${path}: the answer is ${answer.status}`);
          without(answer.text, /root:.*:0:0:|TypeError|node_modules\//, 'how the product is made');
        }
      });
  },
};

export const information: Family = {
  name: 'what errors tell',
  async attack(ground, { attempt, control }) {
    const person = await aPerson(ground);
    const MARK = 'zq9secretvalue';
    await control('an error names the field that is wrong', async () => {
      const answer = await person.browser.ask('mutation { changeName(name: "") { id } }');
      holds(errorsOf(answer)[0]?.extensions?.['field'] === 'name', 'the field is not named');
    });
    const echoes: readonly (readonly [string, string, object])[] = [
      [
        'an unknown field of a form',
        'mutation ($input: SignUpInput!) { signUp(input: $input) { accepted } }',
        { input: { name: 'A', email: 'a@example.org', password: MARK, confirmPassword: MARK, extra: MARK } },
      ],
      [
        'a password of another type',
        'mutation ($p: String!) { closeAccount(password: $p) { accepted } }',
        { p: { value: MARK } },
      ],
      [
        'a missing field beside a password',
        'mutation ($input: SignUpInput!) { signUp(input: $input) { accepted } }',
        { input: { password: MARK, confirmPassword: MARK } },
      ],
      [
        'a token that is a list',
        'mutation ($t: String!) { confirmEmail(token: $t) { role } }',
        { t: [MARK] },
      ],
      [
        'a wrong enumeration',
        'query ($t: ListingType!) { searchListings(listingType: $t) { total } }',
        { t: MARK },
      ],
      ['a number that is a text', 'query ($i: Int!) { listing(id: $i) { id } }', { i: MARK }],
      [
        'an area of words',
        'query ($w: AreaInput!) { listingsMap(listingType: sale, within: $w, zoom: 1) { total } }',
        { w: { north: MARK, east: 0, south: 0, west: 0 } },
      ],
      [
        'a variable that nobody asked for',
        'query ($i: Int!) { listing(id: $i) { id } }',
        { i: 'x', other: MARK },
      ],
    ];
    for (const [what, query, variables] of echoes)
      await attempt(`the refusal of ${what} repeats its value`, async () => {
        const answer = await person.browser.ask(query, variables);
        holds(errorsOf(answer).length > 0, 'it is not refused');
        without(answer.text, MARK, 'the value');
      });
    const probes: readonly (readonly [string, string, string])[] = [
      ['a page that there is none', 'GET', '/nothing/here'],
      ['a page with a broken address', 'GET', '/%E0%A4%A'],
      ['a home that there is none', 'GET', '/property/999999999'],
      ['a schema that there is none', 'GET', '/schemas/nothing'],
      ['a picture that there is none', 'GET', '/media/nothing'],
      ['a feed that there is none', 'GET', '/feeds/viewings/nothing.ics'],
      ['a signed address without a signature', 'GET', '/objects/nothing'],
      ['a method that there is none', 'PATCH', '/session'],
      ['a message that there is none', 'GET', '/operations/mailbox/html?id=nothing'],
      ['a message by two ids', 'GET', '/operations/mailbox/html?id=a&id=b'],
    ];
    for (const [what, method, path] of probes)
      await attempt(`${what} tells how the product is made`, async () => {
        const answer = await ground.visitor().send(path, { method });
        holds(answer.status >= 400 && answer.status < 500, `the answer is ${answer.status}`);
        without(answer.text, INNER, 'how it is made');
        for (const name of ['server', 'x-powered-by', 'via', 'x-runtime'])
          holds(!answer.headers.has(name), `the header ${name} is there`);
      });
    await attempt('a misspelt field is corrected to one that the public does not have', async () => {
      for (const field of ['openSesion', 'passwordHas', '_entitie', 'accessTokn', 'internl']) {
        const { text } = await ground.visitor().ask(`{ ${field} me { ${field} } }`);
        without(text, /Did you mean[^"]*"(openSession|passwordHash|_entities|accessToken)/, 'it');
      }
    });
  },
};
