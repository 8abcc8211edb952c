import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CloudEvent } from '@lintel/contracts';
import { openEmbeddedEventBus } from '@lintel/platform/event-bus/embedded';
import { SMTPServer } from 'smtp-server';
import { expectAccessible } from './accessible.js';
import { askAs } from './product/accounts.js';
import { LintelProcess } from './product/lintel-process.js';
import { asSeenBy, besideIt, maySmallDisk, onSmallDisk } from './product/small-disk.js';
import { expect, sameAtAnyWidth, test } from './test.js';

const operations = { email: 'operations@example.org', password: 'demonstration' };

/** No listing that any release could have published. */
const poison: CloudEvent = {
  specversion: '1.0',
  id: 'poison',
  source: '/services/listings',
  type: 'lintel.listing.published.v1',
  subject: '987654321',
  time: '2026-03-01T09:30:00.000Z',
  sequence: 1,
  datacontenttype: 'application/json',
  dataschema: '/schemas/lintel.listing.published.v1.json',
  data: { id: 987654321, price: '<b>dear</b>' },
};

/** A mail server that takes nothing until it is mended, and says why in markup. It may go away and come back. */
async function brokenMailServer() {
  const state = { broken: true, taken: 0 };
  const start = async (port: number) => {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      closeTimeout: 100,
      onData(message, _session, done) {
        message.resume().on('end', () => {
          if (state.broken)
            return done(Object.assign(new Error('5.7.1 <b>blocked</b> by policy'), { responseCode: 554 }));
          state.taken += 1;
          done();
        });
      },
    });
    server.on('error', () => undefined);
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return server;
  };
  let server = await start(0);
  const { port } = server.server.address() as AddressInfo;
  return {
    state,
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
    come: async () => void (server = await start(port)),
  };
}

test(
  'e-mails that a broken mail server refused are understood and sent again by clicks',
  sameAtAnyWidth,
  async ({ page, playwright }) => {
    test.skip(process.env['LINTEL_E2E_PROFILE'] === 'cluster', 'it breaks a product of its own');
    test.setTimeout(120_000);
    const folder = await mkdtemp(join(tmpdir(), 'lintel-queues-'));
    const data = join(folder, 'data');
    const mail = await brokenMailServer();
    const settings = { LINTEL_DEMO: '1', LINTEL_MAIL: 'smtp', LINTEL_SMTP_URL: mail.url };
    const lintel = await LintelProcess.start(data, settings, maySmallDisk ? onSmallDisk(160, 'events') : []);
    const disk = maySmallDisk ? asSeenBy(lintel.pid, data) : data;
    const events = maySmallDisk ? besideIt(data, 'events') : join(data, 'events');
    const problems = page.getByRole('region', { name: 'Problems' });
    const visitor = await playwright.request.newContext({ baseURL: lintel.address });
    try {
      for (const email of ['odile@example.org', 'robin@example.org'])
        await askAs(visitor, `mutation { subscribeToNewsletter(email: "${email}") { email } }`);
      await page.goto(`${lintel.address}/auth`);
      await page.getByRole('main').getByLabel('Email').fill(operations.email);
      await page.getByRole('main').getByLabel('Password', { exact: true }).fill(operations.password);
      await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();

      await test.step('staff land where it says what to look at', async () => {
        await expect(page).toHaveURL(/\/operations$/);
        const failed = problems.getByRole('link', { name: '2 jobs have used up their attempts' });
        await expect(failed).toBeVisible({ timeout: 15_000 });
        await expect(
          page.getByRole('region', { name: 'Services' }).getByRole('listitem').first(),
        ).toBeVisible();
        await expectAccessible(page);
        await failed.click();
      });

      await test.step('the queue says that jobs failed, and why', async () => {
        await page.getByRole('link', { name: 'Failed in E-mails: 2' }).click();
        const kinds = page.getByRole('region', { name: 'Failures by kind' });
        await expect(kinds.getByText('<b>blocked</b> by policy')).toBeVisible();
        await expectAccessible(page);
        await kinds.getByRole('link').first().click();
        await expect(page).toHaveURL(/kind=/);
      });

      await test.step('one job tells what became of it', async () => {
        const jobs = page.getByRole('table', { name: 'Failed jobs' });
        await jobs.getByRole('link', { name: 'Newsletter confirmation' }).first().click();
        await expect(page.getByText(/^Attempt 1 of 11 failed/)).toBeVisible();
        await expect(page.getByText(/Failed for good/)).toBeVisible();
        await expectAccessible(page);
        await page.goBack();
      });

      await test.step('all that match are retried, after their number was told', async () => {
        mail.state.broken = false;
        await page.getByRole('button', { name: 'Retry all that match' }).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByText('2 jobs in E-mails match')).toBeVisible();
        await expectAccessible(page, { within: 'dialog' });
        await dialog.getByRole('button', { name: 'Retry 2 jobs' }).click();
        await expect(page.getByText('2 jobs retried')).toBeVisible();
        await expect(page.getByRole('heading', { name: 'No job here' })).toBeVisible();
        await expect.poll(() => mail.state.taken, { timeout: 20_000 }).toBe(2);
      });

      await test.step('an event that breaks its schema is understood, found and discarded with a reason', async () => {
        const bus = await openEmbeddedEventBus({ file: join(events, 'log.sqlite') });
        await bus.publish('lintel.listing', [poison]);
        await bus.close();
        await page.goto(`${lintel.address}/operations/events`);
        const consumers = page.getByRole('table', { name: 'Consumers' });
        const row = consumers.getByRole('row').filter({ hasText: 'search of listing' });
        await expect(row.getByRole('cell').nth(1)).toHaveText('1', { timeout: 15_000 });
        await expectAccessible(page);
        await row.getByRole('link', { name: 'search of listing' }).click();
        await page.getByRole('table', { name: 'Parked events' }).getByRole('link').first().click();
        const shown = page.getByRole('group', { name: 'Data' });
        await expect(shown.getByText(/expected number/).first()).toBeVisible();
        await expect(
          page
            .getByRole('group', { name: 'Schema' })
            .getByText(/expected number/)
            .first(),
        ).toBeVisible();
        await expect(shown.getByText('<b>dear</b>')).toBeHidden();
        await page.getByRole('button', { name: 'Show what is masked' }).click();
        await expect(shown.getByText('<b>dear</b>')).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('button', { name: 'Discard' }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('Why').fill('A test of ours');
        await dialog.getByRole('button', { name: 'Discard 1 event' }).click();
        await expect(page.getByText('1 event discarded')).toBeVisible();
        await expect(page.getByText(/: A test of ours$/)).toBeVisible();
        await page.goto(`${lintel.address}/operations/events?q=${poison.subject}`);
        await expect(
          page.getByRole('table', { name: 'Events' }).getByText('listing published'),
        ).toBeVisible();
      });

      await test.step('a part that is away says why, and what waited for it is tried at once when it is back', async () => {
        await mail.stop();
        await askAs(visitor, 'mutation { subscribeToNewsletter(email: "wil@example.org") { email } }');
        await page.goto(`${lintel.address}/operations`);
        const away = problems
          .getByRole('listitem')
          .filter({ hasText: 'notifications: mail cannot do its work' });
        await expect(away).toContainText('ECONNREFUSED', { timeout: 15_000 });
        await problems.getByRole('link', { name: /^1 e-mails wait/ }).click();
        const jobs = page.getByRole('table', { name: 'Delayed jobs' });
        await expect(jobs.getByRole('button', { name: /^Try now/ })).toBeVisible();
        await mail.come();
        await page.getByRole('button', { name: 'Try all now that were tried before' }).click();
        const dialog = page.getByRole('dialog');
        await expectAccessible(page, { within: 'dialog' });
        await dialog.getByRole('button', { name: 'Retry 1 job' }).click();
        await expect.poll(() => mail.state.taken, { timeout: 20_000 }).toBe(3);
        await page.goto(`${lintel.address}/operations`);
        await expect(problems).toBeVisible();
        await expect(away).toBeHidden({ timeout: 15_000 });
      });

      if (maySmallDisk)
        await test.step('a full disk says so, and takes what is new again once there is room', async () => {
          const filler = join(disk, 'filler');
          await writeFile(filler, Buffer.alloc(200_000_000)).catch(() => undefined);
          const full = problems
            .getByRole('listitem')
            .filter({ hasText: 'lintel: data folder cannot do its work' });
          await expect(full).toContainText('is full', { timeout: 15_000 });
          await rm(filler);
          await expect(full).toBeHidden({ timeout: 15_000 });
          await askAs(visitor, 'mutation { subscribeToNewsletter(email: "una@example.org") { email } }');
          await expect.poll(() => mail.state.taken, { timeout: 20_000 }).toBe(4);
        });
    } finally {
      await visitor.dispose();
      await lintel.stop();
      await mail.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
);
