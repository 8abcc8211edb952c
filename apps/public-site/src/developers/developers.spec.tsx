import { publicEvents } from '@lintel/contracts';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { answers, renderPage } from '@lintel/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../remote.js';
import { documents } from './developers.fixture.js';
import { texts } from './texts/index.js';
import { topicAddress } from './topics.js';

beforeEach(() => void answers(documents));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the pages for developers', () => {
  it('are all in the contents, and have a text under every heading', async () => {
    renderPage(remote, '/developers');
    await heading('For Developers');
    const user = userEvent.setup();
    const contents = () =>
      within(screen.getByRole('navigation', { name: 'For developers' })).getAllByRole('link');
    const count = contents().length;
    expect(count).toBeGreaterThan(6);
    for (let index = 0; index < count; index++) {
      await user.click(contents()[index]!);
      await waitFor(() => expect(contents()[index]!.getAttribute('aria-current')).toBe('page'));
      expect(document.title).toBe(screen.getByRole('heading', { level: 1 }).textContent);
    }
  });

  it('lead to each other: no link into a page is to a part that is not there', () => {
    const parts = new Set(
      Object.entries(texts).flatMap(([slug, text]) => [
        topicAddress(slug),
        ...text('https://lintel.example').map(({ id }) => `${topicAddress(slug)}#${id}`),
      ]),
    );
    for (const slug of ['events', 'graphql', 'try']) parts.add(topicAddress(slug));
    const links = Object.values(texts)
      .flatMap((text) => text('https://lintel.example'))
      .flatMap(({ text }) => linksIn(text))
      .filter((to) => to.startsWith('/developers') && !to.includes('?'));
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((to) => !parts.has(to))).toEqual([]);
  });

  it('lead to the beginning from one that is not there', async () => {
    renderPage(remote, '/developers/soap');
    await heading('For Developers');
    expect(location.pathname).toBe('/developers');
  });
});

const linksIn = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(linksIn);
  const props = (node as { props?: { to?: string; children?: unknown } } | null)?.props;
  return props ? [...(props.to ? [props.to] : []), ...linksIn(props.children)] : [];
};

describe('events', () => {
  it('are all listed, for whom they are', async () => {
    renderPage(remote, '/developers/events');
    const listed = (name: string) => {
      const links = within(screen.getAllByRole('region', { name })[0]!).getAllByRole('link');
      return links.map(({ textContent }) => textContent);
    };
    await screen.findByRole('heading', { name: 'For every key that may read events' });
    const of = (audience: string) =>
      publicEvents.filter((event) => event.audience === audience).map(({ type }) => type);
    expect(listed('For every key that may read events')).toEqual(of('everyone'));
    expect(listed('For keys of the agency that it is about')).toEqual(of('agency'));
  });

  it('say each of their fields, with an example that is a whole event', async () => {
    renderPage(remote, '/developers/events/lintel.viewing.moved.v1');
    await heading('lintel.viewing.moved.v1');
    const fields = within(await screen.findByRole('region', { name: 'Fields' }));
    const row = (name: string) => fields.getByText(name, { selector: 'code' }).closest('tr')!.textContent;
    expect(row('start')).toBe(
      'startdate-time or nullThe arranged time, UTC; kept when the viewing is cancelled',
    );
    expect(row('requestedTimes')).toContain('list of date-time');
    expect(row('listing.title')).toContain('string');
    expect(row('state')).toContain('one of requested, proposed, confirmed');
    expect(row('entered')).toContain('may be absent');
    const example = screen.getByRole('region', { name: 'The whole event' }).textContent;
    expect(JSON.parse(example)).toMatchObject({ specversion: '1.0', type: 'lintel.viewing.moved.v1' });
    const schema = screen.getByRole('link', { name: '/schemas/lintel.viewing.moved.v1.json' });
    expect(schema.getAttribute('href')).toBe('/schemas/lintel.viewing.moved.v1.json');
  });

  it('that do not leave the portal lead to those that do', async () => {
    renderPage(remote, '/developers/events/lintel.account.changed.v1');
    await heading('Events');
    expect(location.pathname).toBe('/developers/events');
  });

  it('can be asked for again when they could not be had', async () => {
    answers({ ...documents, 'GET /asyncapi.json': () => new Response('', { status: 404 }) });
    renderPage(remote, '/developers/events');
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 });
    answers(documents);
    await userEvent.setup().click(again);
    await screen.findByRole('link', { name: 'lintel.listing.published.v1' });
  }, 20_000);
});

describe('the schema', () => {
  it('says which scope opens what, and leads to what it answers', async () => {
    renderPage(remote, '/developers/graphql');
    const user = userEvent.setup();
    const opened = within(await screen.findByRole('region', { name: 'What a key opens' }));
    await user.click(opened.getByRole('link', { name: 'agencyListings' }));
    await heading('agencyListings');
    expect(document.querySelector('main')!.textContent).toContain(
      'A key with listings:read or listings:write',
    );
    await user.click(screen.getByRole('link', { name: 'AgencyListings' }));
    await heading('AgencyListings');
    expect(location.search).toBe('?name=AgencyListings');
    const used = within(screen.getByRole('region', { name: 'Used by' }));
    expect(used.getByRole('link').textContent).toBe('agencyListings');
  });

  it('leads back from what it has not', async () => {
    renderPage(remote, '/developers/graphql?name=everything');
    await heading('GraphQL');
    expect(location.search).toBe('');
  });
});

describe('the search', () => {
  it.each([
    ['removedAt', 'Events', 'lintel.listing.removed.v1'],
    ['agencyviewings', 'GraphQL', 'agencyViewings'],
    ['timingSafeEqual', 'Pages', 'Webhooks: Checking the signature'],
  ])('finds %s in %s', async (question, kind, name) => {
    renderPage(remote, `/developers?q=${question}`);
    await screen.findByText(/^\d+ found/);
    within(screen.getByRole('region', { name: kind })).getByRole('link', { name });
  });

  it('keeps its words in the address, over all pages, until a link leads away', async () => {
    renderPage(remote, '/developers/stream');
    const user = userEvent.setup();
    const box = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search these pages' });
    await user.type(box, 'snapshot');
    await user.click(await screen.findByRole('link', { name: 'The Stream: Beginning with what is there' }));
    await heading('The Stream');
    expect([location.pathname, location.search, location.hash]).toEqual([
      '/developers/stream',
      '',
      '#snapshot',
    ]);
    expect(box.value).toBe('');
  });

  it('says so when nothing has all of the words', async () => {
    renderPage(remote, '/developers?q=teapot');
    await screen.findByText('Nothing has all of these words');
  });
});
