import { expectAccessible } from './accessible.js';
import { PropertyFormPage } from './pages/property-form-page.js';
import { signedInAgent } from './product/accounts.js';
import { photograph } from './product/pictures.js';
import { expect, sameAtAnyWidth, test } from './test.js';

test.use({ product: 'market' });

const places: readonly {
  readonly name: string;
  readonly reach: (form: PropertyFormPage) => Promise<void>;
}[] = [
  {
    name: 'an empty form with its errors',
    reach: async (form) => {
      await form.openNew();
      await form.button('Create Property').click();
      await expect(form.field('Title')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'a form with a map, pictures and a file that is refused',
    reach: async (form) => {
      await form.openNew();
      await form.fill('Flat above the bakery');
      await form
        .field('Upload images')
        .setInputFiles([
          await photograph('front.jpg'),
          { name: 'house.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('MZ') },
        ]);
      await expect(form.refused).toBeVisible();
      await expect(form.page.locator('canvas').first()).toBeVisible();
    },
  },
  {
    name: 'the question before leaving',
    reach: async (form) => {
      await form.openNew();
      await form.field('Title').fill('Flat');
      await form.button('Cancel').click();
      await expect(form.page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'the question before publishing',
    reach: async (form) => {
      await form.openNew();
      await form.fill('Flat above the bakery');
      await form.button('Create Property').click();
      await expect(form.page.getByRole('dialog', { name: 'Publish it as it is?' })).toBeVisible();
    },
  },
  {
    name: 'the choice on return',
    reach: async (form) => {
      await form.openNew();
      await form.field('Title').fill('Flat');
      await form.saved();
      await form.page.reload();
      await expect(form.button('Start afresh')).toBeVisible();
    },
  },
];

// On a phone the others are laid out as the second, which has the most in it.
for (const [at, { name, reach }] of places.entries())
  test(`axe finds nothing at ${name}`, at === 1 ? {} : sameAtAnyWidth, async ({ page }) => {
    await signedInAgent(page.request);
    await reach(new PropertyFormPage(page));
    await expectAccessible(page);
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(tooWide).toBeLessThanOrEqual(0);
  });
