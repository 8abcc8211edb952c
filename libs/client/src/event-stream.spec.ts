import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LintelClient, LintelError, PositionGone, Unauthorised } from './index.js';
import { broken, ended, event, refusal, startPortal, stream } from './portal.fixture.js';

const at = { url: 'https://lintel.example', key: 'lintel_a' };

let portal: Awaited<ReturnType<typeof startPortal>>;
let lintel: LintelClient;
beforeEach(async () => {
  portal = await startPortal();
  lintel = new LintelClient({ url: portal.url, key: 'lintel_a', retryMs: 1 });
});
afterEach(() => portal.stop());

/** The positions of so many events. */
async function heard(count: number, options: Parameters<LintelClient['events']>[0] = {}, client = lintel) {
  const positions: number[] = [];
  for await (const { position } of client.events(options)) if (positions.push(position) === count) break;
  return positions;
}
const lastIds = () => portal.asked.map(({ headers }) => headers['last-event-id']);

describe('a stream', () => {
  it('asks by its key for what is wanted', async () => {
    portal.answers(stream(event(8)));
    await heard(1, {
      ...{ after: 7, types: ['lintel.listing.published.v1', 'lintel.listing.removed.v1'] },
      ...{ agencies: ['acme'], outcodes: ['SW4'], box: { west: -0.2, south: 51.4, east: 0, north: 51.6 } },
    });
    const [{ url, headers }] = portal.asked as [IncomingMessage];
    expect(decodeURIComponent(url!)).toBe(
      '/events?type=lintel.listing.published.v1&type=lintel.listing.removed.v1&agency=acme&outcode=SW4&box=-0.2,51.4,0,51.6',
    );
    expect(headers).toMatchObject({ authorization: 'Bearer lintel_a', 'last-event-id': '7' });
  });

  it('goes on after the last event that came whole, whether the connection ends or breaks', async () => {
    portal.answers(
      broken(event(1), event(2), event(3).slice(0, 20)),
      ended(event(3)),
      stream(event(4), event(5)),
    );
    expect(await heard(5, { after: 0 })).toEqual([1, 2, 3, 4, 5]);
    expect(lastIds()).toEqual(['0', '2', '3']);
  });

  it('that begins now goes on from when that was, although nothing had happened yet', async () => {
    portal.answers(broken('id: 41\n\n'), stream(event(42)));
    expect(await heard(1)).toEqual([42]);
    expect(lastIds()).toEqual([undefined, '41']);
  });

  it('waits while the portal is away', async () => {
    portal.answers(
      (response) => response.destroy(),
      refusal(503, 'Away', { code: 'UNAVAILABLE' }, { 'retry-after': '0' }),
      refusal(429, 'Many', { code: 'TOO_MANY_REQUESTS' }),
      stream(event(1)),
    );
    expect(await heard(1, { after: 0 })).toEqual([1]);
    expect(portal.asked).toHaveLength(4);
  });

  it('is opened anew after a silence, of the head or of the rest', async () => {
    const impatient = new LintelClient({ url: portal.url, key: 'lintel_a', retryMs: 1, silenceMs: 150 });
    portal.answers(() => undefined, stream(event(1)), stream(event(2)));
    expect(await heard(2, { after: 0 }, impatient)).toEqual([1, 2]);
    expect(lastIds()).toEqual(['0', '0', '1']);
  });

  it('reads what comes in pieces, letters of several bytes too', async () => {
    const whole = Buffer.from(event(1, 'Crêperie · 家 — £1m').replaceAll('\n', '\r\n'));
    portal.answers((response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const send = (at: number) => {
        if (at === whole.length) return;
        response.write(whole.subarray(at, at + 1));
        setImmediate(send, at + 1);
      };
      send(0);
    });
    for await (const told of lintel.events({ types: ['lintel.listing.published.v1'] })) {
      expect(told.data.title).toBe('Crêperie · 家 — £1m');
      break;
    }
  });

  it('says which position is done: one before the event that is being worked on, and on when nothing is for it', async () => {
    portal.answers(stream(event(5), event(7), 'id: 9\n\n', event(12)));
    const events = lintel.events({ after: 3 });
    const done: (number | undefined)[] = [events.position];
    for await (const { position } of events) {
      done.push(events.position);
      if (position === 12) break;
    }
    expect(done).toEqual([3, 3, 5, 9]);
  });

  it('ends, and lets go of the connection, when it is left or its signal is aborted', async () => {
    let closed = 0;
    portal.answers((response, request) => {
      response.once('close', () => closed++);
      stream(event(1))(response, request);
    });
    await heard(1);
    const stop = new AbortController();
    const positions: number[] = [];
    for await (const { position } of lintel.events({ signal: stop.signal })) {
      positions.push(position);
      setImmediate(() => stop.abort());
    }
    expect(positions).toEqual([1]);
    for (; closed < 2;) await new Promise((resolve) => setImmediate(resolve));
    expect(await heard(1, { signal: AbortSignal.abort() })).toEqual([]);
  });
});

describe('a stream that cannot be', () => {
  it('says of a position that is forgotten where to begin', async () => {
    portal.answers(refusal(410, 'after: gone', { code: 'GONE', field: 'after', first: 5, last: 9 }));
    const gone = (await heard(1, { after: 1 }).catch((error: unknown) => error)) as PositionGone;
    expect(gone).toBeInstanceOf(PositionGone);
    expect(gone).toMatchObject({ first: 5, last: 9, status: 410 });
  });

  it.each([
    [401, { code: 'UNAUTHENTICATED' }, Unauthorised],
    [403, { code: 'FORBIDDEN' }, Unauthorised],
    [400, { code: 'BAD_USER_INPUT', field: 'outcode' }, LintelError],
  ])('says why it is refused with %s, and is not tried again', async (status, extensions, kind) => {
    portal.answers(refusal(status, 'No.', extensions));
    const refused = await heard(1).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(kind);
    expect(refused).toMatchObject({ message: 'No.', status, ...extensions });
    expect(portal.asked).toHaveLength(1);
  });

  it('says that there is none at an address that answers something else', async () => {
    portal.answers((response) => response.setHeader('content-type', 'text/html').end('<p>A page</p>'));
    await expect(heard(1)).rejects.toThrow('There is no stream of events at this address.');
  });

  it.each([
    [{ ...at, url: 'lintel' }, 'url'],
    [{ ...at, key: '' }, 'key'],
    [{ ...at, key: 'lintel_a\n' }, 'key'],
  ])('is seen at once in %j', (options, field) => {
    expect(() => new LintelClient(options)).toThrow(expect.objectContaining({ field }));
  });
});

it('is not silent while whoever reads it takes their time', async () => {
  jest.useFakeTimers();
  let asked = 0;
  const ready = async () => {
    asked++;
    return new Response(event(1) + event(2), { headers: { 'content-type': 'text/event-stream' } });
  };
  for await (const { position } of new LintelClient({ ...at, fetch: ready }).events()) {
    if (position === 2) break;
    await jest.advanceTimersByTimeAsync(3_600_000);
  }
  jest.useRealTimers();
  expect(asked).toBe(1);
});

describe('the wait before it is asked again', () => {
  beforeEach(() => void jest.useFakeTimers().spyOn(Math, 'random').mockReturnValue(0.5));
  afterEach(() => void jest.useRealTimers().restoreAllMocks());

  const answers = (status: number, headers: Record<string, string> = {}) =>
    new LintelClient({
      ...at,
      fetch: async () => {
        times.push(Date.now());
        return new Response('{}', { status, headers });
      },
    });
  let times: number[] = [];
  async function waits(client: LintelClient, count: number): Promise<number[]> {
    times = [];
    const stop = new AbortController();
    const ends = (async () => {
      for await (const _ of client.events({ signal: stop.signal }));
    })();
    while (times.length <= count) await jest.advanceTimersToNextTimerAsync();
    stop.abort();
    await ends;
    return times.slice(1, count + 1).map((one, index) => one - times[index]!);
  }

  it('grows to a minute, and is a random part of that', async () => {
    expect(await waits(answers(500), 8)).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  it.each([
    [{ 'retry-after': '20' }, 20_500],
    [{ 'ratelimit-remaining': '0', 'ratelimit-reset': '7' }, 7500],
    [{ 'ratelimit-remaining': '3', 'ratelimit-reset': '7' }, 500],
  ])('is as long as %j says, and a little', async (headers, wait) => {
    expect(await waits(answers(429, headers as Record<string, string>), 1)).toEqual([wait]);
  });
});
