import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { engineSettings, removeNamespace } from '@lintel/e2e/engines';
import { thisVersion } from '@lintel/platform/data-version';
import { type OtlpReceiver, startOtlpReceiver } from '@lintel/service-kit/otlp-receiver';
import { eventually } from '@lintel/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { claimRelease, keepDatabases, loadDatabases } from './databases.js';
import { missing } from './erasure/cluster-engines.js';
import { LintelProcess, tokenFor } from './lintel-process.js';
import { home } from './ownership/listings.js';
import { findsOneTrace, mailsAway } from './traced-enquiry.js';

jest.setTimeout(90_000);

const databasesOf = (release: string) =>
  fileURLToPath(new URL(`data-folders/databases-${release}.json.gz`, import.meta.url));
/** What the release before wrote, or this one did while it is being made. */
const earlier = databasesOf('0.1.0');

const CREATE = 'mutation ($input: ListingInput!) { createListing(input: $input) { id version } }';
const CHANGE =
  'mutation ($id: Int!, $version: Int!, $input: ListingInput!) { updateListing(id: $id, version: $version, input: $input) { id } }';
const SUBSCRIBE = 'mutation ($email: String!) { subscribeToNewsletter(email: $email) { email } }';
const STOCK = '{ agencyListings(first: 100) { listings { id price } } }';
const FOUND = '{ searchListings(listingType: sale, first: 9) { edges { node { price } } } }';

(missing ? describe.skip : describe)(
  `processes on real engines${missing ? `: skipped, LINTEL_TEST_${missing} is not set` : ''}`,
  () => {
    const namespace = `processes-${randomUUID().slice(0, 8)}`;
    const running: LintelProcess[] = [];
    let folder: string;
    let settings: Record<string, string>;
    let token: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'lintel-processes-'));
      settings = {
        ...{ ...engineSettings(namespace), LINTEL_DATA: folder, LINTEL_LOG_LEVEL: 'warn' },
        ...{ LINTEL_IDENTITY_SECRET: 'a secret for tests that is long enough', LINTEL_DEMO: '0' },
      };
      token = await tokenFor('example', settings);
    });
    afterAll(async () => {
      await Promise.all(running.map((program) => program.kill()));
      await removeNamespace(namespace);
      await rm(folder, { recursive: true, force: true });
    });

    async function start(project?: string, more: Record<string, string> = {}): Promise<LintelProcess> {
      const program = await LintelProcess.start({ ...settings, ...more }, [], project);
      running.push(program);
      return program;
    }
    async function ask(program: LintelProcess, query: string, variables: object = {}): Promise<any> {
      const { data, errors } = await program.ask(query, variables, token);
      if (errors) throw new Error(JSON.stringify(errors));
      return data;
    }

    // Where engines are promised, no test may be skipped.
    if (process.env['LINTEL_WRITE'] === '1')
      it('keep their databases for later ones', async () => {
        const lintel = await start();
        const create = async (price: number) =>
          (await ask(lintel, CREATE, { input: { ...home, price } })).createListing;
        await create(450_000);
        const { id, version } = await create(500_000);
        await ask(lintel, CHANGE, { id, version, input: { price: 475_000 } });
        await ask(lintel, SUBSCRIBE, { email: 'ada@example.org' });
        await eventually(async () => expect(JSON.stringify(await ask(lintel, FOUND))).toContain('475000'), {
          timeout: 30_000,
        });
        await lintel.kill('SIGTERM');
        await keepDatabases(namespace, databasesOf(thisVersion.product));
      });

    describe('over the databases of the release before', () => {
      let backend: OtlpReceiver;
      let gateway: LintelProcess;
      beforeAll(async () => {
        await loadDatabases(earlier, namespace);
        backend = await startOtlpReceiver();
        Object.assign(settings, mailsAway, { OTEL_EXPORTER_OTLP_ENDPOINT: backend.endpoint });
        const services = ['listings', 'messaging', 'notifications'] as const;
        const programs = await Promise.all(services.map((name) => start(`services/${name}`)));
        gateway = await start('gateway', {
          LINTEL_SERVICES: services.map((name, n) => `${name}=${programs[n]!.address}`).join(','),
        });
      });
      afterAll(() => backend?.close());

      it('have what it kept, and write to it', async () => {
        const { listings } = (await ask(gateway, STOCK)).agencyListings;
        expect(listings.map(({ price }: { price: number }) => price).sort()).toEqual([450_000, 475_000]);
        expect((await ask(gateway, CREATE, { input: home })).createListing).toMatchObject({ id: 3 });
      });

      it('leave one trace by OTLP, from the gateway over two services, Kafka and a job to the e-mail', () =>
        findsOneTrace(gateway, backend, 'messaging: documents'));

      it('refuse the databases of a later one, by name', async () => {
        await claimRelease(`${namespace}-lintel-messaging`, { product: '9.1.0', data: thisVersion.data + 1 });
        await expect(start('services/messaging')).rejects.toThrow(
          `LINTEL_MONGO_URL: ${namespace}-lintel-messaging was written by Lintel 9.1.0 (data ${thisVersion.data + 1}); this is ${thisVersion.product}`,
        );
      });
    });
  },
);
