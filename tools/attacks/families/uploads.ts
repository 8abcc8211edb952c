import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Browser } from '../browser.ts';
import type { Family } from '../family.ts';
import { aPicture } from '../files.ts';
import { allowed, gotThrough, holds, refused, without } from '../held.ts';
import { anAgent, aPerson } from '../people.ts';
import { bad, dangerous } from './bad-files.ts';

const requestUpload =
  'mutation ($input: UploadRequestInput!) { requestUpload(input: $input) { url upload { id fileName } } }';
const READY_WITHIN_MS = 20_000;
const LOOK_MS = 50;

const picture = aPicture();
const form = (change: object = {}) => ({
  kind: 'image',
  fileName: 'front.png',
  contentType: 'image/png',
  bytes: picture.length,
  ...change,
});

interface Ticket {
  readonly url: string;
  readonly upload: { readonly id: string };
}
const ticketFor = async (agent: Browser, change: object = {}): Promise<Ticket> =>
  allowed(await agent.ask(requestUpload, { input: form(change) })).requestUpload as Ticket;

/** Sends bytes where the product said, as a browser would, without cookies. */
const put = (
  agent: Browser,
  url: string,
  bytes: Buffer,
  type = 'image/png',
  method = 'PUT',
): Promise<Answer> =>
  new Visitor(agent).send(url, { method, body: new Uint8Array(bytes), headers: { 'content-type': type } });

/** What became of a file once it was looked at. */
async function judged(agent: Browser, id: string) {
  allowed(await agent.ask('mutation ($id: ID!) { finishUpload(id: $id) { state } }', { id }));
  const until = performance.now() + READY_WITHIN_MS;
  for (;;) {
    const { uploads } = allowed(
      await agent.ask(
        'query ($id: ID!) { uploads(ids: [$id]) { state problem image { url } document { url contentType } } }',
        { id },
      ),
    );
    if (['ready', 'failed'].includes(uploads[0].state)) return uploads[0];
    if (performance.now() > until) throw new Error('it was not looked at in time');
    await pause(LOOK_MS);
  }
}

class Visitor {
  readonly #agent: Browser;
  constructor(agent: Browser) {
    this.#agent = agent;
  }
  send(url: string, sent: Parameters<Browser['send']>[1]): Promise<Answer> {
    const browser = this.#agent.stolen();
    browser.cookies.clear();
    return browser.send(url, sent);
  }
}

export const uploads: Family = {
  name: 'files',
  async attack(ground, { attempt, control }) {
    const agent = await anAgent(ground);
    const { browser } = agent;

    await control('a picture is taken, and is served as one', async () => {
      const { url, upload } = await ticketFor(browser);
      holds((await put(browser, url, picture)).status < 300, 'it is not taken');
      const { state, image } = await judged(browser, upload.id);
      holds(state === 'ready', `it is ${state}`);
      const served = await ground.visitor().send(image.url);
      holds(
        served.status === 200 && served.headers.get('x-content-type-options') === 'nosniff',
        'it is not served rightly',
      );
    });

    for (const [what, bytes, change] of bad)
      await attempt(`${what} is taken`, async () => {
        const asked = await browser.ask(requestUpload, { input: form({ ...change, bytes: bytes.length }) });
        if (asked.body?.errors) return void refused(asked, 'BAD_USER_INPUT');
        const { url, upload } = asked.body.data.requestUpload as Ticket;
        await put(browser, url, bytes, (change as { contentType?: string }).contentType);
        const { state, image, document } = await judged(browser, upload.id);
        holds(state === 'failed' && !image && !document, `it is ${state}`);
      });
    for (const [what, bytes, change, traces] of dangerous)
      await attempt(`${what} is served as it came`, async () => {
        const { url, upload } = await ticketFor(browser, { ...change, bytes: bytes.length });
        await put(browser, url, bytes, (change as { contentType?: string }).contentType);
        const { state, image, document } = await judged(browser, upload.id);
        if (state === 'failed') return;
        const served = await ground.visitor().send((image ?? document).url);
        holds(served.status === 200, `it is served with ${served.status}`);
        without(served.text, traces, 'what was dangerous');
        holds(
          /sandbox|default-src 'none'/.test(served.headers.get('content-security-policy') ?? ''),
          'what runs in it is not forbidden',
        );
      });

    const forms: readonly (readonly [string, object])[] = [
      ['a size of a gigabyte', { bytes: 1_000_000_000 }],
      ['a size of nothing', { bytes: 0 }],
      ['a size below nothing', { bytes: -5 }],
      ['the type of a page', { contentType: 'text/html' }],
      ['the type of an SVG', { contentType: 'image/svg+xml' }],
      ['a type with a line break', { contentType: 'image/png\r\nx-evil: 1' }],
      ['a name that climbs', { fileName: '../../../../etc/passwd' }],
      ['a name with a line break', { fileName: 'a.png\r\nset-cookie: x=y' }],
      ['a name with nothing in the middle', { fileName: 'a.png\u0000.exe' }],
      ['a name of 10,000 letters', { fileName: 'x'.repeat(10_000) }],
      ['a name that reads backwards', { fileName: 'house\u202egnp.exe' }],
    ];
    for (const [what, change] of forms)
      await attempt(`a file is announced with ${what}`, async () => {
        const answer = await browser.ask(requestUpload, { input: form(change) });
        if (answer.body?.errors) return void refused(answer, 'BAD_USER_INPUT');
        // A name is made good, and keeps nothing of what was wrong with it.
        holds(/^a name/.test(what), 'it is taken');
        const { fileName } = answer.body.data.requestUpload.upload as { fileName: string };
        without(fileName, /[\p{Cc}\p{Cf}/\\]|\.\./u, 'what was wrong with it');
        holds(fileName.length < 1000, 'it is kept whole');
      });

    const changed = (url: string, change: (address: URL) => void): string => {
      const address = new URL(url, ground.address);
      change(address);
      return address.href.replace(ground.address, '');
    };
    const misuses: readonly (readonly [string, (ticket: Ticket) => Promise<Answer>])[] = [
      ['with another content type', ({ url }) => put(browser, url, picture, 'text/html')],
      ['with more bytes', ({ url }) => put(browser, url, Buffer.concat([picture, picture]))],
      ['with another method', ({ url }) => put(browser, url, picture, 'image/png', 'POST')],
      ['to read', ({ url }) => ground.visitor().send(url)],
      [
        'for another object',
        ({ url }) =>
          put(
            browser,
            changed(
              url,
              (at) => (at.pathname = at.pathname.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'))),
            ),
            picture,
          ),
      ],
      [
        'for an object elsewhere',
        ({ url }) =>
          put(
            browser,
            changed(url, (at) => (at.pathname = '/objects/properties/1/1.jpg')),
            picture,
          ),
      ],
      ['for an object above', ({ url }) => put(browser, url.replace('/objects/', '/objects/..%2f'), picture)],
      ['without its query', ({ url }) => put(browser, url.split('?')[0]!, picture)],
      ...Array.from({ length: 3 }, (_, n): readonly [string, (ticket: Ticket) => Promise<Answer>] => [
        `with its parameter ${n + 1} changed`,
        ({ url }) =>
          put(
            browser,
            changed(url, ({ searchParams }) => {
              const name = [...searchParams.keys()][n] ?? [...searchParams.keys()][0]!;
              const value = searchParams.get(name)!;
              searchParams.set(name, /^\d+$/.test(value) ? String(Number(value) + 1) : `${value}x`);
            }),
            picture,
          ),
      ]),
    ];
    for (const [what, misuse] of misuses)
      await attempt(`a signed address is used ${what}`, async () => {
        const { status } = await misuse(await ticketFor(browser));
        holds(status >= 400 && status < 500, `the answer is ${status}`);
      });
    await attempt('what was sent is read before it was looked at', async () => {
      const { url, upload } = await ticketFor(browser);
      await put(browser, url, picture);
      const path = new URL(url, ground.address).pathname;
      for (const at of [path, path.replace('/objects/', '/media/'), `/media/uploads/incoming/${upload.id}`])
        holds((await ground.visitor().send(at)).status >= 400, `${at} is served`);
    });
    await attempt('a file is changed after it was looked at', async () => {
      const { url, upload } = await ticketFor(browser);
      await put(browser, url, picture);
      const { image } = await judged(browser, upload.id);
      const before = (await ground.visitor().send(image.url)).text;
      await put(browser, url, Buffer.from(picture).fill(0x11, 60, 70));
      holds((await ground.visitor().send(image.url)).text === before, 'what is served has changed');
    });
    for (const [who, attacker] of [
      ['nobody', ground.visitor()],
      ['a buyer', (await aPerson(ground)).browser],
    ] as const)
      await attempt(`${who} announces a file`, async () => {
        refused(await attacker.ask(requestUpload, { input: form() }), 'UNAUTHENTICATED', 'FORBIDDEN');
      });
    await attempt('an agency announces files without end', async () => {
      for (let n = 0; n < 1500; n += 1) {
        const answer = await browser.ask(requestUpload, { input: form() });
        if (answer.body?.errors) return void refused(answer, 'TOO_MANY_REQUESTS');
      }
      gotThrough('1,500 were announced');
    });
  },
};
