import type { Family } from '../family.ts';
import { holds, without } from '../held.ts';
import { request, sendRaw } from '../raw.ts';

/** What files outside would say: of the machine, of the installation, of the program. */
const INSIDE =
  /root:.*:0:0:|SQLite format|"dependencies"|-----BEGIN|HttpOnly|LINTEL_|@lintel\/all-in-one|createServer/;

const climbs = [
  '../../../../../../../../etc/passwd',
  '..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '%2e%2e%2f%2e%2e%2f%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%252f..%252f..%252f..%252fetc%252fpasswd',
  '....//....//....//....//etc/passwd',
  '..\\..\\..\\..\\etc\\passwd',
  '..%5c..%5c..%5c..%5cetc%5cpasswd',
  '%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
  '..;/..;/..;/etc/passwd',
  '/etc/passwd',
  '%2fetc%2fpasswd',
  '..%00/etc/passwd',
  'x%00.png',
  '../../../package.json',
];

const roots = [
  '/',
  '/media/',
  '/objects/',
  '/remotes/public-site/',
  '/assets/',
  '/schemas/',
  '/feeds/',
  '/operations/',
];

/** Files of the installation, by the names that it keeps them under. */
const guesses = [
  '/.env',
  '/.git/config',
  '/.lintel/identity',
  '/package.json',
  '/docker-compose.yml',
  '/gateway/dist/main.js',
  '/node_modules/fastify/package.json',
  '/media/../identity',
  '/media/uploads/incoming/',
  '/media/uploads/incoming/x',
  '/media/uploads%2fincoming%2fx',
  '/media//uploads/incoming/x',
  '/media/./uploads/incoming/x',
  '/objects/',
  '/objects/uploads/incoming/x',
  '/mail/',
  '/server-status',
  '/debug/pprof',
  '/actuator/env',
  '/graphiql',
  '/playground',
  '/altair',
];

export const paths: Family = {
  name: 'paths',
  async attack(ground, { attempt, control }) {
    const get = (path: string) => sendRaw(ground.address, request(`GET ${path}`));

    await control('a page, a setting and a schema are served', async () => {
      for (const path of ['/', '/config.json', '/schemas/lintel.listing.published.v1.json']) {
        const { status } = await get(path);
        holds(status === 200, `${path} is answered with ${status}`);
      }
    });
    for (const root of roots)
      for (const climb of climbs)
        await attempt(`a file outside is read by ${root}${climb}`, async () => {
          const { status, text } = await get(`${root}${climb}`);
          holds(status >= 200 && status < 500, `the answer is ${status}`);
          without(text, INSIDE, 'a file of the machine');
        });
    for (const path of guesses)
      await attempt(`a file of the installation is read by ${path}`, async () => {
        const { status, text } = await get(path);
        holds(status !== 200 && status < 500, `the answer is ${status}`);
        without(text, INSIDE, 'a file of the installation');
      });
    for (const path of [
      '/media/',
      '/assets/',
      '/remotes/',
      '/remotes/public-site/',
      '/objects/',
      '/schemas/',
      '/feeds/',
    ])
      await attempt(`${path} lists what is in it`, async () => {
        const { status, text } = await get(path);
        holds(status === 404 || status === 403, `the answer is ${status}`);
        without(text, /Index of|<li><a href/, 'a list');
      });
    for (const path of [
      '//evil.example',
      '//evil.example/%2e%2e',
      '/\\evil.example',
      '/%2f%2fevil.example',
      '/auth?next=https://evil.example',
    ])
      await attempt(`${path} sends a visitor to another site`, async () => {
        const { status, text } = await get(path);
        holds(status < 500, `the answer is ${status}`);
        without(text.split('\r\n\r\n')[0]!, /\r\nlocation: *(?:https?:)?[/\\]{2}evil/i, 'a way there');
      });
  },
};
