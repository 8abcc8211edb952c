import { describe, expect, it } from '@jest/globals';
import { type ComposeService, composeSchema, interpolated, variablesIn } from './compose-schema.js';
import { composeFile } from './environments.js';
import { documentsIn, exists, programs, read } from './repository.js';

const file = composeFile();
const services = Object.entries(file.services);
const engines = ['kafka', 'mongo', 'redis', 'elasticsearch', 'minio'];
const hasHealthCheck = (service: ComposeService) => service.healthcheck !== undefined;

describe('docker-compose.yml', () => {
  it('knows a slip of the pen when it sees one', () => {
    const given = documentsIn('docker-compose.yml')[0] as { services: Record<string, object> };
    for (const services of [
      { kafka: { ...given.services.kafka, enviroment: {} } },
      { kafka: { ...given.services.kafka, image: 'apache/kafka:latest' } },
      { kafka: { ...given.services.kafka, ports: ['9092:9092'] } },
    ])
      expect(composeSchema.safeParse({ ...given, services }).success).toBe(false);
  });

  it('has the engines, each with a health check, a volume, and no port on the host', () => {
    for (const engine of engines) {
      const service = file.services[engine]!;
      expect([engine, service.healthcheck]).toEqual([engine, expect.anything()]);
      expect([engine, (service.volumes?.length ?? 0) > 0]).toEqual([engine, true]);
      expect([engine, service.ports]).toEqual([engine, undefined]);
      expect([engine, service.networks]).toEqual([engine, ['engines']]);
    }
    expect(file.networks.engines).toEqual({ internal: true });
  });

  it('bounds the memory of engines that take what there is, as the README says how much all need', () => {
    const { kafka, mongo, elasticsearch } = file.services;
    expect(kafka!.environment).toMatchObject({ KAFKA_HEAP_OPTS: '-Xms512m -Xmx512m' });
    expect(mongo!.command!.join(' ')).toMatch(/--wiredTigerCacheSizeGB 0\.5$/);
    expect(elasticsearch!.environment).toMatchObject({ ES_JAVA_OPTS: '-Xms1g -Xmx1g' });
    expect(read('README.md')).toMatch(/It takes 6 GB of memory, and a Docker that builds with BuildKit/);
  });

  it('asks engines how they are without a JVM or a shell of theirs each time', () => {
    const checkOf = (engine: string) => file.services[engine]!.healthcheck!.test.join(' ');
    expect(checkOf('kafka')).not.toMatch(/\.sh\b/);
    expect(checkOf('mongo')).toMatch(/^CMD bash -c if \[ -e \S+ \]; then : < \S+27017; else mongosh /);
  });

  it('publishes the gateway alone, unless tools are asked for', () => {
    const published = services.filter(([, { ports, profiles }]) => ports && !profiles).map(([name]) => name);
    expect(published).toEqual(['gateway']);
    expect(interpolated(file.services.gateway!.ports![0]!, {})).toBe('127.0.0.1:3000:8080');
  });

  it('keeps health and metrics of the gateway inside, on a port that is not published', () => {
    const { environment = {}, ports } = file.services.gateway!;
    expect(environment).toMatchObject({ LINTEL_OPERATIONS_PORT: 8081, LINTEL_OPERATIONS_HOST: '0.0.0.0' });
    expect(ports).toHaveLength(1);
    expect(ports![0]).not.toMatch(/8081/);
  });

  it('gives the folder of the brand to every program that may be told to read it', () => {
    const told = services.filter(([, { environment = {} }]) => 'LINTEL_BRAND' in environment);
    expect(told.map(([name]) => name)).toEqual(expect.arrayContaining([...programs]));
    for (const [name, { volumes }] of told)
      expect([name, volumes]).toEqual([name, expect.arrayContaining(['./deploy/docker/brand:/brand:ro'])]);
  });

  it.each(services)('lets %s wait for what exists, until it is healthy', (_name, { depends_on = {} }) => {
    for (const [target, { condition }] of Object.entries(depends_on)) {
      expect(Object.keys(file.services)).toContain(target);
      expect([target, condition]).toEqual([
        target,
        hasHealthCheck(file.services[target]!) ? 'service_healthy' : 'service_completed_successfully',
      ]);
    }
  });

  it.each(programs)('lets %s wait for every engine and program that its settings name', (program) => {
    const { environment: whole = {}, depends_on = {} } = file.services[program]!;
    const { LINTEL_SERVICES: watched, LINTEL_GATEWAYS: _gateways, ...environment } = whole;
    // Operations watch the services and the gateway, also while they are away.
    if (watched && program !== 'operations') environment['LINTEL_SERVICES'] = watched;
    const named = Object.keys(file.services).filter(
      (name) =>
        name !== program &&
        !file.services[name]!.profiles &&
        Object.values(environment).some((value) => new RegExp(`(^|[/@,])${name}:\\d`).test(String(value))),
    );
    expect(named).not.toEqual([]);
    expect(Object.keys(depends_on)).toEqual(expect.arrayContaining(named));
  });

  it('declares every volume and network that is used, and uses all it declares', () => {
    const mounted = services.flatMap(([, { volumes = [] }]) =>
      volumes.map((volume) => volume.split(':')[0]!),
    );
    const named = mounted.filter((source) => !source.startsWith('.'));
    expect([...new Set(named)].sort()).toEqual(Object.keys(file.volumes).sort());
    for (const path of mounted.filter((source) => source.startsWith('.')))
      expect([path, exists(path)]).toEqual([path, true]);
    const joined = services.flatMap(([, { networks = [] }]) => networks);
    expect([...new Set(joined)].sort()).toEqual(Object.keys(file.networks).sort());
  });

  it('builds what is ours from files that exist, and pulls the rest', () => {
    for (const [name, { image, build }] of services) {
      expect([name, build !== undefined]).toEqual([name, image.startsWith('lintel/')]);
      if (build) expect([build.dockerfile, exists(build.dockerfile)]).toEqual([build.dockerfile, true]);
    }
  });

  it.each(programs)('confines %s', (program) => {
    expect(file.services[program]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      init: true,
    });
  });
});

describe('.env.example', () => {
  const example = read('.env.example');
  const entries = new Map(
    [...example.matchAll(/^(# )?(\w+)=(.*)$/gm)].map(([, comment, name, value]) => [
      name!,
      { comment, value: value! },
    ]),
  );
  const variables = variablesIn(read('docker-compose.yml')).filter(({ name }) => name !== 'LINTEL_VERSION');

  it('has every name that docker-compose.yml reads, and no other', () => {
    expect([...entries.keys()].sort()).toEqual([...new Set(variables.map(({ name }) => name))].sort());
  });

  it('has no secret: what must be filled in is empty, the rest is the default, and commented out', () => {
    for (const { name, required, fallback } of variables)
      if (required) expect([name, entries.get(name)]).toEqual([name, { comment: undefined, value: '' }]);
      else expect([name, entries.get(name)]).toEqual([name, { comment: '# ', value: fallback }]);
  });
});
