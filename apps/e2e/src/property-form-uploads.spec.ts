import { PropertyFormPage } from './pages/property-form-page.js';
import { signedInAgent } from './product/accounts.js';
import { hugePicture, pdf, photograph } from './product/pictures.js';
import { expect, test as base } from './test.js';

const test = base.extend<{ form: PropertyFormPage }>({
  form: async ({ page }, provide) => {
    await signedInAgent(page.request);
    const form = new PropertyFormPage(page);
    await form.openNew();
    await provide(form);
  },
});

test.use({ product: 'market' });

test('A picture of 100 megapixels says at its place that it is too large', async ({ form }) => {
  await form.field('Upload images').setInputFiles(await hugePicture('palace.png'));
  await expect(form.pictures.getByRole('alert')).toContainText(/megapixels/i, { timeout: 30_000 });
  await expect(form.field('What picture 1 shows')).toBeEditable();
});

test('A PDF with a script is refused, or loses its script', async ({ page, form }) => {
  await form.field('Upload the Floorplan').setInputFiles(pdf('plan.pdf', 'app.alert\\(1\\)'));
  const plans = form.part('Documents & Plans');
  const refused = plans.getByRole('alert');
  const open = plans.getByRole('link', { name: 'Open the Floorplan in a new tab' });
  await expect(refused.or(open)).toBeVisible({ timeout: 30_000 });
  if (await open.isVisible()) {
    const stored = await page.request.get((await open.getAttribute('href'))!);
    expect(await stored.text()).not.toMatch(/JavaScript|OpenAction|app\.alert/);
  } else await expect(refused).toContainText(/script/i);
});

test('An upload that dies on the way gets another try, which begins anew', async ({ page, form }) => {
  let dies = true;
  const ids: string[] = [];
  page.on('response', async (response) => {
    if (!response.request().postData()?.includes('mutation RequestUpload')) return;
    const { data } = (await response.json()) as { data: { requestUpload: { upload: { id: string } } } };
    ids.push(data.requestUpload.upload.id);
  });
  await page.route('**/*', async (route) => {
    if (route.request().method() === 'PUT' && dies) await route.abort('connectionreset');
    else await route.fallback();
  });
  await form.field('Upload images').setInputFiles(await photograph('front.jpg'));
  await expect(form.said('Error uploading files')).toBeVisible();
  await expect(form.pictures.getByRole('alert')).toContainText('It did not arrive');
  dies = false;
  await form.button('Try again: front.jpg').click();
  await expect(form.said('Files uploaded successfully')).toBeVisible();
  await expect(form.pictures.getByRole('alert')).toHaveCount(0);
  await expect(form.pictures.locator('img')).toBeVisible();
  expect(new Set(ids).size).toBe(2);
});

test('Pictures are dropped, and change places by dragging', { tag: '@desktop' }, async ({ page, form }) => {
  const { buffer } = await photograph('dropped.jpg');
  const files = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      for (const name of ['one.jpg', 'two.jpg'])
        transfer.items.add(new File([Uint8Array.from(bytes)], name, { type: 'image/jpeg' }));
      return transfer;
    },
    [...buffer],
  );
  await page.getByText('Upload images').dispatchEvent('drop', { dataTransfer: files });
  await expect(form.said('Files uploaded successfully')).toBeVisible();
  await form.field('What picture 1 shows').fill('First');
  await form.field('What picture 2 shows').fill('Second');
  await form.dragPicture(2, 1);
  await expect(form.field('What picture 1 shows')).toHaveValue('Second');
});
