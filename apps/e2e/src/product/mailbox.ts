import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReadMessage, readMessage } from '@lintel/platform/mail/reading';
import { expect } from '@playwright/test';
import { mailFolderOf } from './addresses.js';

/**
 * What the products have sent to an address, the last first: the products that all specs share, unless another one's folder is given. Each spec writes
 * to addresses of its own. Files are only read: the folder is the running product's.
 */
export async function mailsTo(
  address: string,
  folders = [mailFolderOf('demonstration'), mailFolderOf('market')],
): Promise<readonly ReadMessage[]> {
  const kept = (await Promise.all(Array.from(new Set(folders), mailsIn))).flat();
  return kept
    .filter(({ message }) => message.to.address === address)
    .sort((a, b) => b.at - a.at)
    .map(({ message }) => message);
}

async function mailsIn(folder: string) {
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  return Promise.all(
    files.map(async (name) => {
      const file = join(folder, name);
      return { message: await readMessage(await readFile(file)), at: (await stat(file)).mtimeMs };
    }),
  );
}

/** The last mail to an address that has such a subject, once it is there. */
export async function mailTo(address: string, subject: RegExp, withinMs = 30_000): Promise<ReadMessage> {
  let found: ReadMessage | undefined;
  await expect(async () => {
    found = (await mailsTo(address)).find((message) => subject.test(message.subject));
    expect(found, `a mail to ${address} about ${String(subject)}`).toBeDefined();
  }).toPass({ timeout: withinMs });
  return found!;
}

/** The path and query of the link in a mail's text that leads to a page. */
export function linkIn({ text }: ReadMessage, page: string): string {
  const [, link] = new RegExp(`https?://[^/\\s]+(${page}[^\\s)>]*)`).exec(text) ?? [];
  expect(link, `a link to ${page} in the mail:\n${text}`).toBeDefined();
  return link!;
}
