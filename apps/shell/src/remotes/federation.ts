import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { isRemote, type Remote } from '@lintel/web';
import { readContainer, readRemotes } from './remote-manifest.js';

/** Fetches a remote by its name through Module Federation, from what `/remotes.json` says now. */
export async function fetchRemote(name: string, attempt: number, signal: AbortSignal): Promise<Remote> {
  const entry = readRemotes(await fetchJson('/remotes.json', signal)).find(
    (remote) => remote.name === name,
  )?.entry;
  if (entry === undefined) throw new Error(`The manifest of remotes names no ${name}`);
  const manifest = new URL(entry, location.href).href;
  const { url, globalName } = readContainer(await fetchJson(manifest, signal), manifest);
  // The runtime caches failures; a new address and `force` make it load again.
  const address = attempt === 0 ? url : `${url}?attempt=${attempt}`;
  registerRemotes([{ name, entry: address, type: 'global', entryGlobalName: globalName }], { force: true });
  const loaded = await loadRemote<{ default: unknown }>(`${name}/remote`);
  if (!isRemote(loaded?.default)) throw new Error(`${name} does not keep the contract of remotes`);
  return loaded.default;
}

async function fetchJson(address: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(address, { signal, credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}`);
  return response.json();
}
