import { describe, expect, it } from '@jest/globals';
import { answers, odile, refusal, renderPage } from '@lintel/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../remote.js';

const user = userEvent.setup();
const staff = { ...odile, role: 'operations' } as const;
const kept = {
  ...{ file: '/backups/lintel-1.tar.gz', takenAt: '2026-11-02T03:00:00.000Z', bytes: 68_000_000 },
  ...{ files: 1200, product: '0.1.0', data: 1, verified: true },
};
const state = { inEngines: false, folder: '/backups', underWay: false, problem: null, made: [kept] };

const rebuilt = { at: '2026-11-20T10:00:00.000Z', tookMs: 700, documents: 12_000, by: 'odile' };
const projections = [
  { service: 'listings', projections: null, problem: 'no answer within 1800 ms' },
  {
    service: 'search',
    projections: [{ name: 'index', topic: 'lintel.listing', rebuilt: null }],
    problem: null,
  },
  {
    service: 'viewings',
    projections: [
      { name: 'homes', topic: 'lintel.listing', rebuilt },
      { name: 'suspended-agencies', topic: 'lintel.agency', rebuilt: { ...rebuilt, by: null } },
    ],
    problem: null,
  },
];

function open(of: object, makeBackup: () => unknown = () => ({ makeBackup: state })) {
  const asked = answers({
    Backups: () => ({ backups: { ...state, ...of } }),
    MakeBackup: makeBackup,
    Projections: () => ({ projections }),
  });
  return { asked, ...renderPage(remote, '/operations/backups', staff) };
}

describe('backups', () => {
  it('are listed with what each keeps, where, how large, by which release, and whether it could be read', async () => {
    open({ made: [kept, { ...kept, file: '/elsewhere', verified: false }] });
    const table = await screen.findByRole('table', { name: 'Backups that were made' });
    const [, one, other] = within(table).getAllByRole('row');
    for (const text of [
      '2 Nov 2026, 03:00:00',
      'Read again',
      '68 MB',
      '1,200 files',
      'Lintel 0.1.0',
      'data 1',
    ])
      expect(one!.textContent).toContain(text);
    expect(other!.textContent).toContain('Not readable');
  });

  it('are made by a button, which says while one is made, and why none was', async () => {
    const replies: (() => unknown)[] = [
      () => {
        throw refusal('CONFLICT', 'A backup is being made.');
      },
      () => ({ makeBackup: { ...state, underWay: true } }),
    ];
    const { toasts } = open({ problem: 'no room' }, () => replies.shift()!());
    await screen.findByText('no room');
    await user.click(await screen.findByRole('button', { name: 'Back up now' }));
    await waitFor(() => expect(JSON.stringify(toasts)).toContain('A backup is being made.'));
    await user.click(screen.getByRole('button', { name: 'Back up now' }));
    await screen.findByRole('button', { name: 'A backup is being made' });
  });

  it('are made by the command where no setting says where they go', async () => {
    open({ folder: null, made: [] });
    await screen.findByText(/npm run backup --/);
    expect(screen.queryByRole('button', { name: 'Back up now' })).toBeNull();
  });

  it('of engines are those of each: the page says in which order, and what can be made again', async () => {
    open({ inEngines: true, folder: null, made: [] });
    const table = await screen.findByRole('table', { name: 'What to back up' });
    const first = within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
    expect(first.indexOf('Kafka')).toBeLessThan(first.indexOf('MongoDB, after Kafka'));
    expect(table.textContent).toContain('npm run -w @lintel/search rebuild');
  });

  it('stand above what can be made anew: when that was last, of how much, by whom and how, or never', async () => {
    open({});
    const table = await screen.findByRole('table', { name: 'Projections' });
    const [, away, index, homes, suspended] = within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(away).toContain('no answer within 1800 ms');
    expect(index).toContain('never');
    expect(index).toContain('remove the folder search');
    for (const text of [
      '20 Nov 2026, 10:00:00',
      '12,000 in 700 ms, by odile',
      'npm run -w @lintel/viewings rebuild -- homes',
    ])
      expect(homes).toContain(text);
    expect(suspended).toContain('by itself');
  });
});
