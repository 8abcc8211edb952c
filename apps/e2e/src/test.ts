import { randomInt } from 'node:crypto';
import { type APIRequestContext, expect, test as base } from '@playwright/test';
import { addressOf, type ProductName } from './product/addresses.js';

interface Options {
  /** Which of the running products a spec visits. */
  readonly product: ProductName;
}

interface Fixtures {
  /** What the page has written with `console.error` so far. */
  readonly consoleErrors: string[];
  readonly noUncaughtErrors: void;
  /** Somebody beside the page's visitor, without an account. */
  readonly visitor: APIRequestContext;
}

export const test = base.extend<Options & Fixtures>({
  product: ['demonstration', { option: true }],
  baseURL: async ({ product }, provide) => provide(addressOf(product)),
  consoleErrors: async ({ page }, provide) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await provide(errors);
  },
  extraHTTPHeaders: async ({ product: _product }, provide) =>
    provide({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` }),
  visitor: async ({ playwright, baseURL, extraHTTPHeaders }, provide) => {
    const visitor = await playwright.request.newContext({
      baseURL: baseURL!,
      extraHTTPHeaders: extraHTTPHeaders!,
    });
    await provide(visitor);
    await visitor.dispose();
  },
  /** Whatever a spec is about, an uncaught error in the page fails it. */
  noUncaughtErrors: [
    async ({ page }, provide) => {
      const uncaught: string[] = [];
      page.on('pageerror', (error) => uncaught.push(error.stack ?? error.message));
      await provide();
      expect(uncaught).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** For a test whose result is the same at any width, on a page that others see on a phone. */
export const sameAtAnyWidth = { tag: '@desktop' } as const;
