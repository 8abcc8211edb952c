import { join } from 'node:path';
import { kustomizationSchema, type Kustomization } from './kustomize-schema.js';
import { documentsIn, exists } from './repository.js';

/** A manifest before it is judged. */
export interface Resource {
  [field: string]: unknown;
  readonly kind: string;
  readonly metadata: { name: string; namespace?: string; labels?: Record<string, string> };
}

/** Every file that a kustomization is made of. */
export interface Rendered {
  readonly resources: Resource[];
  readonly files: string[];
}

/**
 * What `kubectl kustomize` makes of a folder, as far as our manifests use it, without the hashes in generated names.
 *
 * @throws naming the file that is missing, or the patch, image or map that meets nothing.
 */
export function render(folder: string): Rendered {
  const file = `${folder}/kustomization.yaml`;
  const rendered: Rendered = { resources: [], files: [] };
  apply(folder, kustomizationSchema.parse(documentsIn(file)[0]), rendered);
  return rendered;
}

function apply(folder: string, kustomization: Kustomization, rendered: Rendered): void {
  const { resources, files } = rendered;
  files.push(`${folder}/kustomization.yaml`);
  for (const path of kustomization.resources.map((entry) => join(folder, entry))) {
    if (exists(`${path}/kustomization.yaml`)) {
      const inner = render(path);
      resources.push(...inner.resources);
      files.push(...inner.files);
    } else {
      resources.push(...(documentsIn(path) as Resource[]));
      files.push(path);
    }
  }
  generate('ConfigMap', kustomization.configMapGenerator, rendered.resources, (value) => value);
  generate('Secret', kustomization.secretGenerator, rendered.resources, (value) =>
    Buffer.from(value).toString('base64'),
  );
  for (const { path, target } of kustomization.patches) {
    files.push(join(folder, path));
    for (const patch of documentsIn(join(folder, path)) as Resource[])
      patchWith(patch, target ? (one) => one.kind === target.kind : undefined, rendered, join(folder, path));
  }
  for (const { name, newName, newTag } of kustomization.images) {
    const used = containersIn(resources).filter(({ image }) => image.split(':')[0] === name);
    if (used.length === 0) throw new Error(`${folder}: no container has the image ${name}`);
    for (const container of used) container.image = `${newName}:${newTag}`;
  }
  for (const component of kustomization.components) {
    const path = join(folder, component);
    apply(path, kustomizationSchema.parse(documentsIn(`${path}/kustomization.yaml`)[0]), rendered);
  }
  for (const { pairs, includeTemplates } of kustomization.labels)
    for (const resource of resources) {
      resource.metadata.labels = { ...resource.metadata.labels, ...pairs };
      if (includeTemplates && resource.kind === 'Deployment')
        mergeInto(resource, { spec: { template: { metadata: { labels: pairs } } } });
    }
  if (kustomization.namespace)
    for (const { kind, metadata } of resources) {
      if (kind !== 'Namespace') metadata.namespace = kustomization.namespace;
      else metadata.name = kustomization.namespace;
    }
}

function generate(
  kind: 'ConfigMap' | 'Secret',
  generators: Kustomization['configMapGenerator'],
  resources: Resource[],
  encode: (value: string) => string,
): void {
  for (const { name, behavior, literals } of generators) {
    const data = Object.fromEntries(
      literals.map((literal) => {
        const at = literal.indexOf('=');
        return [literal.slice(0, at), encode(literal.slice(at + 1))];
      }),
    );
    const known = resources.find((one) => one.kind === kind && one.metadata.name === name);
    if (Boolean(known) !== (behavior === 'merge'))
      throw new Error(`${kind} ${name} is ${known ? 'made twice' : 'merged into nothing'}`);
    if (known) Object.assign(known.data as object, data);
    else
      resources.push({
        apiVersion: 'v1',
        kind,
        metadata: { name },
        ...(kind === 'Secret' ? { type: 'Opaque' } : {}),
        data,
      });
  }
}

function patchWith(
  patch: Resource,
  isTarget: ((resource: Resource) => boolean) | undefined,
  { resources }: Rendered,
  path: string,
): void {
  const targets = resources.filter(
    isTarget ??
      ((one) =>
        one.kind === patch.kind &&
        one.apiVersion === patch.apiVersion &&
        one.metadata.name === patch.metadata.name),
  );
  if (targets.length === 0)
    throw new Error(`${path}: there is no ${patch.kind} ${patch.metadata.name} to patch`);
  const { $patch, metadata: _, ...changes } = patch;
  for (const target of targets)
    if ($patch === 'delete') resources.splice(resources.indexOf(target), 1);
    else mergeInto(target, changes);
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The key by which entries of a list are merged; other lists are replaced as a whole. */
const mergeKeys: Readonly<Record<string, string>> = {
  containers: 'name',
  initContainers: 'name',
  env: 'name',
  volumes: 'name',
  volumeMounts: 'mountPath',
  ports: 'containerPort',
};

/** Kubernetes' strategic merge. */
function mergeInto(target: Fields, changes: Fields): void {
  for (const [field, value] of Object.entries(changes)) {
    const current = target[field];
    const key = mergeKeys[field];
    if (isFields(current) && isFields(value)) mergeInto(current, value);
    else if (key && Array.isArray(current) && Array.isArray(value))
      for (const entry of value as Fields[]) {
        const same = (current as Fields[]).find((one) => one[key] === entry[key]);
        if (same) mergeInto(same, entry);
        else current.push(structuredClone(entry));
      }
    else target[field] = structuredClone(value);
  }
}

const containersIn = (resources: readonly Resource[]): { image: string }[] =>
  resources
    .filter(({ kind }) => kind === 'Deployment')
    .flatMap((one) => {
      const { containers, initContainers = [] } = (
        one.spec as { template: { spec: Record<'containers' | 'initContainers', { image: string }[]> } }
      ).template.spec;
      return [...initContainers, ...containers];
    });
