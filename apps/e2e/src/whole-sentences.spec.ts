import { ResultsPage } from './pages/results-page.js';
import { expect, test } from './test.js';

/** The whole sentences of the README, and what each is read as. */
const sentences = [
  {
    text: 'two beds in Clapham or Balham, garden, not a basement, cats, half an hour to Bank, up to £5,000',
    chips: [
      '2+ beds',
      'Clapham',
      'Up to £5,000 pcm',
      'Balham',
      'Garden',
      'Pets considered',
      'Not basement',
      '30 min to Bank',
    ],
  },
  {
    text: 'three bedrooms in Islington or Greenwich, must have a garden, ideally a fireplace, up to £5,500 a month',
    chips: ['3+ beds', 'Islington', 'Up to £5,500 pcm', 'Greenwich', 'Must: garden', 'Ideally: fireplace'],
  },
  {
    text: 'anything but a new build in Marylebone or South Kensington, two bathrooms, lift, we have a dog',
    chips: ['2+ baths', 'Marylebone', 'South Kensington', 'Lift', 'Pets considered', 'Not new build'],
  },
  {
    text: 'a flat with a balcony or terrace, lift, concierge, within 40 minutes of Canary Wharf, not in Hackney',
    chips: [
      'Flats',
      'Not Hackney',
      'Lift',
      'Concierge',
      'Balcony or roof terrace or patio',
      '40 min to Canary Wharf',
    ],
  },
  {
    text: 'four bed house in Clapham or Hampstead, garden, chain free, not a flat, wood floors, cheapest first',
    chips: ['4+ beds', 'Clapham', 'Hampstead', 'Houses', 'Not flats', 'Garden', 'Chain-free', 'Wood floors'],
  },
] as const;

for (const { text, chips } of sentences)
  test(`Typing '${text}' is read whole, and answered home by home`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('textbox').fill(text);
    await page.getByRole('button', { name: 'TO RENT' }).click();
    const results = new ResultsPage(page);
    await expect(results.count).toHaveText(/^\d+ homes?$/);
    await expect(results.chips).toHaveCount(chips.length);
    for (const chip of chips)
      await expect(results.chips.filter({ hasText: chip }).first()).toContainText('“');
    await expect(page.getByText('Not understood')).toHaveCount(0);
    await expect(results.cards.first()).toBeVisible();
    await expect(
      results.cards
        .first()
        .getByText(/^What .+ says:|Not said:/)
        .first(),
    ).toBeAttached();
  });
