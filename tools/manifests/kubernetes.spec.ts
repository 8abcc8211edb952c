import { execFileSync, spawnSync } from 'node:child_process';
import { listingTopic } from '@lintel/contracts';
import { describe, expect, it } from '@jest/globals';
import { parseAllDocuments } from 'yaml';
import { environmentOf } from './dockerfile.js';
import { clusterEnvironment, manifestsOf, ofKind, secretsOfTheGuide, serviceImage } from './environments.js';
import { manifestSchema } from './kubernetes-schema.js';
import { type Selector, selects } from './kubernetes-values.js';
import { render, type Resource } from './kustomize.js';
import { documentsIn, filesBelow, programs, root } from './repository.js';

const overlays = ['local', 'production'] as const;
const nameOf = ({ metadata }: { metadata: { name: string } }) => metadata.name;
const kubectl = spawnSync('kubectl', ['version', '--client']).status === 0;

describe('k8s/', () => {
  it('has nothing but YAML that parses, and is part of an overlay', () => {
    const files = filesBelow('k8s').filter((file) => file !== 'k8s/README.md');
    for (const file of files) expect([file, documentsIn(file).length > 0]).toEqual([file, true]);
    const used = overlays.flatMap((overlay) => render(`k8s/overlays/${overlay}`).files);
    const components = files.filter((file) => file.startsWith('k8s/components/'));
    expect([...new Set([...used, ...components])].sort()).toEqual(files);
  });

  it('knows a slip of the pen when it sees one', () => {
    const [deployment] = render('k8s/overlays/local').resources.filter(({ kind }) => kind === 'Deployment');
    const spoilt = (change: (pod: any) => void) => {
      const copy = structuredClone(deployment) as any;
      change(copy.spec.template.spec);
      return manifestSchema.safeParse(copy).success;
    };
    expect(spoilt(() => {})).toBe(true);
    expect(spoilt((pod) => (pod.containers[0].imagee = 'a'))).toBe(false);
    expect(spoilt((pod) => (pod.containers[0].image = 'lintel/search:latest'))).toBe(false);
    expect(spoilt((pod) => delete pod.containers[0].resources.limits)).toBe(false);
    expect(spoilt((pod) => (pod.containers[0].securityContext.readOnlyRootFilesystem = false))).toBe(false);
    expect(spoilt((pod) => delete pod.containers[0].livenessProbe)).toBe(false);
    expect(spoilt((pod) => (pod.automountServiceAccountToken = true))).toBe(false);
  });

  it('lists in its guide the secrets and settings that the local overlay makes', () => {
    const made = ofKind(manifestsOf('local'), 'Secret');
    const guide = secretsOfTheGuide();
    for (const { metadata, data } of made) expect(guide.get(metadata.name)).toEqual(Object.keys(data));
  });

  it('has no secret for production', () => {
    expect(ofKind(manifestsOf('production'), 'Secret')).toEqual([]);
  });
});

describe.each(overlays)('the %s overlay', (overlay) => {
  const manifests = manifestsOf(overlay);
  const deployments = ofKind(manifests, 'Deployment');
  const podLabels = deployments.map(({ spec }) => spec.template.metadata.labels);
  const chosenBy = (selector: Selector) => podLabels.filter((labels) => selects(selector, labels)).length;

  it('is valid, and each of its manifests is there once', () => {
    const ids = manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { kind, metadata } of manifests)
      if (kind !== 'Namespace')
        expect([metadata.name, metadata.namespace]).toEqual([metadata.name, 'lintel']);
  });

  it.each(programs)(
    'has for %s a service, an account, a budget and an autoscaler that find it',
    (program) => {
      const deployment = deployments.find((one) => nameOf(one) === program)!;
      const { labels } = deployment.spec.template.metadata;
      expect(selects(deployment.spec.selector, labels)).toBe(true);
      expect(ofKind(manifests, 'ServiceAccount').map(nameOf)).toContain(
        deployment.spec.template.spec.serviceAccountName,
      );
      for (const { spec } of [
        ...ofKind(manifests, 'PodDisruptionBudget').filter((one) => nameOf(one) === program),
        {
          spec: {
            selector: {
              matchLabels: ofKind(manifests, 'Service').find((one) => nameOf(one) === program)!.spec.selector,
            },
          },
        },
      ]) {
        expect(selects(spec.selector, labels)).toBe(true);
        expect(chosenBy(spec.selector)).toBe(1);
      }
      expect(ofKind(manifests, 'PodDisruptionBudget').map(nameOf)).toContain(program);
      const scaled = [...ofKind(manifests, 'HorizontalPodAutoscaler'), ...ofKind(manifests, 'ScaledObject')];
      expect(scaled.filter(({ spec }) => spec.scaleTargetRef.name === program)).toHaveLength(1);
    },
  );

  it.each(programs)(
    'mounts in %s volumes that it has, and opens the port that the image listens on',
    (program) => {
      const {
        containers,
        initContainers = [],
        volumes,
      } = deployments.find((one) => nameOf(one) === program)!.spec.template.spec;
      const mounted = [...containers, ...initContainers].flatMap(({ volumeMounts }) =>
        volumeMounts.map(({ name }) => name),
      );
      expect([...new Set(mounted)].sort()).toEqual(volumes.map(({ name }) => name).sort());
      expect(String(containers[0].ports[0].containerPort)).toBe(environmentOf(serviceImage).LINTEL_PORT);
    },
  );

  it.each(programs)('gives %s the folder of the brand, where there is one', (program) => {
    const { containers, volumes } = deployments.find((one) => nameOf(one) === program)!.spec.template.spec;
    expect(containers[0].volumeMounts).toContainEqual({ name: 'brand', mountPath: '/brand', readOnly: true });
    expect(volumes).toContainEqual({ name: 'brand', configMap: { name: 'lintel-brand', optional: true } });
  });

  it('lets nobody reach anybody, but for what policies say, and each of those chooses somebody', () => {
    const policies = ofKind(manifests, 'NetworkPolicy');
    expect(policies.find((one) => nameOf(one) === 'default-deny')?.spec).toEqual({
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
    });
    for (const policy of policies)
      expect([nameOf(policy), chosenBy(policy.spec.podSelector) > 0]).toEqual([nameOf(policy), true]);
    for (const labels of podLabels)
      for (const way of ['ingress', 'egress'] as const)
        expect([
          `${labels['app.kubernetes.io/name']} ${way}`,
          policies.some(
            ({ metadata, spec }) =>
              metadata.name !== 'names' && spec[way] && selects(spec.podSelector, labels),
          ),
        ]).toEqual([`${labels['app.kubernetes.io/name']} ${way}`, true]);
  });

  it('lets mail out of the notifications alone, where ways out are named by port', () => {
    const sending = ofKind(manifests, 'NetworkPolicy').filter(({ spec }) =>
      spec.egress?.some(({ ports }) => ports?.some(({ port }) => [25, 465, 587].includes(Number(port)))),
    );
    expect(sending.map(nameOf)).toEqual(overlay === 'production' ? ['notifications-engines'] : []);
  });

  it('names the class of its ingress, and lets in a namespace that such a controller has', () => {
    expect(ofKind(manifests, 'Ingress').map(({ spec }) => spec.ingressClassName)).toEqual(['nginx']);
    const policy = ofKind(manifests, 'NetworkPolicy').find((one) => nameOf(one) === 'gateway')!;
    expect(JSON.stringify(policy.spec.ingress)).toContain('"ingress-nginx"');
  });

  it('lets the public in through the gateway alone', () => {
    const backends = ofKind(manifests, 'Ingress').flatMap(({ spec }) =>
      spec.rules.flatMap(({ http }) => http.paths.map(({ backend }) => backend.service)),
    );
    expect(backends).toEqual([{ name: 'gateway', port: { name: 'http' } }]);
    expect(ofKind(manifests, 'Service').find((one) => nameOf(one) === 'gateway')?.spec.ports[0]?.name).toBe(
      'http',
    );
    expect(ofKind(manifests, 'Service').find((one) => nameOf(one) === 'gateway')?.spec.ports).toHaveLength(1);
    const { LINTEL_PUBLIC_URL } = clusterEnvironment(overlay, 'gateway', {});
    expect(ofKind(manifests, 'Ingress')[0]!.spec.rules.map(({ host }) => host)).toEqual([
      new URL(LINTEL_PUBLIC_URL!).hostname,
    ]);
  });

  it('has the gateway’s health and metrics on a port that monitoring and operations alone may reach', () => {
    const [{ ports, livenessProbe }] = deployments.find((one) => nameOf(one) === 'gateway')!.spec.template
      .spec.containers;
    const { LINTEL_OPERATIONS_PORT, LINTEL_OPERATIONS_HOST } = clusterEnvironment(overlay, 'gateway', {});
    expect(LINTEL_OPERATIONS_HOST).toBe('0.0.0.0');
    expect(ports.find(({ name }) => name === 'operations')?.containerPort).toBe(
      Number(LINTEL_OPERATIONS_PORT),
    );
    expect(livenessProbe.httpGet.port).toBe('operations');
    const gateway = { 'app.kubernetes.io/name': 'gateway', 'app.kubernetes.io/part-of': 'lintel' };
    const allowed = ofKind(manifests, 'NetworkPolicy')
      .filter(({ spec }) => selects(spec.podSelector, gateway))
      .flatMap(({ spec }) => spec.ingress ?? [])
      .filter((rule) => rule.ports.some(({ port }) => port === Number(LINTEL_OPERATIONS_PORT)));
    expect(allowed.map(({ from }) => from)).toEqual([
      [
        { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } },
        { podSelector: { matchLabels: { 'app.kubernetes.io/name': 'operations' } } },
      ],
    ]);
  });

  (!kubectl ? it.skip : it)('is what kubectl makes of it (skipped where there is no kubectl)', () => {
    const text = execFileSync('kubectl', ['kustomize', `${root}/k8s/overlays/${overlay}`], {
      encoding: 'utf8',
    });
    const made = parseAllDocuments(text).map((document) => document.toJS() as Resource);
    // Generated names end in a hash of what is in them.
    const plain = JSON.parse(
      JSON.stringify(made).replace(/"(lintel-[a-z-]+?)-[a-z0-9]{10}"/g, '"$1"'),
    ) as Resource[];
    const byId = (all: readonly Resource[]) =>
      Object.fromEntries(all.map((one) => [`${one.kind} ${one.metadata.name}`, sorted(one)]));
    expect(byId(render(`k8s/overlays/${overlay}`).resources)).toEqual(byId(plain));
  });
});

/** Kustomize may put what it adds to a list of named things first. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    const entries = value.map(sorted);
    return entries.every((entry) => typeof entry === 'object' && entry && 'name' in entry)
      ? entries.sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)))
      : entries;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
};

describe('scaling by consumer lag', () => {
  // The group of a topic's consumer on Kafka is the topic and the service.
  it('reads the group and the topic of the search service, with no more readers than partitions', () => {
    const [scaled] = ofKind(manifestsOf('production'), 'ScaledObject');
    const kafka = scaled!.spec.triggers.find(({ type }) => type === 'kafka');
    expect(kafka!.metadata).toMatchObject({
      topic: listingTopic.name,
      consumerGroup: `${listingTopic.name}.search`,
    });
    expect(scaled!.spec.maxReplicaCount).toBeLessThanOrEqual(listingTopic.partitions);
    expect(clusterEnvironment('production', 'search', {})).toHaveProperty('LINTEL_KAFKA_BROKERS');
  });
});
