import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible } from './accessible.js';
import { askAs, signIn } from './product/accounts.js';
import { listedHome } from './product/conversations.js';
import { LintelProcess } from './product/lintel-process.js';
import { expect, sameAtAnyWidth, test } from './test.js';

const password = 'demonstration';

/** Somebody else's program, which takes nothing until it is mended, and says so in markup. */
async function brokenTarget() {
  const state = { broken: true, received: [] as unknown[] };
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      state.received.push(request.headers['webhook-id']);
      if (state.broken) response.writeHead(500).end('<b>out of</b> order');
      else response.end();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { state, url: `http://127.0.0.1:${port}/hooks`, close: () => server.close() };
}

const CREATE = 'mutation ($input: WebhookInput!) { createWebhook(input: $input) { webhook { id } } }';
/** Ten minutes as it comes, so that what passes by itself is no alert. */
const AT_ONCE =
  'mutation { changeAlertRule(name: "webhooksFail", change: { holdSeconds: 0 }) { holdSeconds } }';

test(
  'a webhook whose target fails is seen, understood, traced and served by clicks',
  sameAtAnyWidth,
  async ({ page, playwright }) => {
    test.skip(process.env['LINTEL_E2E_PROFILE'] === 'cluster', 'it breaks a target of its own');
    test.setTimeout(120_000);
    const folder = await mkdtemp(join(tmpdir(), 'lintel-webhooks-'));
    const target = await brokenTarget();
    const settings = { LINTEL_DEMO: '1', LINTEL_WEBHOOKS_LOOPBACK: '1' };
    const lintel = await LintelProcess.start(join(folder, 'data'), settings);
    const agent = await playwright.request.newContext({ baseURL: lintel.address });
    const staff = await playwright.request.newContext({ baseURL: lintel.address });
    const problems = page.getByRole('region', { name: 'Problems' });
    const panel = page.getByRole('dialog', { name: 'Webhook' });
    try {
      await signIn(agent, { email: 'agent@example.org', password }, 'agent');
      await signIn(staff, { email: 'operations@example.org', password });
      await page.goto(`${lintel.address}/auth`);
      await page.getByRole('main').getByLabel('Email').fill('operations@example.org');
      await page.getByRole('main').getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(page).toHaveURL(/\/operations$/);
      await askAs(staff, AT_ONCE);
      await askAs(staff, CREATE, {
        input: { url: target.url, eventTypes: ['lintel.listing.published.v1'], description: 'A feed' },
      });
      await listedHome(agent);

      await test.step('the overview and an alert say that it fails', async () => {
        await expect(page.getByRole('link', { name: '1 alert fires' })).toBeVisible({ timeout: 20_000 });
        await page.getByRole('link', { name: '1 alert fires' }).click();
        const alerts = page.getByRole('table').first();
        await expect(alerts.getByRole('link', { name: 'Targets of webhooks fail' })).toBeVisible();
        await page.goto(`${lintel.address}/operations`);
        await problems.getByRole('link', { name: /^1 webhooks have targets that do not take/ }).click();
      });

      await test.step('the webhook says why, and each delivery what was answered', async () => {
        await expect(page.getByRole('combobox', { name: 'Which webhooks' })).toHaveValue('failing');
        const found = page.getByRole('table', { name: 'Webhooks' });
        await expect(found.getByText('HTTP 500').filter({ visible: true })).toBeVisible();
        await expectAccessible(page);
        await found.getByRole('link', { name: target.url }).click();
        await panel.getByText('lintel.listing.published.v1', { exact: true }).click();
        await expect(panel.getByRole('group', { name: 'Answer' }).first()).toHaveText('<b>out of</b> order');
        await expectAccessible(page, { within: 'dialog[open]' });
      });

      await test.step('it leads to all that came of the request that it tells of', async () => {
        await panel.getByRole('link', { name: /^[\da-f]{32}$/ }).click();
        const trace = page.getByRole('table', { name: 'What happened, in order' });
        await expect(trace.getByText('createListing')).toBeVisible();
        const told = trace.getByRole('row').filter({ hasText: /Webhook.*waiting: HTTP 500/ });
        await expect(told).toHaveCount(1);
        await expectAccessible(page);
        await told.getByRole('link').click();
      });

      await test.step('once it is mended it is told what waited, by the same id, and all is well', async () => {
        target.state.broken = false;
        await panel.getByText('lintel.listing.published.v1', { exact: true }).click();
        await panel.getByRole('button', { name: 'Try now' }).click();
        await expect(panel.getByText('status 200')).toBeVisible({ timeout: 15_000 });
        expect(new Set(target.state.received).size).toBe(1);
        await page.goto(`${lintel.address}/operations/alerts`);
        await expect(page.getByRole('link', { name: 'Targets of webhooks fail' })).toBeHidden({
          timeout: 20_000,
        });
      });

      await test.step('one that does harm is turned off', async () => {
        await page.goto(`${lintel.address}/operations/integrations?view=webhooks`);
        await page.getByRole('link', { name: target.url }).click();
        await panel.getByRole('button', { name: 'Turn off' }).click();
        const question = page.getByRole('dialog', { name: 'Turn this webhook off?' });
        await question.getByRole('button', { name: 'Turn off' }).click();
        await expect(panel.getByText(/^Somebody turned it off/)).toBeVisible();
      });
    } finally {
      await Promise.all([agent.dispose(), staff.dispose()]);
      await lintel.stop();
      target.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
);
