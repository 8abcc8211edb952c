import { beforeEach, describe, expect, it } from '@jest/globals';
import { answers, field, renderPage } from '@lintel/web/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { home } from '../property/home.fixture.js';
import remote from '../remote.js';

const user = userEvent.setup();
const places = ['Clapham', 'Clapham North', 'Islington'];

/** The filters beside the results of a search. */
async function open(search = '') {
  answers({
    SearchListings: ({ listingType }) => ({
      searchListings: { total: 1, edges: [{ node: { ...home, listingType } }] },
    }),
    SearchFacets: () => ({ searchListings: { total: 1 } }),
    SuggestPlaces: ({ text }) => ({
      suggestPlaces: places
        .filter((name) => name.toLowerCase().startsWith((text as string).slice(0, 5).toLowerCase()))
        .map((name) => ({ location: name, place: { name, kind: 'area' } })),
    }),
    Understand: () => ({
      understand: {
        criteria: { beds: 2, location: 'Clapham' },
        parts: [
          { criterion: 'beds', value: '2', text: '2 beds', start: 0, end: 6, confidence: 'certain' },
          { criterion: 'location', value: 'Clapham', text: 'Clapham', start: 10, end: 17 },
        ],
      },
    }),
  });
  renderPage(remote, `/properties${search}`);
  await screen.findByRole('article');
  return screen.getByRole('complementary', { name: 'Filters' });
}
const shows = (search: string) => waitFor(() => expect(location.search).toBe(search));
const press = (element: HTMLElement, keys: string) => {
  act(() => element.focus());
  return user.keyboard(keys);
};
const focused = (find: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(find()));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the price', () => {
  async function openPrice(search: string, name = 'Price') {
    const price = within(await open(search)).getByRole('group', { name });
    const [least, most] = within(price).getAllByRole('slider') as [HTMLElement, HTMLElement];
    const says = (words: string) => waitFor(() => expect(price.textContent).toContain(words));
    return { price, least, most, says };
  }
  const facts = (thumb: HTMLElement) =>
    ['label', 'valuemin', 'valuenow', 'valuemax', 'valuetext'].map((of) => thumb.getAttribute(`aria-${of}`));

  it('for sale is in millions with two decimals, from £0.30M to £1.50M in steps of £0.05M', async () => {
    const { price, least, most, says } = await openPrice('?type=sale');
    await says('£0.30M – £1.50M');
    await says('Any price until you move a handle.');
    expect(facts(least)).toEqual(['Minimum price', '100000', '300000', '5000000', '£0.30M']);
    expect(facts(most)).toEqual(['Maximum price', '100000', '1500000', '5000000', '£1.50M']);
    await press(least, '{ArrowRight}');
    await shows('?type=sale&minPrice=350000');
    await says('£0.35M – No maximum');
    expect(price.textContent).not.toContain('Any price');
  });

  it('to rent is a month’s, from £1,000 to £3,000 pcm in steps of £100', async () => {
    const { least, most, says } = await openPrice('?type=rent', 'Monthly rent');
    await says('£1,000 pcm – £3,000 pcm');
    expect(facts(least)).toEqual(['Minimum price', '500', '1000', '10000', '£1,000 pcm']);
    expect(facts(most)).toEqual(['Maximum price', '500', '3000', '10000', '£3,000 pcm']);
    await press(most, '{ArrowRight}');
    await shows('?type=rent&maxPrice=3100');
    await says('No minimum – £3,100 pcm');
  });

  it('has no limit where a handle is at the end', async () => {
    const { least, most, says } = await openPrice('?type=rent&minPrice=1000&maxPrice=3000', 'Monthly rent');
    await press(most, '{End}');
    await shows('?type=rent&minPrice=1000');
    await says('£1,000 pcm – No maximum');
    await press(least, '{Home}');
    await shows('?type=rent');
    await says('£1,000 pcm – £3,000 pcm');
  });

  it('beyond the scale is kept exactly while only the other handle moves', async () => {
    const { least, most, says } = await openPrice('?type=sale&maxPrice=9000000');
    await says('No minimum – £9.00M');
    expect(most.getAttribute('aria-valuenow')).toBe('5000000');
    await press(least, '{ArrowRight}');
    await shows('?type=sale&minPrice=150000&maxPrice=9000000');
  });

  it('says when the lowest is above the highest', async () => {
    const { says } = await openPrice('?type=sale&minPrice=1500000&maxPrice=500000');
    await says('The lowest price is above the highest: nothing can match.');
  });
});

it('The filters offer what the specification lists', async () => {
  const filters = await open();
  const offered = (label: string) =>
    within(field(filters, label))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(offered('Min bedrooms')).toEqual(['Any', '1+', '2+', '3+', '4+', '5+']);
  expect(offered('Min bathrooms')).toEqual(['Any', '1+', '2+', '3+', '4+']);
  for (const [label, distances] of [
    ['Max tube distance', [0.25, 0.5, 1, 2]],
    ['Max bus distance', [0.1, 0.25, 0.5, 1]],
    ['Max train distance', [0.5, 1, 2, 5]],
  ] as const)
    expect([
      label,
      offered(label).map((text) => parseFloat(/[\d.]+(?= mile)/.exec(text)?.[0] ?? '0')),
    ]).toEqual([label, [0, ...distances]]);
});

describe('suggestions of places', () => {
  async function type(text: string) {
    const filters = within(await open('?type=rent'));
    const box = filters.getByRole<HTMLInputElement>('combobox', { name: 'Location' });
    await user.type(box, text);
    await waitFor(() => expect(box.getAttribute('aria-expanded')).toBe('true'));
    const options = () => filters.getAllByRole('option', { name: /Area$/ });
    const closed = () => waitFor(() => expect(filters.queryByRole('listbox', { name: 'Places' })).toBeNull());
    return { box, options, closed };
  }

  it('are chosen with the keyboard', async () => {
    const { box, options, closed } = await type('claphm');
    expect(options()).toHaveLength(2);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(options().map((option) => option.getAttribute('aria-selected'))).toEqual(['false', 'true']);
    expect(box.getAttribute('aria-activedescendant')).toBe(options()[1]!.id);
    await user.keyboard('{Enter}');
    await closed();
    expect(box.value).toBe('Clapham North');
    await shows('?type=rent&location=Clapham+North');
  });

  it('are chosen with the pointer, and Escape closes the list alone', async () => {
    const { box, options, closed } = await type('islingt');
    await user.keyboard('{Escape}');
    await closed();
    expect(box.value).toBe('islingt');
    await user.type(box, 'o');
    await waitFor(() => expect(box.getAttribute('aria-expanded')).toBe('true'));
    await user.click(options()[0]!);
    await closed();
    await shows('?type=rent&location=Islington');
  });
});

describe('chips', () => {
  const list = () => within(screen.getByRole('list', { name: 'Filters in use' }));
  const chip = (name: RegExp) => list().getByRole('button', { name });

  it('are changed and removed with the keyboard, and the focus goes on', async () => {
    await open('?type=rent&beds=2&baths=1');
    await press(chip(/^2\+ beds/), '{Enter}');
    const editor = await screen.findByRole('dialog', { name: 'Change: 2+ beds' });
    await focused(() => field(editor, 'Min bedrooms'));
    await user.keyboard('{Escape}');
    await focused(() => chip(/^2\+ beds/));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.tab();
    await user.keyboard('{Enter}');
    await shows('?type=rent&baths=1');
    await focused(() => chip(/^1\+ baths/));
    await user.tab();
    await user.keyboard('{Enter}');
    await shows('?type=rent');
    await focused(() => document.getElementById('homes-found')!);
  });

  it('agree with address and filters, also back and forward', async () => {
    const filters = await open('?type=rent');
    await user.type(
      field(document.body, 'Describe the home you are looking for'),
      '2 beds in Clapham{Enter}',
    );
    await shows('?type=rent&beds=2&location=Clapham');
    await user.click(await screen.findByRole('button', { name: /^2\+ beds/ }));
    const editor = await screen.findByRole('dialog', { name: 'Change: 2+ beds' });
    await user.selectOptions(field(editor, 'Min bedrooms'), '3');
    await shows('?type=rent&beds=3&location=Clapham');
    await user.keyboard('{Escape}');
    // The words said two.
    expect(chip(/^3\+ beds/).textContent).not.toContain('“');
    expect(chip(/^Clapham/).textContent).toContain('“');
    await user.click(chip(/^Remove filter: 3\+ beds/));
    await shows('?type=rent&location=Clapham');
    act(() => history.back());
    await shows('?type=rent&beds=3&location=Clapham');
    await waitFor(() => expect(field(filters, 'Min bedrooms').value).toBe('3'));
    act(() => history.back());
    await shows('?type=rent&beds=2&location=Clapham');
    await waitFor(() => expect(chip(/^2\+ beds/).textContent).toContain('“'));
    act(() => history.forward());
    await shows('?type=rent&beds=3&location=Clapham');
    await waitFor(() => expect(field(filters, 'Min bedrooms').value).toBe('3'));
  });
});
