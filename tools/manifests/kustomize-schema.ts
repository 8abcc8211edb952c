import { z } from 'zod';

const generator = z.strictObject({
  name: z.string(),
  behavior: z.literal('merge').optional(),
  literals: z.array(z.string().regex(/^[A-Z][A-Z0-9_]*=.*$/)).nonempty(),
});

/** The part of kustomize that we use. What is not here, `kustomize.ts` would not render. */
export const kustomizationSchema = z.strictObject({
  apiVersion: z.enum(['kustomize.config.k8s.io/v1beta1', 'kustomize.config.k8s.io/v1alpha1']),
  kind: z.enum(['Kustomization', 'Component']),
  namespace: z.string().optional(),
  resources: z.array(z.string()).default([]),
  components: z.array(z.string()).default([]),
  configMapGenerator: z.array(generator).default([]),
  secretGenerator: z.array(generator).default([]),
  labels: z
    .array(
      z.strictObject({ pairs: z.record(z.string(), z.string()), includeTemplates: z.boolean().optional() }),
    )
    .default([]),
  images: z.array(z.strictObject({ name: z.string(), newName: z.string(), newTag: z.string() })).default([]),
  patches: z
    .array(z.strictObject({ path: z.string(), target: z.strictObject({ kind: z.string() }).optional() }))
    .default([]),
});
export type Kustomization = z.output<typeof kustomizationSchema>;
