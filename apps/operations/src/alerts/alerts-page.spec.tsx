import { describe, expect, it } from '@jest/globals';
import { type Answer, answers, fillIn, odile, refusal, renderPage } from '@lintel/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../remote.js';

const user = userEvent.setup();
const down = {
  ...{ id: 'a1', rule: 'partDown', subject: 'search: index', title: 'search: index cannot do its work' },
  ...{ reason: 'refused', severity: 'page', since: '2026-11-23T03:12:04Z' },
};
const failed = {
  ...{ id: 'a2', rule: 'jobsFailed', subject: 'uploads', title: 'Jobs of uploads have failed for good' },
  ...{ severity: 'ticket', state: 'firing', since: '2026-11-23T03:10:00Z' },
};
const rule = {
  ...{ name: 'answersFail', watches: 'Answers that fail', unit: 'share', severity: 'page', on: true },
  ...{ threshold: 0.02, usualThreshold: 0.02, holdSeconds: 300, usualHoldSeconds: 300 },
};

async function open(address = '', by: Record<string, Answer> = {}) {
  let state = 'firing';
  const asked = answers({
    FiringAlerts: () => ({ alerts: { firing: state === 'firing' ? 2 : 1, pages: 1 } }),
    AlertsNow: () => ({
      alerts: { alerts: [{ ...down, state, acknowledgedBy: state === 'firing' ? null : odile.id }, failed] },
      alertsNotTold: [{ alert: 'a1', by: 'email', over: true, problem: '550 no' }],
    }),
    AlertHistory: () => ({ alertHistory: { alerts: [{ ...down, state: 'resolved' }], next: null } }),
    AlertRules: () => ({
      alertRules: [rule],
      alertTargets: { emails: ['a@example.org'], webhooks: ['chat'] },
    }),
    AcknowledgeAlert: () => {
      state = 'acknowledged';
      return {};
    },
    ...by,
  });
  const { toasts } = renderPage(remote, `/operations/alerts${address}`, { ...odile, role: 'operations' });
  return {
    sent: (wanted: string) => asked.filter(({ name }) => name === wanted).map(({ variables }) => variables),
    says: (text: string) => waitFor(() => expect(JSON.stringify(toasts.at(-1))).toContain(text)),
  };
}

describe('alerts', () => {
  it('lead to where they are mended, say what was not told, and are counted in the navigation', async () => {
    await open();
    const link = await screen.findByRole('link', { name: failed.title });
    expect(link.getAttribute('href')).toBe('/operations/queues?queue=uploads');
    expect(screen.getByText('Could not be told by e-mail: 550 no')).toBeTruthy();
    expect(await screen.findByRole('link', { name: /^Alerts\s*2 firing/ })).toBeTruthy();
  });

  it('are acknowledged by a click, once', async () => {
    const { sent, says } = await open();
    await user.click(await screen.findByRole('button', { name: `Acknowledge: ${down.title}` }));
    await says('You look into it');
    expect(await screen.findByText('by you')).toBeTruthy();
    expect(sent('AcknowledgeAlert')).toEqual([{ id: 'a1' }]);
  });

  it('that somebody else has acknowledged say so', async () => {
    const { says } = await open('', {
      AcknowledgeAlert: () => {
        throw refusal('CONFLICT', 'Somebody else has acknowledged it already.');
      },
    });
    await user.click(await screen.findByRole('button', { name: `Acknowledge: ${down.title}` }));
    await says('Somebody else has acknowledged it already.');
  });

  it('that are over are found by their words, as the address says', async () => {
    const { sent } = await open('?q=index');
    expect(await screen.findByText('Over', { selector: 'span' })).toBeTruthy();
    expect(sent('AlertHistory')[0]).toMatchObject({ q: 'index' });
  });
});

describe('a rule', () => {
  const choose = async () => {
    await user.click(await screen.findByRole('button', { name: `Change: ${rule.watches}` }));
    return screen.findByRole('dialog', { name: rule.watches });
  };

  it('is changed in per cent', async () => {
    const { sent } = await open('?view=rules', { ChangeAlertRule: () => ({}) });
    const dialog = await choose();
    fillIn(dialog, { 'More than, in per cent': '5' });
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent('ChangeAlertRule')).toEqual([
        { name: 'answersFail', change: { on: true, threshold: 0.05, holdSeconds: 300 } },
      ]),
    );
  });

  it('is silenced for a reason', async () => {
    const { sent } = await open('?view=rules', { SilenceAlertRule: () => ({}) });
    const dialog = await choose();
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Silence' }).disabled).toBe(true);
    fillIn(dialog, { Why: 'we move the engine' });
    await user.click(within(dialog).getByRole('button', { name: 'Silence' }));
    await waitFor(() =>
      expect(sent('SilenceAlertRule')).toEqual([
        { name: 'answersFail', minutes: 60, reason: 'we move the engine' },
      ]),
    );
  });
});
