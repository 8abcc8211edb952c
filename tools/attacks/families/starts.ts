import { get } from 'node:http';
import type { Family } from '../family.ts';
import { Browser } from '../browser.ts';
import { aFolder, start } from '../ground.ts';
import { allowed, errorsOf, gotThrough, holds, status, without } from '../held.ts';
import { freePort, type Settings } from '../lintel.ts';

const demonstrated = ['buyer@example.org', 'agent@example.org', 'operations@example.org'];
const production = { NODE_ENV: 'production', LINTEL_ALLOW_EMBEDDED: '1' };

/** Starts on a folder, looks, and stops. */
async function once<Result>(
  settings: Settings,
  look: (address: string) => Promise<Result>,
  folder?: string,
): Promise<Result> {
  const started = await start(settings, folder);
  if (!('running' in started)) throw new Error(`Lintel did not start:\n${started.said}`);
  try {
    return await look(started.running.address);
  } finally {
    await started.running.stop();
  }
}

async function nobodySignsIn(address: string): Promise<void> {
  for (const email of demonstrated)
    for (const area of ['visitor', 'agent'] as const) {
      const browser = new Browser(address);
      const answer = await browser.signIn(email, 'demonstration', area);
      holds(answer.status !== 200, `${email} signs in`);
      holds(browser.cookies.size === 0, `${email} is given cookies`);
    }
}

export const starts: Family = {
  name: 'settings that open doors',
  async attack(ground, { attempt, control }) {
    for (const NODE_ENV of ['prod', 'Production', 'staging', 'production '])
      await attempt(`NODE_ENV=${JSON.stringify(NODE_ENV)} starts as if nothing were said`, async () => {
        const started = await start({ NODE_ENV });
        if ('running' in started) await started.running.stop();
        holds(!('running' in started), 'it starts');
        holds(started.code !== 0, 'it ends as if all were well');
        holds(/NODE_ENV/.test(started.said), `it does not name the setting: ${started.said.slice(0, 200)}`);
      });
    await attempt('production starts on embedded adapters without being told to', async () => {
      const started = await start({ NODE_ENV: 'production' });
      if ('running' in started) await started.running.stop();
      holds(!('running' in started) && /LINTEL_ALLOW_EMBEDDED/.test(started.said), 'it starts');
    });
    for (const [name, value] of [
      ['LINTEL_PUBLIC_URL', 'javascript:alert(1)'],
      ['LINTEL_TRUST_PROXY', 'everybody'],
      ['LINTEL_DEMO', 'maybe'],
      ['LINTEL_IDENTITY_SECRET', 'short'],
    ] as const)
      await attempt(`${name}=${value} is taken`, async () => {
        const started = await start({ [name]: value });
        if ('running' in started) await started.running.stop();
        holds(!('running' in started), 'it starts');
        holds(started.said.includes(name), 'it does not name the setting');
      });

    const folder = await aFolder();
    await control('a demonstration has its accounts', async () => {
      await once(
        { LINTEL_DEMO: '1' },
        async (address) => {
          for (const email of demonstrated)
            status(await new Browser(address).signIn(email, 'demonstration'), 200);
        },
        folder,
      );
    });
    const closedMailbox = async (address: string) => {
      const answer = await new Browser(address).ask('{ mailbox { messages { id } } }');
      holds(errorsOf(answer).length > 0, 'it is read');
      const view = await new Browser(address).send('/operations/mailbox/html?id=1');
      holds(view.status >= 400 && view.status < 500, `its view answers ${view.status}`);
    };
    for (const [how, settings] of [
      ['in production', production],
      ['without it', { LINTEL_DEMO: '0' }],
    ] as const)
      await once(
        settings,
        async (address) => {
          await attempt(`a folder that was a demonstration’s, started ${how}, keeps its accounts`, () =>
            nobodySignsIn(address),
          );
          await attempt(`a folder that was a demonstration’s, started ${how}, opens its mailbox to all`, () =>
            closedMailbox(address),
          );
          await attempt(`started ${how}, a proxy that nobody trusts says who asks`, async () => {
            // Each of these browsers says that it comes from elsewhere.
            for (let n = 0; n < 80; n += 1)
              if (
                (await new Browser(address).signIn(`nobody-${n}@example.org`, 'a wrong guess')).status === 429
              )
                return;
            gotThrough('80 guesses were answered');
          });
        },
        folder,
      );
    await attempt('production with demonstration homes has demonstration accounts', async () => {
      await once({ ...production, LINTEL_DEMO: '1' }, (address) => nobodySignsIn(address)).catch(
        (error: Error) => {
          holds(/did not start/.test(error.message), error.message);
        },
      );
    });
    await attempt('a demonstration on an address that others reach has its accounts', async () => {
      const started = await start({ LINTEL_DEMO: '1', LINTEL_HOST: '0.0.0.0' });
      if (!('running' in started)) return;
      try {
        await nobodySignsIn(started.running.address);
      } finally {
        await started.running.stop();
      }
    });
    await attempt('a start says a secret', async () => {
      const started = await start({
        LINTEL_DEMO: 'maybe',
        LINTEL_IDENTITY_SECRET: 'zq5 a secret that is long enough for it',
      });
      holds(!('running' in started), 'it starts');
      without(started.said, 'zq5', 'the secret');
    });

    for (const path of [
      '/metrics',
      '/readyz',
      '/metrics/',
      '/readyz/',
      '/readyz?verbose',
      '/METRICS',
      '/%6detrics',
      '/healthz',
      '/health',
      '/status',
    ])
      await attempt(`${path} is answered on the public port`, async () => {
        const answer = await ground.visitor().send(path);
        holds(
          answer.status === 404 || answer.status === 308 || answer.status === 301,
          `the answer is ${answer.status}`,
        );
        without(answer.text, /process_cpu|nodejs_|"parts"|"ready"/, 'it');
      });
    if (ground.operations) {
      const at = ground.operations;
      await control('the operations port has health and metrics', async () => {
        for (const path of ['/readyz', '/metrics', '/livez'])
          status(await new Browser(at).send(path, { headers: { origin: '', 'x-forwarded-for': '' } }), 200);
      });
      for (const host of ['evil.example', 'lintel.example', '10.0.0.7', 'localhost.evil.example'])
        await attempt(
          `a page of ${host}, which leads to this machine, reads the operations port`,
          async () => {
            const { code, text } = await askAs(host, `${at}/metrics`);
            holds(code >= 400 && code < 500, `the answer is ${code}`);
            without(text, /process_cpu/, 'the metrics');
          },
        );
      for (const path of ['/graphql', '/session', '/', '/media/x'])
        await attempt(`${path} is answered on the operations port`, async () => {
          const answer = await new Browser(at).send(path, { headers: { 'x-forwarded-for': '' } });
          holds(answer.status >= 400 && answer.status < 500, `the answer is ${answer.status}`);
        });
      await attempt('metrics hold what identifies somebody', async () => {
        const { text } = await new Browser(at).send('/metrics', {
          headers: { origin: '', 'x-forwarded-for': '' },
        });
        without(text, /@example\.org|Odile|\b10\.0\.\d+\.\d+/, 'an address or a name');
      });
    }
    await attempt('a page of a name that leads to this machine uses the demonstration', async () => {
      for (const host of ['evil.example', 'demo.evil.example:3000']) {
        const { code } = await askAs(host, `${ground.address}/config.json`);
        holds(code >= 400 && code < 500, `${host} is answered with ${code}`);
      }
    });
    await control('a free port is one', async () => {
      holds((await freePort()) > 0, 'there is none');
      allowed(await ground.visitor().ask('{ me { id } }'));
    });
  },
};

function askAs(host: string, url: string): Promise<{ readonly code: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { host } }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => resolve({ code: answer.statusCode ?? 0, text }));
    }).on('error', reject);
  });
}
