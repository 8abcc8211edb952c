import type { RemoteManifest } from '@lintel/contracts';
import { z } from 'zod';

const part = String.raw`(?:[\w-]+(?:\.[\w-]+)*|:\w+)`;
const path = z
  .string()
  .max(200)
  .regex(new RegExp(`^/(?:${part})?(?:/${part})*$`), 'not a path such as /agent/:id/edit');
const text = (longest: number) => z.string().trim().min(1).max(longest);

const page = z.object({
  path,
  title: text(200),
  description: text(300),
  kind: z.enum(['open', 'personal']),
  guard: z.enum(['user', 'agent']).exactOptional(),
  head: z.enum(['featured', 'results', 'listing', 'articles', 'none']).exactOptional(),
  article: z.object({ date: z.iso.date(), author: text(100) }).exactOptional(),
});

const entry = z.object({
  label: text(40),
  to: path,
  place: z.enum(['bar', 'account']),
  order: z.number(),
  role: z.enum(['user', 'agent', 'operations']).exactOptional(),
  needsAccount: z.literal(true).exactOptional(),
  onlySignedIn: z.literal(true).exactOptional(),
  counts: z.enum(['unreadMessages']).exactOptional(),
});

const manifest = z.object({
  name: z.string().regex(/^[A-Za-z]\w{0,60}$/, 'not a name such as publicSite'),
  base: z.string().regex(/^\/remotes\/[\w-]{1,60}\/$/, 'not a place such as /remotes/public-site/'),
  pages: z.array(page).max(2000),
  navigation: z.array(entry).max(50),
});

/** What a remote's `pages.json` says. @throws when it is no such file, with what is wrong where */
export const readManifest = (json: string): RemoteManifest => manifest.parse(JSON.parse(json));
