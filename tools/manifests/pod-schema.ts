import { z } from 'zod';
import { cpu, labels, memory, name } from './kubernetes-values.js';

const reference = z.strictObject({ name, optional: z.boolean().optional() });
const probe = (path: z.ZodType<string>) =>
  z.strictObject({
    httpGet: z.strictObject({ path, port: z.enum(['http', 'operations']) }),
    periodSeconds: z.int().positive(),
    timeoutSeconds: z.int().positive().optional(),
    failureThreshold: z.int().positive(),
  });
const resources = z.strictObject({ cpu, memory });

/** A container that could be held to anything is not accepted: each may do nothing, writes nowhere and has its limits. */
const confined = {
  name,
  image: z.string().regex(/^[\w./-]+:(?!latest$)[\w.-]+$/, 'an image and a tag that stays what it is'),
  imagePullPolicy: z.literal('IfNotPresent'),
  resources: z.strictObject({ requests: resources, limits: resources }),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(
    z.strictObject({ name, mountPath: z.string().startsWith('/'), readOnly: z.boolean().optional() }),
  ),
};

const program = z.strictObject({
  ...confined,
  env: z.array(z.strictObject({ name: z.string(), value: z.string() })).optional(),
  envFrom: z
    .array(z.union([z.strictObject({ configMapRef: reference }), z.strictObject({ secretRef: reference })]))
    .nonempty(),
  ports: z.tuple(
    [z.strictObject({ name: z.literal('http'), containerPort: z.int() })],
    z.strictObject({ name: z.literal('operations'), containerPort: z.int() }),
  ),
  startupProbe: probe(z.literal('/livez')),
  livenessProbe: probe(z.literal('/livez')),
  readinessProbe: probe(z.enum(['/readyz', '/readyz?needed', '/livez'])),
  lifecycle: z.strictObject({
    preStop: z.strictObject({ sleep: z.strictObject({ seconds: z.int().positive() }) }),
  }),
});

export const podTemplate = z.strictObject({
  metadata: z.strictObject({ labels }),
  spec: z.strictObject({
    serviceAccountName: name,
    automountServiceAccountToken: z.literal(false),
    enableServiceLinks: z.literal(false),
    terminationGracePeriodSeconds: z.int().min(30),
    securityContext: z.strictObject({
      runAsNonRoot: z.literal(true),
      runAsUser: z.int().min(1000),
      runAsGroup: z.int().min(1000),
      fsGroup: z.int().min(1000),
      seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
    }),
    topologySpreadConstraints: z.array(
      z.strictObject({
        maxSkew: z.int(),
        topologyKey: z.string(),
        whenUnsatisfiable: z.enum(['ScheduleAnyway', 'DoNotSchedule']),
        labelSelector: z.strictObject({ matchLabels: labels }),
      }),
    ),
    initContainers: z.array(z.strictObject(confined)).optional(),
    containers: z.tuple([program]),
    volumes: z.array(
      z.union([
        z.strictObject({ name, emptyDir: z.strictObject({ sizeLimit: memory }) }),
        z.strictObject({ name, configMap: reference }),
      ]),
    ),
  }),
});
