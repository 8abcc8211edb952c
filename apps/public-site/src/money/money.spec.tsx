import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { answers, renderPage } from '@lintel/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { home } from '../property/home.fixture.js';
import remote from '../remote.js';
import { topics } from './topics.js';

const user = userEvent.setup();

async function open(address: string) {
  answers({});
  renderPage(remote, address);
  await screen.findByRole('heading', { level: 1 });
}
const result = () => within(screen.getByRole('region', { name: 'Result' }));
const figure = () => result().getByRole('status').textContent;

describe('the pages about money', () => {
  it('are all in the contents, have a title, and say what they are not', async () => {
    await open('/money');
    const links = () =>
      within(screen.getByRole('navigation', { name: 'What a home costs' })).getAllByRole('link');
    for (const [index, { title }] of topics.entries()) {
      await user.click(links()[index]!);
      await screen.findByRole('heading', { level: 1, name: title });
      await waitFor(() => expect(document.title).toBe(title));
      expect(links()[index]!.getAttribute('aria-current')).toBe('page');
      screen.getByText(/neither\s+advice nor an offer/);
    }
  });

  it('lead to the overview from an address that is none of them', async () => {
    await open('/money/yachts');
    await screen.findByRole('heading', { level: 1, name: 'What a Home Costs' });
    expect(location.pathname).toBe('/money');
  });
});

describe('stamp duty', () => {
  it('is that of the address, and keeps what is changed there', async () => {
    await open('/money/stamp-duty?price=295000');
    expect(figure()).toBe('£4,750');
    await user.selectOptions(screen.getByLabelText('You are'), 'First-time buyer');
    expect(figure()).toBe('£0');
    await user.selectOptions(screen.getByLabelText('Where the home is'), 'Scotland');
    expect(figure()).toBe('£3,750');
    expect(location.search).toBe('?price=295000&nation=scotland&buyer=firstTime');
    expect(screen.getByRole<HTMLInputElement>('checkbox').disabled).toBe(true);
    expect(result().getAllByRole('row')).toHaveLength(4);
  });

  it('says beside the field what cannot be read, and keeps it', async () => {
    await open('/money/stamp-duty');
    const price = screen.getByRole<HTMLInputElement>('textbox', { name: 'Price (£)' });
    await user.clear(price);
    await user.type(price, 'half a million');
    expect(price.value).toBe('half a million');
    expect(price.getAttribute('aria-invalid')).toBe('true');
    expect(price.getAttribute('aria-describedby')).toBeTruthy();
    screen.getByText('Enter pounds in figures, such as 450,000.');
    expect(figure()).toBe('–');
    expect(new URLSearchParams(location.search).get('price')).toBe('half a million');
  });

  it('takes what is no choice in an address for the first', async () => {
    await open('/money/stamp-duty?nation=france&buyer=king&price=%3Cb%3E');
    expect(screen.getByLabelText<HTMLSelectElement>('Where the home is').value).toBe('england');
    screen.getByDisplayValue('<b>');
  });
});

describe('a mortgage', () => {
  it('costs what the annuity says, and more at higher rates', async () => {
    await open('/money/mortgage?price=100000&deposit=0&rate=5');
    expect(figure()).toBe('£584.59');
    result().getByText('£644.30 a month');
    await user.selectOptions(screen.getByLabelText('Kind of mortgage'), 'Interest only');
    expect(figure()).toBe('£416.67');
  });

  it('wants a deposit of no more than the price', async () => {
    await open('/money/mortgage?price=100000&deposit=100001');
    screen.getByText('The deposit is more than the price.');
  });
});

describe('what one can afford', () => {
  it('leads to the homes of that price', async () => {
    await open('/money/afford?income=60000&savings=50000&moving=0&buyer=firstTime');
    expect(figure()).toBe('£319,048');
    expect(result().getByRole('link', { name: 'Homes for sale up to £319,048' }).getAttribute('href')).toBe(
      '/properties?type=sale&maxPrice=319048',
    );
  });

  it('is nothing without savings, and says so', async () => {
    await open('/money/afford?savings=0');
    expect(figure()).toBe('£0');
    result().getByText(/what a deposit is made of/);
    expect(result().queryByRole('link')).toBeNull();
  });
});

describe('renting and moving', () => {
  it('has the rule of agents and the first month, to the penny', async () => {
    await open('/money/rent?income=45000&rent=1000');
    expect(figure()).toBe('£1,500 a month');
    screen.getByText('£1,153.84');
    screen.getByText('£2,153.84');
    expect(result().getByRole('link').getAttribute('href')).toBe('/properties?type=rent&maxPrice=1500');
  });

  it('sums ranges, and refuses one that ends before it begins', async () => {
    await open('/money/moving-costs?survey-from=2000');
    screen.getByText('This is less than its beginning.');
    expect(figure()).toBe('–');
    const from = within(screen.getByRole('group', { name: 'Survey' })).getByRole('textbox', {
      name: 'From (£)',
    });
    await user.clear(from);
    await user.type(from, '500');
    expect(figure()).toBe('£2,120 to £8,300');
  });
});

describe('the costs of a home', () => {
  const Observer = globalThis.IntersectionObserver;
  /** Everything is about to be seen. */
  class Seen {
    constructor(private readonly tell: (entries: readonly { isIntersecting: boolean }[]) => void) {}
    observe = () => this.tell([{ isIntersecting: true }]);
    disconnect = () => undefined;
  }
  beforeEach(() => void Object.assign(globalThis, { IntersectionObserver: Seen }));
  afterEach(() => void Object.assign(globalThis, { IntersectionObserver: Observer }));

  const address = (outcode: string) => `8 Marchbank Row, Townsend ${outcode}`;

  async function costs(listing: object, name: string) {
    answers({
      ListingPage: ({ id }) => ({ listing: { ...home, id, latitude: null, longitude: null, ...listing } }),
      SimilarListings: ({ id }) => ({ listing: { id, similar: [] } }),
      RecordListingView: () => ({}),
      ListingsByIds: () => ({}),
    });
    renderPage(remote, '/property/12');
    return within(await screen.findByRole('region', { name }));
  }

  it('for sale are the tax of its nation, the mortgage and the move', async () => {
    const part = await costs({ price: 350_000, address: address('CF10') }, 'What It Costs');
    await part.findByRole('link', { name: 'Land Transaction Tax' });
    part.getByText('£7,500');
    const tax = part.getByRole('link', { name: 'Land Transaction Tax' }).getAttribute('href');
    expect(tax).toBe('/money/stamp-duty?price=350000&nation=wales&buyer=moving');
    expect(part.getByRole('status').textContent).toBe('£1,750.87');
    await user.clear(part.getByLabelText('Years'));
    expect(part.getByRole('status').textContent).toBe('–');
    part.getByText('Enter a whole number from 1 to 50.');
  });

  it('to rent are the income that is asked and the first month', async () => {
    const rented = { listingType: 'rent', price: 1_300, address: address('SW3') };
    const part = await costs(rented, 'Can I Afford It?');
    await part.findByText('£39,000 a year');
    part.getByText('£46,800 a year');
    part.getByText('£2,800');
    await user.type(part.getByLabelText(/^Your income/), '36k');
    expect(part.getByRole('status').textContent).toBe('By this rule the rent is £100 a month too much.');
  });

  it('to rent in Scotland leave the caps of England out', async () => {
    const rented = { listingType: 'rent', price: 1_300, address: address('EH3') };
    const part = await costs(rented, 'Can I Afford It?');
    await part.findByText(/differs from England/);
    expect(part.queryByText('£2,800')).toBeNull();
  });

  it('without a postcode say whose sums they are', async () => {
    const part = await costs({ price: 350_000, address: 'A lane' }, 'What It Costs');
    await part.findByText(/names no postcode: the sums are those of England/);
  });
});
