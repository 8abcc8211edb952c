/** The manifest of remotes, `GET /remotes.json`: which remotes this deployment has, and where. */
export interface RemoteEntry {
  readonly name: string;
  /** Address of its `mf-manifest.json`. */
  readonly entry: string;
}

/** @throws when the answer is not such a manifest. */
export function readRemotes(content: unknown): readonly RemoteEntry[] {
  const remotes = (content as { remotes?: unknown } | null)?.remotes;
  if (!Array.isArray(remotes) || !remotes.every(isRemoteEntry)) {
    throw new TypeError('remotes.json must be {"remotes": [{"name": …, "entry": …}]}');
  }
  return remotes;
}

const isRemoteEntry = (value: unknown): value is RemoteEntry =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as RemoteEntry).name === 'string' &&
  typeof (value as RemoteEntry).entry === 'string';

/** Where a remote's container script is, and the global it sets, from its `mf-manifest.json`. @throws when they are not there. */
export function readContainer(
  content: unknown,
  manifestAddress: string,
): { url: string; globalName: string } {
  const meta = (content as { metaData?: Record<string, unknown> } | null)?.metaData;
  const script = meta?.['remoteEntry'] as { name?: unknown; path?: unknown } | undefined;
  const globalName = meta?.['globalName'];
  if (typeof script?.name !== 'string' || script.name === '' || typeof globalName !== 'string') {
    throw new TypeError(`${manifestAddress} names no remote entry`);
  }
  const path = typeof script.path === 'string' && script.path !== '' ? `${script.path}/` : '';
  const publicPath = meta?.['publicPath'];
  // A remote built with public path 'auto' lies beside its manifest.
  const base =
    typeof publicPath === 'string' && publicPath !== 'auto'
      ? new URL(publicPath, manifestAddress)
      : manifestAddress;
  return { url: new URL(`${path}${script.name}`, base).href, globalName };
}
