import { defineConfig } from '@playwright/test';

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const desktop = { grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } };
const clusterOnly = 'cluster-*.spec.ts';
/** Specs whose answers are the same at any width, on pages whose layout other specs see on a phone. */
const sameAtAnyWidth = [
  'account-journey',
  'agent-journey',
  'auth',
  'auth-account',
  'auth-agent',
  'blog',
  'dashboard-properties-bulk',
  'dashboard-properties-details',
  'design-system',
  'legal',
  'messages-contact',
  'messages-link',
  'newsletter',
  'page-heads',
  'paging',
  'plain-english',
  'property-form-drafts',
  'property-form-uploads',
  'property-sharing',
  'query-string',
  'resilience',
  'results-empty',
  'results-place',
  'saved-searches',
  'similar-properties',
  'viewing-journey',
  'viewings-link',
].map((name) => `${name}.spec.ts`);

/**
 * The tests that ask the services, before, while and after a replica of each is lost. All others concern the pages alone, which are the same on both
 * profiles.
 */
const mainJob = { ...desktop, grep: /@engines/ };
/** Journeys list homes, so they come after the specs that count them. */
const journeys = '*-journey.spec.ts';
const onCluster = [
  { name: 'cluster', ...mainJob },
  { name: 'cluster-loses-replicas', testMatch: clusterOnly, dependencies: ['cluster'], ...desktop },
  { name: 'cluster-without-them', dependencies: ['cluster-loses-replicas'], ...mainJob },
  { name: 'cluster-journeys', testMatch: journeys, dependencies: ['cluster-without-them'], ...desktop },
];

export default defineConfig({
  testDir: './src',
  outputDir: './test-results/failures',
  globalSetup: './src/product/global-set-up.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: './test-results/report.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: process.env.LINTEL_CHROMIUM ?? '/usr/bin/chromium', args: quiet },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects:
    process.env.LINTEL_E2E_PROFILE === 'cluster'
      ? onCluster
      : [
          { name: 'desktop', testIgnore: clusterOnly, ...desktop },
          {
            name: 'phone',
            testIgnore: [clusterOnly, ...sameAtAnyWidth],
            grepInvert: /@desktop/,
            use: { viewport: { width: 390, height: 844 }, hasTouch: true },
          },
        ],
});
