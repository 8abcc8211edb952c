import { type ComposeFile, composeSchema, interpolated, variablesIn } from './compose-schema.js';
import { environmentOf } from './dockerfile.js';
import { render } from './kustomize.js';
import { type Manifest, type ManifestOf, manifestSchema } from './kubernetes-schema.js';
import { documentsIn, read } from './repository.js';

export type Environment = Readonly<Record<string, string>>;

export const serviceImage = 'deploy/docker/service.Dockerfile';

export const composeFile = (): ComposeFile => composeSchema.parse(documentsIn('docker-compose.yml')[0]);

/** What `.env` holds for one who filled in only what has no default. */
export const filledIn = (): Environment =>
  Object.fromEntries(
    variablesIn(read('docker-compose.yml'))
      .filter(({ required }) => required)
      .map(({ name }) => [name, `a-value-of-at-least-32-characters-for-${name}`]),
  );

/** What a program finds in its environment when compose starts it. */
export function composeEnvironment(program: string): Environment {
  const given = composeFile().services[program]?.environment ?? {};
  const values = filledIn();
  return {
    ...environmentOf(serviceImage),
    ...Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, interpolated(String(value), values)]),
    ),
  };
}

/** The secrets that a cluster has before an overlay is applied, as the guide lists them: settings by secret. */
export const secretsOfTheGuide = (): Map<string, string[]> =>
  new Map(
    [...read('k8s/README.md').matchAll(/^\| `([\w-]+)` +\| (.+?) +\|$/gm)].map(([, name, settings]) => [
      name!,
      [...settings!.matchAll(/`(\w+)`/g)].map(([, setting]) => setting!),
    ]),
  );

export const manifestsOf = (overlay: string) =>
  render(`k8s/overlays/${overlay}`).resources.map((one) => manifestSchema.parse(one));

export const ofKind = <Kind extends Manifest['kind']>(
  manifests: readonly Manifest[],
  kind: Kind,
): ManifestOf<Kind>[] => manifests.filter((one): one is ManifestOf<Kind> => one.kind === kind);

/** What a program finds in its environment in a cluster; secrets that exist there already are taken from `secrets`. */
export function clusterEnvironment(overlay: string, program: string, secrets: Environment): Environment {
  const manifests = manifestsOf(overlay);
  const deployment = ofKind(manifests, 'Deployment').find(({ metadata }) => metadata.name === program);
  if (!deployment) throw new Error(`${overlay} has no deployment ${program}`);
  const [{ env = [], envFrom }] = deployment.spec.template.spec.containers;
  const maps = ofKind(manifests, 'ConfigMap');
  const made = ofKind(manifests, 'Secret');
  const guide = secretsOfTheGuide();
  const environment: Record<string, string> = { ...environmentOf(serviceImage) };
  for (const source of envFrom)
    if ('configMapRef' in source) {
      const map = maps.find(({ metadata }) => metadata.name === source.configMapRef.name);
      if (!map)
        throw new Error(
          `${overlay}: ${program} asks for a map ${source.configMapRef.name} that is not there`,
        );
      Object.assign(environment, map.data);
    } else {
      const { name, optional } = source.secretRef;
      const secret = made.find(({ metadata }) => metadata.name === name);
      if (secret)
        for (const [key, value] of Object.entries(secret.data))
          environment[key] = Buffer.from(value, 'base64').toString();
      else if (made.length === 0 && guide.has(name))
        for (const key of guide.get(name)!) environment[key] = secrets[key] ?? '';
      else if (!optional)
        throw new Error(`${overlay}: ${program} asks for a secret ${name} that nobody makes`);
    }
  for (const { name, value } of env) environment[name] = value;
  return environment;
}
