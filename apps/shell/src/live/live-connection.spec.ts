import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { openLiveConnection } from './live-connection.js';
import { FakeBrowser } from './live.fixture.js';

const MINUTE = 60_000;
let browser: FakeBrowser;
/** Lets pending promises settle. */
const settled = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
  browser = new FakeBrowser();
});
afterEach(() => {
  jest.useRealTimers();
});

async function connect(tab = browser.tab()) {
  const heard: unknown[] = [];
  const connection = openLiveConnection({
    account: 'ada',
    told: (type, data) => heard.push([type, data]),
    reset: () => heard.push('reset'),
    refused: () => heard.push('refused'),
    browser: tab,
  });
  await settled();
  return { heard, connection, tab };
}

describe('a live connection', () => {
  it('tells of what comes, once, however often it comes', async () => {
    const { heard } = await connect();
    const [source] = browser.open;
    expect(source!.address).toBe('/live');
    source!.open();
    source!.say('position', '@1000');
    source!.say('saved-search-matched', 'e1@2000', { id: 's', name: 'Flats', count: 3 });
    source!.say('saved-search-matched', 'e1@2500', { id: 's', name: 'Flats', count: 3 });
    source!.say('saved-properties', 'e2@3000');
    source!.say('reset', '@4000');
    expect(heard).toEqual([
      ['saved-search-matched', { id: 's', name: 'Flats', count: 3 }],
      ['saved-properties', {}],
      'reset',
    ]);
  });

  it('begins again after 1, 2, 5 and then every 10 seconds, where it was', async () => {
    const { heard } = await connect();
    browser.open[0]!.say('saved-properties', 'e1@2000');
    for (const delay of [1000, 2000, 5000, 10_000, 10_000]) {
      const [failing] = browser.open;
      failing!.fail();
      expect(failing!.closed).toBe(true);
      await jest.advanceTimersByTimeAsync(delay - 1);
      expect(browser.open).toEqual([]);
      await jest.advanceTimersByTimeAsync(1);
      expect(browser.open.map(({ address }) => address)).toEqual(['/live?after=e1%402000']);
    }
    expect(heard).toEqual([['saved-properties', {}], 'refused']);
    browser.open[0]!.open();
    browser.open[0]!.fail();
    await jest.advanceTimersByTimeAsync(1000);
    expect(browser.open).toHaveLength(1);
  });

  it('goes on from the last place, though nothing happened since', async () => {
    await connect();
    browser.open[0]!.say('position', '@90000');
    browser.open[0]!.fail();
    await jest.advanceTimersByTimeAsync(1000);
    expect(browser.open[0]!.address).toBe('/live?after=%4090000');
  });

  it('takes silence for the end', async () => {
    await connect();
    const [source] = browser.open;
    source!.open();
    for (let beat = 0; beat < 4; beat++) {
      await jest.advanceTimersByTimeAsync(30_000);
      source!.say('position', `@${beat}`);
    }
    expect(source!.closed).toBe(false);
    await jest.advanceTimersByTimeAsync(75_000);
    expect(source!.closed).toBe(true);
  });

  it('closes for good', async () => {
    const { connection } = await connect();
    connection.close();
    await jest.advanceTimersByTimeAsync(10 * MINUTE);
    expect([browser.sources.length, browser.open.length]).toEqual([1, 0]);
  });
});

describe.each([{ shares: true }, { shares: false }])('a page that is hidden (%o)', (kind) => {
  it('for a moment stays connected, for longer does not, and catches up when it is looked at', async () => {
    const { tab, heard } = await connect(browser.tab(kind));
    browser.open[0]!.say('saved-properties', 'e1@2000');
    tab.look(false);
    await jest.advanceTimersByTimeAsync(4 * MINUTE);
    browser.open[0]?.say('position', '@3000');
    tab.look(true);
    tab.look(false);
    await jest.advanceTimersByTimeAsync(74_000);
    expect(browser.open).toHaveLength(1);
    for (let beat = 0; beat < 10; beat++) {
      browser.open[0]?.say('position', '@4000');
      await jest.advanceTimersByTimeAsync(30_000);
    }
    expect(browser.open).toEqual([]);
    tab.look(true);
    await settled();
    expect(browser.open.map(({ address }) => address)).toEqual(['/live?after=%404000']);
    expect(heard).toEqual([['saved-properties', {}]]);
  });
});

describe('tabs of one browser', () => {
  it('share a stream, and another goes on with it when its tab is closed', async () => {
    const [first, second] = [await connect(), await connect()];
    expect(browser.open).toHaveLength(1);
    browser.open[0]!.say('saved-properties', 'e1@2000');
    expect([first.heard, second.heard]).toEqual([[['saved-properties', {}]], [['saved-properties', {}]]]);
    first.connection.close();
    await settled();
    expect(browser.open.map(({ address }) => address)).toEqual(['/live?after=e1%402000']);
    browser.open[0]!.say('saved-properties', 'e1@2100');
    browser.open[0]!.say('saved-searches', 'e2@3000');
    expect(second.heard).toEqual([
      ['saved-properties', {}],
      ['saved-searches', {}],
    ]);
    expect(first.heard).toHaveLength(1);
  });

  it('hold one each where a browser cannot share', async () => {
    await connect(browser.tab({ shares: false }));
    await connect(browser.tab({ shares: false }));
    expect(browser.open).toHaveLength(2);
  });

  it('ask anew when they come back and another holds the stream', async () => {
    const first = await connect();
    first.tab.look(false);
    for (let beat = 0; beat < 11; beat++) {
      browser.open[0]?.say('position', '@4000');
      await jest.advanceTimersByTimeAsync(30_000);
    }
    const second = await connect();
    browser.open[0]!.say('saved-properties', 'e1@5000');
    expect(first.heard).toEqual([]);
    first.tab.look(true);
    await settled();
    expect([first.heard, second.heard]).toEqual([['reset'], [['saved-properties', {}]]]);
    browser.open[0]!.say('saved-searches', 'e2@6000');
    expect(first.heard).toEqual(['reset', ['saved-searches', {}]]);
    expect(browser.open).toHaveLength(1);
  });
});
