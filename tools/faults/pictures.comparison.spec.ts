import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Problems } from './comparison.ts';
import { comparePictures, compareUploads } from './pictures.comparison.ts';
import { PicturesLedger } from './pictures.ledger.ts';
import type { ServedHome, ServedPicture } from './pictures-reading.ts';

const found = (problems: Problems) =>
  Object.entries(problems).flatMap(([promise, all]) => (all.length > 0 ? [promise] : []));
const files = new Map([
  [
    'front',
    new Map([
      ['480w', 'hash'],
      ['960w', 'larger'],
    ]),
  ],
]);
const picture = (id: string, change: Partial<ServedPicture> = {}): ServedPicture => ({
  ...{ id, alt: `View ${id}`, state: 'ready', address: `/media/${id}`, renditions: files.get('front')! },
  ...change,
});
const home = (...pictures: ServedPicture[]): ServedHome => ({
  pictures,
  shown: pictures.flatMap(({ address }) => address ?? []),
});
const lost = 'an acknowledged picture is lost';
const broken = 'a picture is not served whole';
const unexplained = 'a home has pictures as nobody gave it';

describe('pictures, compared with the ledger', () => {
  let ledger: PicturesLedger;
  beforeEach(() => {
    ledger = new PicturesLedger();
    const pictures = ['one', 'two'].map((id) => ({ id, file: 'front', alt: `View ${id}` }));
    for (const { id } of pictures) ledger.uploaded(id);
    ledger.homes.push({ id: 12, pictures });
  });
  const compared = (served: ServedHome) => found(comparePictures(ledger, files, new Map([[12, served]])));

  it('are there in their order, served as before', () => {
    expect(compared(home(picture('one'), picture('two')))).toEqual([]);
    expect(ledger.contradictions).toEqual([]);
  });

  it.each<[string, ServedHome]>([
    [lost, home(picture('one'))],
    [unexplained, home(picture('two'), picture('one'))],
    [unexplained, home(picture('one'), picture('two'), picture('three'))],
    [unexplained, home(picture('one'), picture('two', { alt: 'Another' }))],
    [unexplained, { ...home(picture('one'), picture('two')), shown: ['/media/one'] }],
    [broken, home(picture('one'), picture('two', { renditions: new Map([['480w', 'hash']]) }))],
    [
      broken,
      home(
        picture('one'),
        picture('two', {
          renditions: new Map([
            ['480w', '404'],
            ['960w', 'larger'],
          ]),
        }),
      ),
    ],
    [lost, home(picture('one'), picture('two', { state: 'failed', address: null, renditions: new Map() }))],
  ])('show that %s', (promise, served) => {
    expect(compared(served)).toEqual([promise]);
  });

  it('show a home that is not there', () => {
    expect(found(comparePictures(ledger, files, new Map()))).toEqual([lost]);
  });

  it('contradict an answer that gives two files one upload', () => {
    ledger.uploaded('one');
    expect(ledger.contradictions).toHaveLength(1);
  });

  it('are uploads that became ready, each told of once', () => {
    const stored = (state = 'ready', unpublished = 0) =>
      ['one', 'two'].map((id) => ({ id, state: id === 'one' ? state : 'ready', unpublished }));
    const event = (id: string, subject: string) => ({ id, subject });
    const events = [event('a', 'one'), event('b', 'two'), event('a', 'one')];
    const uploads = (...given: Parameters<typeof compareUploads>[1][]) =>
      found(compareUploads(ledger, given[0]!, events));
    expect(uploads(stored())).toEqual([]);
    expect(uploads(stored('ready', 1))).toEqual(['events wait for ever']);
    expect(uploads(stored('processing'))).toEqual([lost, 'an event is doubled']);
    expect(uploads(stored().slice(1))).toEqual([lost, 'an event is doubled']);
    expect(found(compareUploads(ledger, stored(), events.slice(1, 2)))).toEqual(['an event is missing']);
    expect(found(compareUploads(ledger, stored(), [...events, event('c', 'two')]))).toEqual([
      'an event is doubled',
    ]);
  });
});
