import { publicEvents } from '@lintel/contracts';
import { appBuild } from '@lintel/web/build';
import { defineConfig } from '@rsbuild/core';
import { postSummaries } from './src/blog/post-summaries.ts';
import { eventAddress, topicAddress, topics } from './src/developers/topics.ts';
import { moneyAddress, topics as moneyTopics } from './src/money/topics.ts';
import { navigation, pages } from './src/pages.ts';

const articles = Object.fromEntries(
  postSummaries.map(({ id, title, excerpt, date, author }) => [
    `/blog/${id}`,
    { title, description: excerpt, kind: 'open', article: { date, author } } as const,
  ]),
);

const forDevelopers = Object.fromEntries([
  ...topics
    .filter(({ slug }) => slug !== '')
    .map(({ slug, title, description }) => [
      topicAddress(slug),
      { title, description, kind: 'open' } as const,
    ]),
  ...publicEvents.map(({ type, summary }) => [
    eventAddress(type),
    { title: type, description: summary, kind: 'open' } as const,
  ]),
]);

const money = Object.fromEntries(
  moneyTopics.map(({ slug, title, description }) => [
    moneyAddress(slug),
    { title, description, kind: 'open' } as const,
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
    declares: { pages: { ...pages, ...articles, ...forDevelopers, ...money }, navigation },
  }),
);
