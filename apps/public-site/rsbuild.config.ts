import { defineConfig } from '@rsbuild/core';
import { appBuild } from '@lintel/web/build';
import { postSummaries } from './src/blog/post-summaries.ts';
import { navigation, pages } from './src/pages.ts';

const articles = Object.fromEntries(
  postSummaries.map(({ id, title, excerpt, date, author }) => [
    `/blog/${id}`,
    { title, description: excerpt, kind: 'open', article: { date, author } } as const,
  ]),
);

export default defineConfig(({ command }) =>
  appBuild({
    name: 'publicSite',
    prefix: '/remotes/public-site/',
    role: 'remote',
    entry: './src/host/index.ts',
    port: 3011,
    command,
    declares: { pages: { ...pages, ...articles }, navigation },
  }),
);
