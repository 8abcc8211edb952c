import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LintelProcess } from './product/lintel-process.js';
import { PropertyPage } from './pages/property-page.js';
import { expect, test } from './test.js';

/** What the gateway's own suite makes its files with, which is not built. */
const maker = new URL('../../../libs/testing/src/map-file.ts', import.meta.url).href;

/** The water of the palette in either scheme (libs/ui/src/map/map-palette.ts). */
const WATER = { light: [185, 208, 218], dark: [29, 52, 64] };

test('@desktop maps are drawn from ranges of the file of streets, in both schemes', async ({ browser }) => {
  test.skip(process.env['LINTEL_E2E_PROFILE'] === 'cluster', 'the file is a setting of a product of its own');
  test.setTimeout(120_000);
  const data = await mkdtemp(join(tmpdir(), 'lintel-streets-'));
  const path = join(data, 'streets.pmtiles');
  // Everything is water, which the drawing of London has not where the home is.
  const { aMapFile } = (await import(maker)) as { aMapFile: (made: { full: 'water' }) => Buffer };
  await writeFile(path, aMapFile({ full: 'water' }));
  const portal = await LintelProcess.start(data, { LINTEL_DEMO: '1', LINTEL_MAP_PMTILES: path });
  const context = await browser.newContext({ ...test.info().project.use, baseURL: portal.address });
  const page = await context.newPage();
  const ranges: string[] = [];
  const refused: string[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/map/') && response.status() === 206)
      ranges.push(response.headers()['content-range'] ?? '');
  });
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  try {
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      const property = new PropertyPage(page);
      await property.open(12);
      await property.part('Location').scrollIntoViewIfNeeded();
      await expect(property.map.getByText('© OpenStreetMap contributors')).toBeVisible();
      await expect(property.map.getByText('Protomaps')).toBeVisible();
      await expect
        .poll(() =>
          property.map.evaluate((map) => {
            const canvas = map.querySelector('canvas')!;
            const at = (share: number) => Math.round(canvas.width * share);
            const pixel = canvas
              .getContext('2d')!
              .getImageData(at(0.1), Math.round(canvas.height * 0.2), 1, 1);
            return [...pixel.data].slice(0, 3);
          }),
        )
        .toEqual(WATER[scheme]);
    }
    expect(ranges.length).toBeGreaterThan(1);
    for (const range of ranges) expect(range).toMatch(/^bytes \d+-\d+\/\d+$/);
    expect(refused).toEqual([]);
  } finally {
    await context.close();
    await portal.stop();
    await rm(data, { recursive: true, force: true });
  }
});
