import { expect, it } from '@jest/globals';
import { answers, odile, renderPage } from '@lintel/web/testing';
import { screen, within } from '@testing-library/react';
import remote from '../remote.js';

const staff = { ...odile, role: 'operations' } as const;
const setting = (name: string, value: string | null, from: string) => ({
  ...{ name, value, from, meaning: `What ${name} does` },
});
const program = (
  name: string,
  replica: string | null,
  settings: object[],
  problem: string | null = null,
) => ({
  ...{ program: name, replica, settings, problem },
});

async function open(programs: object[], address = '/operations/settings') {
  answers({ Settings: () => ({ settings: programs }), FiringAlerts: () => ({ alerts: null }) });
  renderPage(remote, address, staff);
  const table = await screen.findByRole('table', { name: 'Settings in force' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td')!.textContent);
}

it('settings say what is in force, where it comes from, and of a secret that it is set', async () => {
  const rows = await open([
    program('lintel', null, [
      setting('LINTEL_PORT', '8080', 'environment'),
      setting('LINTEL_MAIL', 'embedded', 'default'),
      setting('LINTEL_IDENTITY_SECRET', null, 'environment'),
      setting('LINTEL_SMTP_URL', null, 'unset'),
    ]),
  ]);
  expect(rows).toEqual(['set, and not shownenvironment', 'embeddeddefault', '8080environment', 'not set']);
});

it('of programs that differ it is said which runs with what', async () => {
  const rows = await open([
    program('search', 'a:8080', [setting('LINTEL_LOG_LEVEL', 'info', 'default')]),
    program('search', 'b:8080', [setting('LINTEL_LOG_LEVEL', 'debug', 'environment')]),
    program('listings', 'c:8080', [setting('LINTEL_LOG_LEVEL', 'info', 'default')]),
    program('accounts', 'd:8080', [], 'no answer: refused'),
  ]);
  expect(rows).toEqual(['infodefaultsearch at a:8080, listings at c:8080debugenvironmentsearch at b:8080']);
  expect(screen.getByText('Not known of accounts')).toBeTruthy();
});

it('settings are found by name, meaning or value, as the address says', async () => {
  const rows = await open(
    [
      program('lintel', null, [
        setting('LINTEL_PORT', '8080', 'environment'),
        setting('LINTEL_MAIL', 'embedded', 'default'),
      ]),
    ],
    '/operations/settings?q=mail',
  );
  expect(rows).toEqual(['embeddeddefault']);
});
