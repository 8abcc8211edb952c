import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type Copy, copyOfRepository } from './copy.js';

let copy: Copy;
beforeAll(() => {
  copy = copyOfRepository();
  for (const args of [
    ['init', '-q', '-b', 'main'],
    ['add', '-A'],
    ['-c', 'user.name=A Team', '-c', 'user.email=team@example.com', 'commit', '-qm', 'chore: all of it'],
  ])
    copy.run('git', ...args);
}, 60_000);
afterAll(() => copy.remove());

const make = (kind: string, ...named: string[]) => copy.run('node', 'tools/new.mjs', kind, ...named);
const read = (path: string) => readFileSync(`${copy.path}/${path}`, 'utf8');
const passing = (...suites: string[]): number =>
  JSON.parse(copy.run('node', 'tools/jest.mjs', ...suites, '--json')).numPassedTests;
const written = () =>
  copy
    .run('git', 'status', '--porcelain', '-uall')
    .trim()
    .split('\n')
    .map((line) => line.slice(2).trim());

jest.setTimeout(180_000);
describe('npm run new', () => {
  it('makes an event, on a topic of its own, on one that is there, and its next major version', () => {
    expect(make('event', 'open-house.announced')).toContain('openHouseTopic');
    make('event', 'listing.toured');
    make('event', 'listing.toured.v2');
    make('event', 'upload.renamed');
    make('event', 'audit-head.checked');
    const catalogue = read('libs/contracts/src/events/catalogue.ts');
    expect(catalogue).toContain('openHouseTopic,');
    expect(catalogue).toContain('...openHouseEvents,');
    expect(read('libs/contracts/src/events/listing/listing-events.ts')).toContain(
      "'lintel.listing.toured.v2'",
    );
    // Its file has another topic's events before it.
    expect(read('libs/contracts/src/events/audit/audit-events.ts')).toContain(
      'schema: auditHeadRecorded.schema',
    );
    expect(passing('libs/contracts')).toBeGreaterThan(0);
  });

  it('makes a port, with a contract suite and an adapter that keeps its promises', () => {
    make('port', 'address-book');
    expect(Object.keys(JSON.parse(read('libs/platform/package.json')).exports)).toContain(
      './address-book/contract',
    );
    expect(passing('libs/platform/address-book')).toBe(3);
  });

  it('makes a remote with a page, an owner and an entry in the lockfile', () => {
    expect(make('remote', 'valuations')).toContain('http://127.0.0.1:3014/remotes/valuations/valuations');
    expect(read('.github/CODEOWNERS')).toMatch(/^\/apps\/valuations\/ +@lintel\//m);
    expect(JSON.parse(read('package-lock.json')).packages['node_modules/@lintel/valuations'].link).toBe(true);
    expect(passing('apps/valuations')).toBeGreaterThan(0);
    expect(passing('tools/owners.spec.ts')).toBeGreaterThan(0);
  });

  it('makes a service that every way of running Lintel runs, with its documents, a consumer, a query and a mutation', () => {
    expect(make('service', 'tours')).toContain('services/tours/schema.graphql');
    expect(read('services/tours/src/adapters/graphql/schema.generated.ts')).toContain(
      'MutationAddToursNoteArgs',
    );
    expect(passing('services/tours')).toBe(4);
    // Its owner, its container, its pods and what they may reach, who may use what it offers and how that is recorded.
    const whole = ['tools/owners.spec.ts', 'tools/manifests.spec.ts'];
    const parts = ['tools/manifests/compose.spec.ts', 'tools/manifests/kubernetes.spec.ts'];
    expect(passing(...whole, ...parts)).toBeGreaterThan(0);
    expect(passing('deploy/all-in-one/test/audited.spec.ts')).toBeGreaterThan(0);
    expect(read('deploy/all-in-one/test/ownership/access-rows.ts')).toContain("'signedIn', 'Query.tours'");
  });

  it('makes a criterion, of which address, filter, index and GraphQL follow', () => {
    make('criterion', 'maxServiceCharge', 'materialInformation.serviceCharge');
    expect(read('services/search/schema.graphql')).toMatch(/^ {2}maxServiceCharge: Int$/m);
    expect(read('apps/public-site/src/home/understand.generated.ts')).toContain('maxServiceCharge');
    expect(passing('services/search/src/domain')).toBeGreaterThan(0);
    expect(passing('apps/public-site/src/results')).toBeGreaterThan(0);
    copy.run('node', 'tools/compose-supergraph.ts', '--check');
  });

  it('makes what lint and types let through, and breaks nobody', () => {
    const files = written();
    expect(files.length).toBeGreaterThan(20);
    copy.run('prettier', '--check', '--ignore-unknown', ...files);
    copy.run('nx', 'show', 'projects');
    copy.run('eslint', '--no-warn-ignored', ...files.filter((file) => /\.(ts|tsx|mjs)$/.test(file)));
    // With what they import, which is read once.
    for (const [of, ...include] of [
      ['node', 'libs/platform', 'services/tours', 'deploy/all-in-one'],
      ['browser', 'apps/valuations', 'apps/public-site'],
    ]) {
      const extended = { extends: `./tsconfig.${of}.json`, include };
      writeFileSync(`${copy.path}/tsconfig.new.json`, JSON.stringify(extended));
      copy.run('tsc', '-p', 'tsconfig.new.json');
    }
    copy.run('node', 'tools/gates/check.ts');
  });

  it.each([
    ['event', 'listing.published', /lintel\.listing\.published\.v1 is there already/],
    ['event', 'Tour', /NAME is such as tour\.booked/],
    ['port', 'cache', /libs\/platform\/cache is there already/],
    ['remote', 'shell', /apps\/shell is there already/],
    ['service', 'viewings', /services\/viewings is there already/],
    ['service', 'Tours', /NAME is such as tours/],
    ['remote', '../away', /NAME is such as valuations/],
    ['criterion', 'maxPrice', /maxPrice is there already/],
    ['criterion', 'maxServiceCharge', /maxServiceCharge is there already/],
    ['criterion', 'maxLift', /FIELD is where a listing says it/],
    ['everything', 'new', /KIND is service, event, port, remote, criterion/],
  ])('makes no %s %s', (kind, name, said) => {
    const before = written();
    expect(() => make(kind, name)).toThrow(said);
    expect(written()).toEqual(before);
  });
});
