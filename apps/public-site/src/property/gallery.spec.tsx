import { beforeEach, describe, expect, it } from '@jest/globals';
import { answers, renderPage } from '@lintel/web/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../remote.js';
import { home } from './home.fixture.js';

const user = userEvent.setup();
const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    url: `/media/${index + 1}.webp`,
    alt: `Room ${index + 1}`,
  }));

async function open(count = 4) {
  answers({
    ListingPage: ({ id }) => ({ listing: { ...home, id, images: pictures(id === 12 ? count : 3) } }),
    SimilarListings: ({ id }) => ({
      listing: { id, similar: [{ ...home, id: 20, title: 'A Flat in Balham', images: pictures(3) }] },
    }),
    RecordListingView: () => ({}),
    ListingsByIds: () => ({}),
  });
  renderPage(remote, '/property/12');
  const photos = await screen.findByRole('tabpanel', { name: 'Photos' });
  return {
    photos,
    at: (text: string) => waitFor(() => within(photos).getByText(text)),
    button: (name: string) => within(photos).getByRole('button', { name }),
  };
}

beforeEach(() => localStorage.clear());

describe('the gallery', () => {
  it('is turned with its buttons, and wraps at both ends', async () => {
    const { at, button } = await open();
    await at('1 / 4');
    await user.click(button('Previous image'));
    await at('4 / 4');
    await user.click(button('Next image'));
    await at('1 / 4');
  });

  it('is turned with the arrow keys', async () => {
    const { at, button } = await open();
    act(() => button('Next image').focus());
    await user.keyboard('{ArrowRight}');
    await at('2 / 4');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    await at('4 / 4');
    await user.keyboard('{Enter}');
    await at('1 / 4');
    await user.keyboard('{End}');
    await at('4 / 4');
    await user.keyboard('{Home}');
    await at('1 / 4');
  });

  it('shows the picture whose thumbnail is pressed, and says which it is', async () => {
    const { at, photos, button } = await open();
    await user.click(button('Show picture 3'));
    await at('3 / 4');
    expect(button('Show picture 3').getAttribute('aria-current')).toBe('true');
    expect(button('Show picture 1').getAttribute('aria-current')).toBeNull();
    expect(
      within(photos)
        .getAllByRole('img')
        .map((image) => image.getAttribute('alt')),
    ).toEqual(['Room 3']);
  });

  it('in full screen obeys the keys wherever the focus is', async () => {
    const { at, button } = await open();
    await user.click(button('Full screen'));
    const dialog = await screen.findByRole('dialog');
    for (const [key, shown] of [
      ['ArrowRight', '2 / 4'],
      ['ArrowLeft', '1 / 4'],
      ['End', '4 / 4'],
      ['ArrowRight', '1 / 4'],
      ['Home', '1 / 4'],
      ['ArrowLeft', '4 / 4'],
    ] as const) {
      await user.keyboard(`{${key}}`);
      await waitFor(() => within(dialog).getByText(shown));
    }
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await at('4 / 4');
  });

  it('of one picture has nothing to turn', async () => {
    const { photos, button } = await open(1);
    button('Full screen');
    within(photos).getByRole('img', { name: 'Room 1' });
    for (const name of ['Next image', 'Previous image', 'Show picture 1'])
      expect(within(photos).queryByRole('button', { name })).toBeNull();
  });

  it('starts anew for another property', async () => {
    const { at, button } = await open();
    await user.click(button('Next image'));
    await at('2 / 4');
    const similar = screen.getByRole('region', { name: 'Similar Properties' });
    await user.click(await within(similar).findByRole('link', { name: /Balham/ }));
    await waitFor(() => expect(location.pathname).toBe('/property/20'));
    await screen.findByText('1 / 3');
  });
});
