import { describe, expect, it } from '@jest/globals';
import { aListing } from '../listing.fixture.js';
import { failedFiles, failedText, preparingText } from './media-state.js';

type State = 'awaiting' | 'processing' | 'ready' | 'failed';
const images = (...states: State[]) =>
  states.map((state, index) => ({
    id: `image-${index}`,
    state,
    problem: state === 'failed' ? 'It is not a picture.' : null,
    image: null,
  }));
const document = (state: State) => ({ id: 'document', state, problem: null });

describe('what a card says of its files', () => {
  it.each([
    [
      images('processing', 'awaiting', 'ready', 'ready', 'ready', 'ready'),
      '2 of 6 pictures are being prepared',
    ],
    [images('processing', 'ready'), '1 of 2 pictures is being prepared'],
    [images('processing'), '1 of 1 picture is being prepared'],
    [images('ready', 'failed'), undefined],
    [[], undefined],
  ])('counts pictures that are not ready', (pictures, text) => {
    expect(preparingText(aListing({ images: pictures }))).toBe(text);
  });

  it('names plans beside pictures', () => {
    expect(preparingText(aListing({ floorplan: document('processing') }))).toBe(
      'The floorplan is being prepared',
    );
    expect(
      preparingText(
        aListing({
          images: images('processing'),
          floorplan: document('processing'),
          epc: document('awaiting'),
        }),
      ),
    ).toBe('1 of 1 picture, the floorplan and the EPC are being prepared');
  });

  it('says which could not be used, and why', () => {
    const failed = failedFiles(aListing({ images: images('ready', 'failed'), epc: document('failed') }));
    expect(failed).toEqual([
      { id: 'image-1', file: 'Picture 2', reason: 'It is not a picture.' },
      { id: 'document', file: 'EPC', reason: 'It could not be read.' },
    ]);
    expect([failedText(1), failedText(2)]).toEqual(['1 file could not be used', '2 files could not be used']);
  });
});
