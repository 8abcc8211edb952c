import { describe, expect, it } from '@jest/globals';
import { type Answer, answers, connectionLost, odile, refusal, renderPage } from '@lintel/web/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../remote.js';

const user = userEvent.setup();

/** What of the agencies below is no new one's. */
const renamed: Readonly<Record<string, { pendingName: string; nameLike: string }>> = {
  'Zelkova & Sons': { pendingName: 'Thaxted Key', nameLike: 'Thaxted Quay' },
};

/** The agencies of operations staff. `api.waiting` is what the API holds; a spec changes it as others would. */
async function open(names: readonly string[], by: Record<string, Answer> = {}) {
  const api = { waiting: [...names], approved: [] as unknown[] };
  const decided = (id: unknown): void => {
    api.waiting = api.waiting.filter((name) => name !== id);
  };
  const asked = answers({
    WaitingAgencies: () => ({
      pendingAgencies: api.waiting.map((companyName) => ({
        id: companyName,
        companyName,
        ...renamed[companyName],
        phone: '020 7946 0000',
        address: '1 Example Street, London SW4 7AA',
      })),
    }),
    ApproveAgency: ({ id }) => {
      decided(id);
      api.approved.push(id);
      return { approveAgency: { id } };
    },
    RefuseAgencyName: ({ id }) => {
      decided(id);
      return { refuseAgencyName: { id } };
    },
    ...by,
  });
  const { toasts } = renderPage(remote, '/operations/agencies', { ...odile, role: 'operations' });
  await screen.findByRole('heading', { level: 1, name: 'Agencies' });
  return {
    api,
    asked,
    says: (text: string) => waitFor(() => expect(JSON.stringify(toasts.at(-1))).toContain(text)),
    /** As it does by itself every few seconds, wherever the pointer is. */
    refresh: () => fireEvent.click(screen.getByRole('button', { name: 'Refresh' })),
  };
}
const row = (name: string) => screen.findByRole('rowheader', { name: new RegExp(`^${name}`) });
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
const approve = (name: string) => button(`Approve ${name}`);
const lists = (...names: readonly string[]) =>
  waitFor(() => {
    const rows = screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(rows.map((text, at) => text.startsWith(names[at] ?? '.'))).toEqual(names.map(() => true));
  });
const focused = async (element: Promise<HTMLElement>) => {
  const wanted = await element;
  await waitFor(() => expect(document.activeElement).toBe(wanted));
};

describe('the agencies that wait', () => {
  it('are listed as the API has them, each with a link that calls it', async () => {
    await open(['Thaxted Quay', 'Ash & Elm']);
    await lists('Thaxted Quay', 'Ash & Elm');
    const [call] = screen.getAllByRole('link', { name: '020 7946 0000' });
    expect(call!.getAttribute('href')).toBe('tel:02079460000');
  });

  it('say why they wait, and a new name can be refused', async () => {
    const { says, asked } = await open(['Ash & Elm', 'Zelkova & Sons']);
    expect((await row('Ash & Elm')).textContent).toContain('New agency');
    const { textContent } = await row('Thaxted Key');
    expect(textContent).toContain('Renamed from Zelkova & Sons');
    expect(textContent).toContain('Name too like Thaxted Quay');
    expect(screen.getAllByRole('button', { name: /^Refuse/ })).toHaveLength(1);
    await user.click(await button('Refuse Thaxted Key'));
    await user.type(await screen.findByLabelText(/^Why, for the agency to read/), 'Too like another');
    await press('Refuse');
    await says('Thaxted Key is refused');
    // Beside the list, which is asked for again whenever it likes.
    expect(asked.filter(({ name }) => name === 'RefuseAgencyName')).toMatchObject([
      { variables: { companyName: 'Thaxted Key', reason: 'Too like another' } },
    ]);
    await lists('Ash & Elm');
  });

  it('go at once, before the answer, and are back in their place when it was not kept', async () => {
    const held = Promise.withResolvers<never>();
    const { says } = await open(['Ash & Elm', 'Thaxted Quay'], { ApproveAgency: () => held.promise });
    await user.click(await approve('Ash & Elm'));
    await lists('Thaxted Quay');
    held.reject(connectionLost);
    await says('Ash & Elm was not approved');
    await says('trying again is safe');
    await lists('Ash & Elm', 'Thaxted Quay');
  });

  it('say why one was not approved', async () => {
    const { says } = await open(['Ash & Elm'], {
      ApproveAgency: () => {
        throw refusal('NOT_FOUND', 'There is no such agency.');
      },
    });
    await user.click(await approve('Ash & Elm'));
    await says('There is no such agency.');
    await approve('Ash & Elm');
  });

  it('are approved one at a time, also by a double click', async () => {
    const { api, says } = await open(['Ash & Elm', 'Thaxted Quay']);
    fireEvent.click(await approve('Ash & Elm'), { detail: 1 });
    fireEvent.click(await approve('Thaxted Quay'), { detail: 2 });
    await says('Ash & Elm is approved');
    await lists('Thaxted Quay');
    expect(api.approved).toEqual(['Ash & Elm']);
  });

  it('are approved with the keyboard, which goes on with the next row', async () => {
    const { api } = await open(['Ash & Elm', 'Thaxted Quay', 'Zelkova']);
    const first = await approve('Ash & Elm');
    act(() => first.focus());
    await user.keyboard('{ArrowDown}');
    await focused(approve('Thaxted Quay'));
    await user.keyboard('{Enter}');
    await focused(row('Zelkova'));
    // A key that is held down meets no button.
    await user.keyboard('{Enter}{Home}');
    await focused(approve('Ash & Elm'));
    await user.keyboard(' ');
    await focused(row('Zelkova'));
    await user.tab();
    const last = await approve('Zelkova');
    while (document.activeElement !== last) await user.tab();
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'No agency waits for approval' });
    await focused(screen.findByRole('group', { name: 'Waiting agencies' }));
    expect(api.approved).toEqual(['Thaxted Quay', 'Ash & Elm', 'Zelkova']);
  });

  it('keep still under the pointer while others approve and register', async () => {
    const { api, refresh } = await open(['Ash & Elm', 'Thaxted Quay']);
    await user.hover(await approve('Thaxted Quay'));
    api.waiting = ['Thaxted Quay', 'Zelkova'];
    refresh();
    await row('Zelkova');
    await lists('Ash & Elm', 'Thaxted Quay', 'Zelkova');
    await user.hover(screen.getByRole('heading', { level: 1 }));
    await lists('Thaxted Quay', 'Zelkova');
  });

  it('say when they could not be loaded, and can be tried again', async () => {
    let away = true;
    await open([], {
      WaitingAgencies: () => {
        if (away) throw connectionLost;
        return { pendingAgencies: [{ id: '1', companyName: 'Ash & Elm' }] };
      },
    });
    const failed = await screen.findByRole('alert');
    expect(failed.textContent).toContain('The agencies could not be loaded');
    away = false;
    await user.click(within(failed).getByRole('button', { name: 'Try again' }));
    await approve('Ash & Elm');
  });

  it('are none: the page says when that is so and what changes it', async () => {
    await open([]);
    await screen.findByRole('heading', { name: 'No agency waits for approval' });
    const { textContent } = screen.getByRole('main');
    for (const setting of ['LINTEL_AGENT_APPROVAL=none', 'LINTEL_AGENT_APPROVAL=required'])
      expect(textContent).toContain(setting);
    const way = screen.getByRole<HTMLAnchorElement>('link', { name: 'Open the registration' });
    expect(way.pathname).toBe('/agent/register');
  });
});

describe('any agency', () => {
  const elm = { id: 'a1', companyName: 'Ash & Elm', approved: true, suspended: null as object | null };
  async function openFound(by: Record<string, Answer> = {}, address = '?q=elm') {
    const agency = { ...elm };
    const asked = answers({
      WaitingAgencies: () => ({ pendingAgencies: [] }),
      FindAgencies: () => ({ agencies: [agency] }),
      AgencyInNumbers: () => ({ publicHomesOf: 12, viewingsToComeOf: 1 }),
      SuspendAgency: ({ reason }) => {
        agency.suspended = { reason, since: '2026-11-02T09:00:00Z' };
        return { suspendAgency: { id: agency.id } };
      },
      ReinstateAgency: () => {
        agency.suspended = null;
        return { reinstateAgency: { id: agency.id } };
      },
      ...by,
    });
    const { toasts } = renderPage(remote, `/operations/agencies${address}`, { ...odile, role: 'operations' });
    await screen.findByRole('rowheader', { name: /^Ash & Elm/ });
    return {
      sent: (wanted: string) => asked.filter(({ name }) => name === wanted).map(({ variables }) => variables),
      says: (text: string) => waitFor(() => expect(JSON.stringify(toasts.at(-1))).toContain(text)),
    };
  }

  it('is suspended for a reason, once it is said what that hides, and brought back', async () => {
    const { sent, says } = await openFound();
    await user.click(await button('Suspend Ash & Elm'));
    const dialog = await screen.findByRole('dialog', { name: 'Suspend Ash & Elm?' });
    await within(dialog).findByText(
      '12 homes of it go from the public, and one viewing to come is called off, and who asked for it is told.',
    );
    const suspend = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Suspend' });
    expect(suspend.disabled).toBe(true);
    await user.type(within(dialog).getByLabelText(/^The reason/), 'Its licence has expired');
    await user.click(suspend);
    await says('Ash & Elm is suspended');
    expect(sent('SuspendAgency')).toEqual([{ id: 'a1', reason: 'Its licence has expired' }]);
    expect((await row('Ash & Elm')).textContent).toContain('2 Nov 2026: Its licence has expired');
    await user.click(await button('Reinstate Ash & Elm'));
    await screen.findByText('12 homes of it come back to the public.');
    await press('Reinstate');
    await says('Ash & Elm is reinstated');
    await button('Suspend Ash & Elm');
  });

  it('that another has suspended meanwhile stays as it is, and the page says so', async () => {
    const { says } = await openFound({
      SuspendAgency: () => {
        throw refusal('CONFLICT', 'This agency is suspended already.');
      },
    });
    await user.click(await button('Suspend Ash & Elm'));
    await screen.findByText(/^12 homes/);
    await user.type(screen.getByLabelText(/^The reason/), 'Its licence has expired');
    await press('Suspend');
    await says('This agency is suspended already.');
  });

  it('is listed by its state, which is in the address, and none where that has none', async () => {
    const { sent } = await openFound({}, '?state=suspended');
    expect(sent('FindAgencies')).toEqual([{ q: '', first: 50, state: 'suspended' }]);
    await user.click(screen.getByRole('link', { name: 'On hold' }));
    await waitFor(() => expect(sent('FindAgencies').at(-1)).toMatchObject({ state: 'held' }));
    expect(screen.getByRole('link', { name: 'On hold' }).getAttribute('aria-current')).toBe('page');
  });
});

it('one that waits is put on hold with what is missing', async () => {
  const { asked, says } = await open(['Ash & Elm'], { HoldAgency: () => ({ holdAgency: { id: '1' } }) });
  await user.click(await button('Hold Ash & Elm'));
  await user.type(await screen.findByLabelText(/^What is missing/), 'Your licence?');
  await press('Hold');
  await says('Ash & Elm is on hold');
  expect(asked.find(({ name }) => name === 'HoldAgency')?.variables).toEqual({
    ...{ id: 'Ash & Elm', companyName: 'Ash & Elm', note: 'Your licence?' },
  });
});

it('an account of another role is not shown the agencies', async () => {
  answers({
    WaitingAgencies: () => {
      throw refusal('FORBIDDEN', 'no');
    },
  });
  renderPage(remote, '/operations/agencies', odile);
  await screen.findByRole('heading', { level: 1, name: 'For operations staff' });
  expect(screen.getByRole('main').textContent).toContain(odile.email);
});
