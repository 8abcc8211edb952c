import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './test.js';

const built = fileURLToPath(new URL('../../design-system/dist', import.meta.url));
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

let server: Server;
test.beforeAll(async () => {
  server = createServer((request, response) => {
    const path = normalize(new URL(request.url!, 'http://localhost').pathname);
    const file = join(built, path === '/' ? 'index.html' : path);
    if (!existsSync(file)) return void response.writeHead(404).end();
    // As strict as the product: a component that needs more would fail there.
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-security-policy': "default-src 'self'",
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => void server.close());
test.beforeEach(async ({ page }) => {
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Design system' })).toBeVisible();
});

for (const scheme of ['Light', 'Dark']) {
  test(`axe finds nothing in the gallery in ${scheme.toLowerCase()} colours`, async ({ page }) => {
    test.slow(); // It is every component at once.
    await page.getByLabel('Colour scheme').selectOption(scheme);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
    expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([]);
  });
}

test('the gallery is never wider than the window, and obeys the content security policy', async ({
  page,
  consoleErrors,
}) => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(consoleErrors).toEqual([]);
});

test('every colour passes, computed from what the browser makes of it', async ({ page }) => {
  const table = page.getByRole('table', { name: 'Colours' });
  await expect(table.getByText('passes')).not.toHaveCount(0);
  await expect(table.getByText(/below/)).toHaveCount(0);
  await expect(table.getByRole('row', { name: /^ink/ })).toContainText('#16231d');
  await expect(table.getByRole('row', { name: /^ink/ })).toContainText('#f2ece0');
});

test('a menu of actions works with the keyboard alone', async ({ page, consoleErrors }) => {
  const button = page.getByRole('button', { name: 'Actions', exact: true });
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Delete property' })).toBeFocused();
  await page.keyboard.press('p');
  await expect(page.getByRole('menuitem', { name: 'Print' })).toBeFocused();
  // The disabled one is passed over.
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Delete property' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
  expect(consoleErrors).toEqual([]);
});

test('a popover takes the focus and gives it back', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Council tax' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'What a council tax band is' })).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a tooltip describes its control while that has the focus', async ({ page }) => {
  const control = page.getByRole('button', { name: 'About distances' });
  // Whatever scrolls hides it, the focus that comes from out of sight included.
  await expect(async () => {
    await control.blur();
    await control.focus();
    await expect(control).toHaveAccessibleDescription('Counted from the postcode’s middle', {
      timeout: 2000,
    });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test('a switch and a checkbox change with Space', async ({ page }) => {
  const alerts = page.getByRole('switch', { name: 'Alerts by e-mail' });
  await alerts.press('Space');
  await expect(alerts).toBeChecked();
  const garden = page.getByRole('checkbox', { name: 'Garden' });
  await garden.press('Space');
  await expect(garden).toBeChecked();
});
