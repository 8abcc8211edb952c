import { beforeEach, describe, expect, it } from '@jest/globals';
import { type Answer, answers, field, renderPage } from '@lintel/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { home } from '../../property/home.fixture.js';
import remote from '../../remote.js';

const user = userEvent.setup();
const met = (wish: string, said: 'yes' | 'no' | 'notSaid', words: string | null = null) => ({
  wish,
  met: said,
  words,
});
const edge = (wishes: object[], more: object = {}) => ({
  wishes,
  node: { ...home, listingType: 'rent', ...more },
});

/** The results of a search that wishes, and what the one home that is found says of it. */
async function open(query: string, wishes: object[] = [], by: Record<string, Answer> = {}) {
  const asked = answers({
    SearchListings: () => ({ searchListings: { total: 1, edges: [edge(wishes)] } }),
    SearchFacets: () => ({
      searchListings: {
        facets: [
          {
            criterion: 'features',
            options: [
              { value: 'garden', total: 7 },
              { value: 'mews', total: 2 },
            ],
          },
        ],
      },
    }),
    ...by,
  });
  renderPage(remote, `/properties?${query}`);
  const card = await screen.findByRole('article');
  return {
    asked,
    card,
    variables: (name: string) => asked.filter((one) => one.name === name).at(-1)?.variables,
    chips: () =>
      within(screen.getByRole('list', { name: 'Filters in use' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    shows: (address: string) => waitFor(() => expect(location.search).toBe(`?${address}`)),
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a search with wishes', () => {
  it('asks for them in the list and its counts', async () => {
    const { variables } = await open('type=rent&features=garden&notPlaces=Brixton&must=garden');
    const wishes = { notPlaces: ['Brixton'], features: ['garden'], must: ['garden'] };
    expect(variables('SearchListings')).toMatchObject({ wishes });
    await waitFor(() => expect(variables('SearchFacets')).toMatchObject({ wishes }));
  });

  it('shows each as a chip to take away', async () => {
    const { chips, shows } = await open('type=rent&features=garden&notFeatures=basement&notPlaces=Brixton');
    expect(chips()).toEqual(['Not Brixton', 'Garden', 'Not basement']);
    await user.click(screen.getByRole('button', { name: 'Remove filter: Not basement' }));
    await shows('type=rent&notPlaces=Brixton&features=garden');
  });

  it('lets a feature be a wish, a must or ideal', async () => {
    const { chips, shows } = await open('type=rent&features=garden');
    await user.click(screen.getByRole('button', { name: 'Garden' }));
    await user.click(await screen.findByRole('radio', { name: /^Must have/ }));
    await shows('type=rent&features=garden&must=garden');
    expect(chips()[0]).toMatch(/^Must: garden/);
    await user.keyboard('{ArrowDown}');
    await shows('type=rent&features=garden&ideally=garden');
  });
});

describe('the filter of features', () => {
  it('offers the usual ones with their counts, and all of them to search in', async () => {
    const { shows } = await open('type=rent');
    const panel = screen.getByRole('complementary', { name: 'Filters' });
    await user.click(await within(panel).findByRole('checkbox', { name: 'Garden (7 homes)' }));
    await shows('type=rent&features=garden');
    expect(within(panel).queryByRole('checkbox', { name: /^Mews/ })).toBeNull();
    await user.click(within(panel).getByRole('button', { name: 'All features' }));
    await user.type(field(panel, 'Find a feature'), 'mew');
    await user.click(within(panel).getByRole('checkbox', { name: /^Mews/ }));
    await shows('type=rent&features=garden,mews');
    await user.clear(field(panel, 'Find a feature'));
    await user.click(within(panel).getByRole('checkbox', { name: /^Garden/ }));
    await shows('type=rent&features=mews');
    await user.type(field(panel, 'Find a feature'), 'helipad');
    await within(panel).findByText('No feature is called so.');
  });
});

describe('a card', () => {
  it('shows what it has and has not, with its words for one press', async () => {
    const { card } = await open('type=rent&features=garden,lift', [
      met('garden', 'yes', 'south-facing garden'),
      met('lift', 'no', 'there is no lift'),
    ]);
    const said = within(card).getByRole('button', { name: /What .+ says: has\s*Garden\s*has not\s*Lift/ });
    expect(said.getAttribute('aria-expanded')).toBe('false');
    const list = document.getElementById(said.getAttribute('aria-controls')!)!;
    expect(list.hidden).toBe(true);
    await user.click(said);
    expect(list.hidden).toBe(false);
    expect(list.textContent).toContain('Garden “south-facing garden”');
    expect(list.textContent).toContain('Lift “there is no lift”');
    expect(location.pathname).toBe('/properties');
  });

  it('asks the agent about what it does not say', async () => {
    const { card, asked } = await open(
      'type=rent&features=garden,pets&anyOf=balcony|terrace',
      [met('garden', 'yes', 'garden'), met('pets', 'notSaid'), met('balcony|terrace', 'notSaid')],
      { SendEnquiry: () => ({ sendEnquiry: { accepted: true } }) },
    );
    expect(card.textContent).toContain('Not said: pets considered, balcony or roof terrace or patio');
    await user.click(within(card).getByRole('button', { name: /^Ask the agent/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Contact Agent' });
    const message = () => field(dialog, 'Message');
    expect(message().value).toContain('- Are pets considered?');
    expect(message().value).not.toContain('garden');
    await user.type(field(dialog, 'Name'), 'Ada Moss');
    await user.type(field(dialog, 'Email'), 'ada@example.org');
    await user.type(field(dialog, 'Phone'), '020 7946 0000');
    await user.type(message(), '{Control>}{End}{/Control} From Monday.');
    await user.click(within(dialog).getByRole('button', { name: 'Send Message' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { variables } = asked.find(({ name }) => name === 'SendEnquiry')!;
    expect(variables).toMatchObject({ input: { listingId: home.id } });
    expect(JSON.stringify(variables)).toMatch(/Are pets considered\?.*From Monday\./);
  });

  it('of a home that is gone asks nobody', async () => {
    const edges = [edge([met('pets', 'notSaid')], { status: 'let' })];
    const { card } = await open('type=rent&features=pets', [], {
      SearchListings: () => ({ searchListings: { total: 1, edges } }),
    });
    expect(card.textContent).toContain('Not said: pets considered');
    expect(within(card).queryByRole('button', { name: /^Ask the agent/ })).toBeNull();
  });

  it('says nothing of wishes where there are none', async () => {
    const { card } = await open('type=rent');
    expect(card.textContent).not.toContain('Not said');
  });
});
