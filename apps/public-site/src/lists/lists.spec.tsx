import { beforeEach, describe, expect, it } from '@jest/globals';
import { answers, connectionLost, field, odile, renderPage } from '@lintel/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { home } from '../property/home.fixture.js';
import remote from '../remote.js';
import { homeIn } from './list-writer.js';

const user = userEvent.setup();
const note = { id: 'n1', text: '<b>Loud</b>', by: 'Tom', at: '2026-11-20T09:00:00Z' };
const listed = {
  id: 12,
  title: 'A Flat in Clapham',
  addedBy: 'Anna',
  addedAt: '2026-11-19T09:00:00Z',
  listing: { ...home, status: 'sold' },
  notes: [note],
  votes: [{ vote: 'yes', by: 'Tom' }],
};
const list = { id: 'l1', name: 'Us in Balham', total: 1, hasLink: true, isOwner: false, homes: [listed] };

beforeEach(() => {
  localStorage.clear();
});

describe('a list opened by its link', () => {
  const open = async (by: Parameters<typeof answers>[0] = {}) => {
    const asked = answers({ SharedList: () => ({ sharedList: list }), ...by });
    renderPage(remote, '/lists/secret');
    await screen.findByRole('heading', { level: 1, name: 'Us in Balham' });
    return asked;
  };

  it('says who added, voted and wrote what, of a sold home that it is, and shows markup as text', async () => {
    const asked = await open();
    expect(asked[0]!.variables).toEqual({ list: { token: 'secret' } });
    screen.getByText('<b>Loud</b>');
    screen.getByText(/Added by Anna/);
    screen.getByText('Tom: yes');
    screen.getByText('Sold');
  });

  it('takes a vote and a note under the name that is given, and keeps the name', async () => {
    const asked = await open({
      VoteInSharedList: () => ({ voteInSharedList: list }),
      WriteInSharedList: ({ text, name }) => ({
        writeInSharedList: {
          ...list,
          homes: [{ ...listed, notes: [note, { ...note, id: 'n2', text, by: name }] }],
        },
      }),
    });
    await user.type(field(document.body, 'Your name in this list'), 'Mia');
    await user.click(screen.getByRole('button', { name: 'Maybe' }));
    await user.type(screen.getByPlaceholderText('Write a note'), 'Near the park');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    await screen.findByText('Near the park');
    expect(asked.slice(1).map(({ variables }) => variables)).toEqual([
      { list: { token: 'secret' }, listingId: 12, vote: 'maybe', name: 'Mia' },
      { list: { token: 'secret' }, listingId: 12, text: 'Near the park', name: 'Mia' },
    ]);
    expect(localStorage.getItem('listWriter')).toBe('Mia');
    expect(screen.getByPlaceholderText('Write a note')).toMatchObject({ value: '' });
  });

  it('loses nothing of a note that could not be sent', async () => {
    await open({
      WriteInSharedList: () => {
        throw connectionLost;
      },
    });
    await user.type(screen.getByPlaceholderText('Write a note'), 'Near the park');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    await screen.findByText('Nothing was changed');
    expect(screen.getByPlaceholderText('Write a note')).toMatchObject({ value: 'Near the park' });
  });

  it('adds a home by its address, and says what is none', async () => {
    const asked = await open({ AddToSharedList: () => ({ addToSharedList: list }) });
    const box = field(document.body, 'Add a home');
    await user.type(box, 'https://example.org/blog/3{Enter}');
    await screen.findByText('This is not the address of a home here.');
    await user.clear(box);
    await user.type(box, 'https://example.org/property/31?x=1{Enter}');
    await waitFor(() => expect(asked.at(-1)!.variables).toMatchObject({ listingId: 31 }));
  });

  it('says so when it cannot be opened', async () => {
    answers({ SharedList: () => ({ sharedList: null }) });
    renderPage(remote, '/lists/ended');
    await screen.findByRole('heading', { name: 'This list cannot be opened' });
  });
});

describe('lists of an account', () => {
  it('are made by name, and their link is shown this once', async () => {
    answers({
      SharedLists: () => ({ sharedLists: [] }),
      CreateSharedList: ({ name }) => ({
        createSharedList: { path: '/lists/made', list: { ...list, name, isOwner: true, homes: [] } },
      }),
      SharedList: () => ({ sharedList: { ...list, isOwner: true, homes: [] } }),
      RenewSharedListLink: () => ({
        renewSharedListLink: { path: '/lists/another', list: { ...list, homes: [] } },
      }),
      HiddenPropertyIds: () => ({ hiddenPropertyIds: [] }),
    });
    renderPage(remote, '/saved/lists', odile);
    await screen.findByRole('heading', { level: 1, name: 'Shared Lists' });
    await user.type(field(document.body, 'Name of a new list'), 'Us in Balham{Enter}');
    const section = await screen.findByRole('region', { name: 'Link of the list' });
    const link = () => field(section, 'Send this link to those who choose with you');
    expect(link()).toMatchObject({ value: `${location.origin}/lists/made` });
    await user.click(within(section).getByRole('button', { name: 'Make a new link' }));
    await waitFor(() => expect(link()).toMatchObject({ value: `${location.origin}/lists/another` }));
  });

  it('are deleted once that is asked, and else kept', async () => {
    const asked = answers({
      SharedList: () => ({ sharedList: { ...list, isOwner: true, homes: [] } }),
      SharedLists: () => ({ sharedLists: [] }),
      DeleteSharedList: () => ({ deleteSharedList: true }),
      HiddenPropertyIds: () => ({ hiddenPropertyIds: [] }),
    });
    renderPage(remote, '/saved/lists?list=l1', odile);
    const deletion = () => asked.filter(({ name }) => name === 'DeleteSharedList');
    const ask = async () => {
      await user.click(await screen.findByRole('button', { name: 'Delete list' }));
      return within(await screen.findByRole('dialog', { name: 'Delete this list?' }));
    };
    await user.click((await ask()).getByRole('button', { name: 'Keep list' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(deletion()).toEqual([]);
    await user.click((await ask()).getByRole('button', { name: 'Delete list' }));
    await waitFor(() => expect(location.search).toBe(''));
    expect(deletion()).toHaveLength(1);
  });
});

describe('what somebody pastes', () => {
  it.each([
    ['https://example.org/property/12', 12],
    ['/property/12#map', 12],
    [' 7 ', 7],
    ['/property/99999999999', null],
    ['property', null],
    ['', null],
    ['0', null],
  ])('%s names the home %s', (text, id) => {
    expect(homeIn(text)).toBe(id);
  });
});
