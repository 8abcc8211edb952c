import { listingExample } from '@lintel/contracts';
import { describe, expect, it } from '@jest/globals';
import { answers, connectionLost, renderPage } from '@lintel/web/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../../remote.js';
import { documents } from '../developers.fixture.js';

const key = 'lintel_a-key-of-nobody';

interface Sent extends RequestInit {
  readonly path: string;
  readonly headers: Headers;
}

/** Opens the page with a key typed in; the product answers `/events` and `/graphql` as told. */
async function tryWith(answer: (init: RequestInit) => Response | Promise<Response>) {
  const sent: Sent[] = [];
  answers(documents);
  const others = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const path = input as string;
    if (!path.startsWith('/events') && path !== '/graphql') return others(input, init);
    sent.push({ ...init, path, headers: new Headers(init!.headers) });
    return Promise.resolve().then(() => answer(init!));
  };
  renderPage(remote, '/developers/try');
  const user = userEvent.setup();
  const box = await screen.findByLabelText('Your key');
  await user.clear(box);
  await user.type(box, key);
  return { user, sent };
}
const answer = async () => within(await screen.findByRole('region', { name: 'What came back' }));
const request = () => screen.getByRole('region', { name: 'Request' }).textContent;

describe('a key that is tried', () => {
  it('reads a page of the stream with what was asked for, and shows what the answer says of limits', async () => {
    const { user, sent } = await tryWith(() =>
      Response.json(
        { events: [{ position: 8, data: listingExample }], next: 8, first: 1, last: 8 },
        { headers: { 'ratelimit-limit': '30000', 'ratelimit-remaining': '29999' } },
      ),
    );
    await screen.findByRole('option', { name: 'lintel.listing.updated.v1' });
    await user.selectOptions(screen.getByLabelText('Type'), 'lintel.listing.updated.v1');
    await user.type(screen.getByLabelText('Outcodes'), 'SW4,SW11');
    expect(request()).toContain('outcode=SW4%2CSW11');
    expect(request()).toContain('-H "Authorization: Bearer $LINTEL_KEY"');
    await user.click(screen.getByRole('button', { name: 'Read' }));
    const shown = await answer();
    expect(shown.getByRole('status').textContent).toBe('200');
    shown.getByText('29999');
    expect(JSON.parse((await shown.findByRole('region', { name: 'Answer' })).textContent)).toMatchObject({
      next: 8,
    });
    const [{ path, headers, credentials }] = sent as [Sent];
    expect(path).toBe('/events?after=0&limit=10&type=lintel.listing.updated.v1&outcode=SW4%2CSW11');
    expect([headers.get('authorization'), credentials]).toEqual([`Bearer ${key}`, 'omit']);
  });

  it('is nowhere in the page but in its own box, and in no storage', async () => {
    const { user } = await tryWith(() => Response.json({ errors: [] }, { status: 401 }));
    await user.click(screen.getByRole('button', { name: 'Read' }));
    await answer();
    expect(document.body.innerHTML.replaceAll(`value="${key}"`, '')).not.toContain(key);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href])).not.toContain(key);
    await user.click(screen.getByRole('button', { name: 'Forget it' }));
    expect((screen.getByLabelText('Your key') as HTMLInputElement).value).toBe('');
  });

  it('that lets nobody in is told as it is', async () => {
    const message = 'Show a key: Authorization: Bearer ...';
    const { user } = await tryWith(() =>
      Response.json({ data: null, errors: [{ message }] }, { status: 401 }),
    );
    await user.click(screen.getByRole('button', { name: 'Read' }));
    const shown = await answer();
    expect(shown.getByRole('status').textContent).toBe('401');
    expect((await shown.findByRole('region', { name: 'Answer' })).textContent).toContain(message);
  });

  it('hears the stream however it is cut, until it is stopped', async () => {
    const bytes = new TextEncoder().encode(
      [
        ':\n\n',
        'id: 41\ndata: {"position":41,"type":"lintel.listing.updated.v1","subject":"12"}\n\n',
        'id: 42\ndata: {"position":42,"type":"lintel.listing.removed.v1","subject":"13","data":{"note":"£"}}\n\n',
        'id: 57\n\n',
      ].join(''),
    );
    const { user, sent } = await tryWith(({ signal }) => {
      let at = 0;
      const body = new ReadableStream<Uint8Array>({
        start: (stream) => signal!.addEventListener('abort', () => stream.error(signal!.reason)),
        pull: (stream) => {
          if (at < bytes.length) stream.enqueue(bytes.slice(at, (at += 7)));
        },
      });
      return new Response(body);
    });
    await user.click(screen.getByRole('tab', { name: 'Listen' }));
    await user.click(screen.getByRole('button', { name: 'Listen' }));
    await screen.findByText('Listening: 2 events, up to position 57');
    const heard = within(screen.getByRole('list', { name: 'Heard' })).getAllByRole('listitem');
    expect(heard.map((item) => item.querySelector('summary')!.textContent)).toEqual([
      '42 lintel.listing.removed.v1 13',
      '41 lintel.listing.updated.v1 12',
    ]);
    expect(sent[0]!.headers.get('accept')).toBe('text/event-stream');
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    await screen.findByText('Ended: 2 events, up to position 57');
    expect(sent[0]!.signal!.aborted).toBe(true);
  });

  it('asks GraphQL, with variables that are JSON', async () => {
    const { user, sent } = await tryWith(() => Response.json({ data: { agencyListings: { total: 3 } } }));
    await user.click(screen.getByRole('tab', { name: 'Ask GraphQL' }));
    const variables = screen.getByLabelText('Variables');
    await user.type(variables, ' x');
    await screen.findByText('This is no JSON.');
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    expect(sent).toEqual([]);
    await user.type(variables, '{Backspace}{Backspace}');
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await answer();
    expect(JSON.parse(sent[0]!.body as string)).toMatchObject({ variables: { first: 3 } });
  });

  it('says so when no answer comes', async () => {
    const { user } = await tryWith(() => Promise.reject(connectionLost));
    await user.click(screen.getByRole('button', { name: 'Read' }));
    await screen.findByText('No answer came. Are you online?');
  });
});
