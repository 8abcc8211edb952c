import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Answer, answers, connectionLost, fillIn, refusal, renderPage } from '@lintel/web/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remote from '../remote.js';

const user = userEvent.setup();
const label = 'Describe the home you are looking for';
const read = () => ({
  understand: { criteria: { beds: 2, location: 'Clapham', maxPrice: 600_000 }, listingType: null },
});
const press = (name: string) => user.click(screen.getByRole('button', { name }));

async function open(understood: Answer) {
  const asked = answers({
    Understand: understood,
    FeaturedListings: () => ({}),
    SearchListings: () => ({ searchListings: {} }),
    SearchFacets: () => ({ searchListings: {} }),
  });
  renderPage(remote, '/');
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: label });
  return {
    box,
    type: (text: string) => fillIn(document.body, { [label]: text }),
    questions: () => asked.filter(({ name }) => name === 'Understand'),
    buttons: () =>
      screen.getAllByRole<HTMLButtonElement>('button', { name: /^(FOR SALE|TO RENT|SEARCHING...)$/ }),
    arrived: (address: string) => waitFor(() => expect(location.pathname + location.search).toBe(address)),
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a described home', () => {
  it('that is blank or of whitespace only does nothing', async () => {
    const { type, questions, buttons } = await open(read);
    for (const text of ['', '   ', '\n\t ']) {
      type(text);
      await press('FOR SALE');
      await press('TO RENT');
    }
    expect(buttons().map(({ disabled }) => disabled)).toEqual([false, false]);
    expect(location.pathname).toBe('/');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(questions()).toEqual([]);
  });

  it('disables both buttons while it is read, and they say SEARCHING...', async () => {
    const held = Promise.withResolvers<void>();
    const { type, buttons, arrived } = await open(() => held.promise.then(read));
    type('two bed flat in Clapham under £600k');
    await press('FOR SALE');
    await waitFor(() =>
      expect(buttons().map(({ textContent }) => textContent)).toEqual(['SEARCHING...', 'SEARCHING...']),
    );
    const off = (button: HTMLButtonElement) =>
      button.disabled || button.getAttribute('aria-disabled') === 'true';
    expect(buttons().map(off)).toEqual([true, true]);
    held.resolve();
    await arrived('/properties?type=sale&beds=2&location=Clapham&maxPrice=600000');
  });

  it.each([
    ['No content in OpenAI response', 'No content in OpenAI response'],
    ['', 'An unknown error occurred while processing your search query.'],
  ])("that cannot be read for '%s' raises the alert '%s' and is kept", async (says, shown) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { box, type, buttons } = await open(() => {
      throw refusal('INTERNAL', says);
    });
    type('a garden flat');
    await press('TO RENT');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(shown);
    expect(alert.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(box.value).toBe('a garden flat');
    expect(buttons().map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
      ['FOR SALE', false],
      ['TO RENT', false],
    ]);
    expect(location.pathname).toBe('/');
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });

  it('can be searched again after a failure', async () => {
    let away = true;
    const { type, arrived } = await open(() => (away ? Promise.reject(connectionLost) : read()));
    type('2 beds in Clapham');
    await press('FOR SALE');
    await screen.findByRole('alert');
    away = false;
    await press('FOR SALE');
    await arrived('/properties?type=sale&beds=2&location=Clapham&maxPrice=600000');
  });
});
