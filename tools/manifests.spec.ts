import { InvalidConfiguration, loadConfig, platformConfigSchema } from '@lintel/service-kit';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { environmentOf, instructionsOf } from './manifests/dockerfile.js';
import {
  clusterEnvironment,
  composeEnvironment,
  composeFile,
  type Environment,
  manifestsOf,
  ofKind,
  serviceImage,
} from './manifests/environments.js';
import { pendingSettings } from './manifests/pending-settings.js';
import { type ProgramSettings, settingOf, settingsOf } from './manifests/program-settings.js';
import { interpolated } from './manifests/compose-schema.js';
import { programs, read } from './manifests/repository.js';

const settings = new Map<string, ProgramSettings>();

beforeAll(async () => {
  for (const program of programs) settings.set(program, await settingsOf(program));
}, 60_000);

/** Values of the secrets that a production cluster has; what they open is not asked here. */
const secrets: Environment = {
  LINTEL_IDENTITY_SECRET: 'x'.repeat(32),
  LINTEL_SMTP_URL: 'smtps://mail.example.org:465',
  LINTEL_MONGO_URL: 'mongodb+srv://mongo.example.internal',
  LINTEL_S3_ACCESS_KEY: 'key',
  LINTEL_S3_SECRET_KEY: 'secret',
  LINTEL_REDIS_URL: 'rediss://redis.example.internal:6380',
  LINTEL_OPENAI_KEY: 'key',
};

const places: readonly [string, (program: string) => Environment][] = [
  ['docker compose', composeEnvironment],
  ['the local cluster', (program) => clusterEnvironment('local', program, {})],
  ['the production cluster', (program) => clusterEnvironment('production', program, secrets)],
];
const everywhere = places.flatMap(([place, environment]) =>
  programs.map((program) => [program, place, environment] as const),
);

describe.each(everywhere)('the environment of %s in %s', (program, _place, environment) => {
  it('has no name that the program does not read', () => {
    const known = Object.keys(settings.get(program)!.schema.shape);
    const given = Object.keys(environment(program)).filter((name) => !pendingSettings.includes(name));
    expect(known).toEqual(expect.arrayContaining(given));
  });

  it('is one that the program starts with, in production', () => {
    const config = loadConfig(settings.get(program)!.schema, environment(program));
    expect(config).toMatchObject({
      NODE_ENV: 'production',
      LINTEL_HOST: '0.0.0.0',
      LINTEL_ALLOW_EMBEDDED: false,
      LINTEL_IDENTITY_SECRET: expect.any(String),
    });
  });

  it('is the same when what is not given is empty, as compose gives it', () => {
    const { schema } = settings.get(program)!;
    const given = environment(program);
    const empty = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, '']));
    expect(loadConfig(schema, { ...empty, ...given })).toEqual(loadConfig(schema, given));
  });

  it('chooses an adapter of the cluster profile for every port that the program opens', () => {
    const { ports } = settings.get(program)!;
    expect(ports).not.toEqual([]);
    for (const port of ports)
      expect([port, environment(program)[port]]).toEqual([port, expect.stringMatching(/^(?!embedded$)\w+$/)]);
  });

  it('has what the chosen adapters need', () => {
    const given = environment(program);
    for (const name of Object.keys(given))
      for (const needed of neededBy[`${name}=${given[name]}`] ?? [])
        expect([needed, Boolean(given[needed])]).toEqual([needed, true]);
  });
});

/** Settings without which an adapter cannot open. */
const neededBy: Readonly<Record<string, readonly string[]>> = {
  'LINTEL_DOCUMENTS=mongo': ['LINTEL_MONGO_URL'],
  'LINTEL_EVENT_BUS=kafka': ['LINTEL_KAFKA_BROKERS'],
  'LINTEL_SEARCH_INDEX=elasticsearch': ['LINTEL_ELASTICSEARCH_URL'],
  'LINTEL_OBJECT_STORE=s3': [
    'LINTEL_S3_URL',
    'LINTEL_S3_ACCESS_KEY',
    'LINTEL_S3_SECRET_KEY',
    'LINTEL_S3_BUCKET',
  ],
  'LINTEL_CACHE=redis': ['LINTEL_REDIS_URL'],
  'LINTEL_JOBS=bullmq': ['LINTEL_REDIS_URL'],
  'LINTEL_MAIL=smtp': ['LINTEL_SMTP_URL'],
  'LINTEL_LANGUAGE_MODEL=openai': ['LINTEL_OPENAI_URL', 'LINTEL_OPENAI_KEY', 'LINTEL_OPENAI_MODEL'],
};

describe('the container that loads the demonstration listings', () => {
  const given = composeEnvironment('demonstration');
  // What the loader opens, it says in its own source.
  const opened = [...read('deploy/seed/src/seed-listings.ts').matchAll(/\bopen([A-Z]\w+)\(config\b/g)];
  const ports = new Set(opened.map(([, port]) => settingOf(port!)));
  // Only the embedded projection is filled here: elsewhere the search service does it.
  ports.delete('LINTEL_SEARCH_INDEX');

  it('is started by hand, and ends', () => {
    const { demonstration } = composeFile().services;
    expect(demonstration).toMatchObject({ profiles: ['demo'] });
    expect(demonstration!.command).toContain('--demonstration');
    expect(demonstration).not.toHaveProperty('restart');
  });

  it('is given settings that it reads, adapters of the cluster profile, and what those need', () => {
    const own = Object.keys(given).filter((name) => !(name in environmentOf(serviceImage)));
    expect(Object.keys(platformConfigSchema.shape)).toEqual(expect.arrayContaining(own));
    expect(loadConfig(platformConfigSchema, given)).toMatchObject({ NODE_ENV: 'production' });
    expect(ports).toContain('LINTEL_DOCUMENTS');
    for (const port of ports) {
      expect([port, given[port]]).toEqual([port, expect.stringMatching(/^(?!embedded$)\w+$/)]);
      for (const needed of neededBy[`${port}=${given[port]}`] ?? [])
        expect([needed, Boolean(given[needed])]).toEqual([needed, true]);
    }
  });

  it('keeps things where the services look for them', () => {
    const { LINTEL_SERVICES: _, ...services } = {
      ...composeEnvironment('gateway'),
      ...composeEnvironment('listings'),
    };
    for (const [name, value] of Object.entries(given)) expect([name, services[name]]).toEqual([name, value]);
  });
});

describe('the settings that no program reads yet', () => {
  it('are none, once one of them is read: then empty the list in manifests/pending-settings.ts', () => {
    const read = new Set([...settings.values()].flatMap(({ schema }) => Object.keys(schema.shape)));
    if (pendingSettings.some((name) => read.has(name))) expect(pendingSettings).toEqual([]);
  });

  it('are given somewhere', () => {
    const given = new Set(
      everywhere.flatMap(([program, , environment]) => Object.keys(environment(program))),
    );
    expect(pendingSettings.filter((name) => !given.has(name))).toEqual([]);
  });
});

describe('every program', () => {
  it.each(programs)('%s has its image, its container and its deployments', (program) => {
    const container = composeFile().services[program];
    expect(container?.build).toMatchObject({ dockerfile: serviceImage, args: { SERVICE: program } });
    for (const overlay of ['local', 'production']) {
      const deployment = ofKind(manifestsOf(overlay), 'Deployment').find(
        ({ metadata }) => metadata.name === program,
      );
      expect(deployment?.spec.template.spec.containers[0].image).toMatch(new RegExp(`lintel/${program}:`));
    }
  });

  it('is all there is to deploy', () => {
    for (const overlay of ['local', 'production'])
      expect(
        ofKind(manifestsOf(overlay), 'Deployment')
          .map(({ metadata }) => metadata.name)
          .sort(),
      ).toEqual([...programs].sort());
  });

  it.each(places)('is found by the gateway in %s, on the port it listens on', (_place, environment) => {
    const addresses = loadConfig(settings.get('gateway')!.schema, environment('gateway'))
      .LINTEL_SERVICES as ReadonlyMap<string, readonly string[]>;
    const { LINTEL_PORT } = environmentOf(serviceImage);
    expect(Object.fromEntries(addresses)).toEqual(
      Object.fromEntries(
        programs
          .filter((name) => name !== 'gateway')
          .map((name) => [name, [`http://${name}:${LINTEL_PORT}`]]),
      ),
    );
  });
});

describe('an installation with the .env of the example', () => {
  const gateway = () => loadConfig(settings.get('gateway')!.schema, composeEnvironment('gateway'));

  it('says where people reach it, which is where compose publishes it, whatever the port inside', () => {
    const published = interpolated(composeFile().services['gateway']!.ports![0]!, {});
    expect(gateway()).toMatchObject({
      LINTEL_PUBLIC_URL: `http://localhost:${/^127\.0\.0\.1:(\d+):/.exec(published)![1]}`,
    });
  });

  it.each([
    ['gateway', 'LINTEL_TRUST_PROXY', '10.0.0.0/8'],
    ['gateway', 'LINTEL_MAP_PMTILES', '/open-data/streets.pmtiles'],
    ['gateway', 'LINTEL_MAP_TILES', 'https://tiles.example.org/{z}/{x}/{y}.png'],
    ['gateway', 'LINTEL_MAP_ATTRIBUTION', '© Somebody'],
    ['listings', 'LINTEL_BUS_STOPS', '/open-data/bus-stops.csv.gz'],
    ['listings', 'LINTEL_POSTCODES', '/open-data/postcodes.csv'],
  ])('hands %s its %s, where that is set', (program, name, value) => {
    const text = String(composeFile().services[program]!.environment![name]);
    const set = interpolated(text, { [name]: value });
    expect(
      loadConfig(settings.get(program)!.schema, { ...composeEnvironment(program), [name]: set }),
    ).toMatchObject({
      [name]: value,
    });
  });
});

describe('a setting with a slip of the pen', () => {
  it('is refused by its name', () => {
    const environment = { ...composeEnvironment('listings'), LINTEL_MONGO_URL: 'mongo:27017' };
    expect(() => loadConfig(settings.get('listings')!.schema, environment)).toThrow(InvalidConfiguration);
    expect(() => loadConfig(settings.get('listings')!.schema, environment)).toThrow(/LINTEL_MONGO_URL/);
  });
});

describe('the images', () => {
  it('give no program a setting that it does not read', () => {
    const named = instructionsOf(serviceImage)
      .filter(({ name }) => name === 'ENV')
      .flatMap(({ rest }) => [...rest.matchAll(/\b(LINTEL_\w+)=/g)].map(([, name]) => name!));
    expect(named).not.toEqual([]);
    for (const { schema } of settings.values())
      expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(named));
  });
});
