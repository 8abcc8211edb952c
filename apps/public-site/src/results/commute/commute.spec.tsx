import { beforeEach, describe, expect, it } from '@jest/globals';
import { type Answer, answers, refusal, renderPage } from '@lintel/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { home } from '../../property/home.fixture.js';
import remote from '../../remote.js';

const user = userEvent.setup();
const summary = '24 min to Bank: 6 walk, Northern line';

function open(query: string, by: Record<string, Answer> = {}) {
  const asked = answers({
    SearchListings: () => ({
      searchListings: { total: 1, edges: [{ wishes: [], commute: { summary }, node: home }] },
    }),
    ...by,
  });
  renderPage(remote, `/properties?${query}`);
  return {
    variables: (name: string) => asked.filter((one) => one.name === name).at(-1)?.variables,
    shows: (address: string) => waitFor(() => expect(location.search).toBe(`?${address}`)),
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a search by commute', () => {
  const query = 'type=sale&commuteTo=Bank&commuteMinutes=30';

  it('says on each card how one comes there, and that it is an estimate', async () => {
    const { variables } = open(query);
    const card = await screen.findByRole('article');
    expect(card.textContent).toContain(`${summary} (estimated)`);
    expect(variables('SearchListings')).toMatchObject({ wishes: { commute: { to: 'Bank', minutes: 30 } } });
  });

  it('is a chip to take away', async () => {
    const { shows } = open(query);
    await screen.findByRole('article');
    await user.click(screen.getByRole('button', { name: 'Remove filter: 30 min to Bank' }));
    await shows('type=sale');
  });

  it('takes other minutes at its chip, which stays open', async () => {
    const { shows } = open(query);
    await screen.findByRole('article');
    await user.click(screen.getByRole('button', { name: '30 min to Bank' }));
    const editor = await screen.findByRole('dialog', { name: 'Change: 30 min to Bank' });
    await user.selectOptions(within(editor).getByRole('combobox', { name: 'To Bank within' }), '45 minutes');
    await shows('type=sale&commuteTo=Bank&commuteMinutes=45');
    expect(await screen.findByRole('dialog', { name: 'Change: 45 min to Bank' })).toBeTruthy();
  });

  it('is entered by hand: a place, and then how many minutes', async () => {
    const { shows } = open('type=sale');
    await screen.findByRole('article');
    const place = screen.getAllByRole('combobox', { name: 'Travel to' })[0]!;
    await user.type(place, 'Bank');
    expect(location.search).toBe('?type=sale');
    await user.keyboard('{Enter}');
    await shows('type=sale&commuteTo=Bank&commuteMinutes=30');
    await user.selectOptions(screen.getAllByRole('combobox', { name: 'Within' })[0]!, '45 minutes');
    await shows('type=sale&commuteTo=Bank&commuteMinutes=45');
    await user.clear(place);
    await user.keyboard('{Enter}');
    await shows('type=sale');
  });

  it('says in plain words that no train goes there', async () => {
    open('type=sale&commuteTo=Penzance&commuteMinutes=30', {
      SearchListings: () => {
        throw refusal('BAD_USER_INPUT', 'No station is within reach of “Penzance”', {
          field: 'wishes.commute.to',
        });
      },
    });
    expect(await screen.findByText(/No station is within reach of “Penzance”/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remove filter: 30 min to Penzance' })).toBeTruthy();
  });
});
