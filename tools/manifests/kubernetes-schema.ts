import { z } from 'zod';
import { podTemplate } from './pod-schema.js';
import { labels, metadata, name, selector } from './kubernetes-values.js';

const object = <Kind extends string, Shape extends z.core.$ZodLooseShape>(
  apiVersion: string,
  kind: Kind,
  shape: Shape,
) => z.strictObject({ apiVersion: z.literal(apiVersion), kind: z.literal(kind), metadata, ...shape });

const spec = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => ({ spec: z.strictObject(shape) });
const port = z.int().min(1).max(65_535);
const settings = z.record(z.string().regex(/^[A-Z][A-Z0-9_]*$/), z.string());

const peer = z.strictObject({
  podSelector: selector.optional(),
  namespaceSelector: selector.optional(),
  ipBlock: z.strictObject({ cidr: z.cidrv4(), except: z.array(z.cidrv4()).nonempty().optional() }).optional(),
});
const peers = z.array(peer.refine((value) => Object.keys(value).length > 0, 'a peer is somebody')).nonempty();
const ports = z.array(z.strictObject({ protocol: z.enum(['TCP', 'UDP']), port })).nonempty();

const scaleTarget = { apiVersion: z.literal('apps/v1'), kind: z.literal('Deployment'), name };
const utilization = z.strictObject({
  type: z.literal('Resource'),
  resource: z.strictObject({
    name: z.literal('cpu'),
    target: z.strictObject({ type: z.literal('Utilization'), averageUtilization: z.int().min(1).max(100) }),
  }),
});

/** The kinds that our manifests use, with the fields that they use: a field that is not here is taken for a slip of the pen. */
export const manifestSchema = z.discriminatedUnion('kind', [
  object('v1', 'Namespace', {}),
  object('v1', 'ServiceAccount', { automountServiceAccountToken: z.literal(false) }),
  object('v1', 'ConfigMap', { data: settings }),
  object('v1', 'Secret', { type: z.literal('Opaque').optional(), data: settings }),
  object(
    'v1',
    'Service',
    spec({
      clusterIP: z.literal('None').optional(),
      publishNotReadyAddresses: z.boolean().optional(),
      selector: labels,
      ports: z.array(z.strictObject({ name, port, targetPort: name })).nonempty(),
    }),
  ),
  object(
    'apps/v1',
    'Deployment',
    spec({
      selector: z.strictObject({ matchLabels: labels }),
      revisionHistoryLimit: z.int().positive(),
      strategy: z.strictObject({
        type: z.literal('RollingUpdate'),
        rollingUpdate: z.strictObject({ maxUnavailable: z.int(), maxSurge: z.int() }),
      }),
      template: podTemplate,
    }),
  ),
  object(
    'policy/v1',
    'PodDisruptionBudget',
    spec({
      maxUnavailable: z.int().positive(),
      selector: z.strictObject({ matchLabels: labels }),
    }),
  ),
  object(
    'autoscaling/v2',
    'HorizontalPodAutoscaler',
    spec({
      scaleTargetRef: z.strictObject(scaleTarget),
      minReplicas: z.int().min(2),
      maxReplicas: z.int(),
      metrics: z.array(utilization).nonempty(),
      behavior: z.strictObject({ scaleDown: z.strictObject({ stabilizationWindowSeconds: z.int() }) }),
    }),
  ),
  object(
    'keda.sh/v1alpha1',
    'ScaledObject',
    spec({
      scaleTargetRef: z.strictObject({ name }),
      minReplicaCount: z.int().min(2),
      maxReplicaCount: z.int(),
      cooldownPeriod: z.int(),
      triggers: z
        .array(
          z.discriminatedUnion('type', [
            z.strictObject({
              type: z.literal('kafka'),
              metadata: z.strictObject({
                bootstrapServersFromEnv: z.string(),
                consumerGroup: z.string(),
                topic: z.string(),
                lagThreshold: z.string().regex(/^\d+$/),
              }),
            }),
            z.strictObject({
              type: z.literal('cpu'),
              metricType: z.literal('Utilization'),
              metadata: z.strictObject({ value: z.string().regex(/^\d+$/) }),
            }),
          ]),
        )
        .nonempty(),
    }),
  ),
  object(
    'networking.k8s.io/v1',
    'NetworkPolicy',
    spec({
      podSelector: selector,
      policyTypes: z.array(z.enum(['Ingress', 'Egress'])).nonempty(),
      ingress: z.array(z.strictObject({ from: peers, ports })).optional(),
      egress: z.array(z.strictObject({ to: peers, ports: ports.optional() })).optional(),
    }),
  ),
  object(
    'networking.k8s.io/v1',
    'Ingress',
    spec({
      ingressClassName: name.optional(),
      tls: z.array(z.strictObject({ hosts: z.array(z.hostname()), secretName: name })).optional(),
      rules: z.array(
        z.strictObject({
          host: z.hostname(),
          http: z.strictObject({
            paths: z.array(
              z.strictObject({
                path: z.string().startsWith('/'),
                pathType: z.enum(['Prefix', 'Exact']),
                backend: z.strictObject({
                  service: z.strictObject({ name, port: z.strictObject({ name }) }),
                }),
              }),
            ),
          }),
        }),
      ),
    }),
  ),
]);

export type Manifest = z.output<typeof manifestSchema>;
export type ManifestOf<Kind extends Manifest['kind']> = Extract<Manifest, { kind: Kind }>;
