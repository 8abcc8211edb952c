/** What of the browser sharing needs; a browser on a page without TLS has neither. */
export interface Sharing {
  readonly share?: (data: { title: string; url: string }) => Promise<void>;
  readonly canShare?: (data: { title: string; url: string }) => boolean;
  readonly clipboard?: { writeText(text: string): Promise<void> };
}

/** `closed`: the visitor shut the system's sheet without choosing. */
export type Shared = 'shared' | 'closed' | 'copied' | 'failed';

/** Opens the system's sheet where there is one, else copies the address. */
export async function share(page: { title: string; url: string }, browser: Sharing): Promise<Shared> {
  if (browser.share && browser.canShare?.(page) !== false) {
    try {
      await browser.share(page);
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'closed';
      // A sheet that cannot open leaves the address to copy.
    }
  }
  try {
    if (!browser.clipboard) return 'failed';
    await browser.clipboard.writeText(page.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
