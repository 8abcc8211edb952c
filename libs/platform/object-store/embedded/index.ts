import { EmbeddedObjectStore, type EmbeddedObjectStoreOptions } from './embedded-object-store.js';

export type { EmbeddedObjectStore, EmbeddedObjectStoreOptions } from './embedded-object-store.js';

/** Opens the object store kept in a folder. Whoever serves its `publicUrl` passes requests there to `handleSigned`. */
export async function openEmbeddedObjectStore(
  options: EmbeddedObjectStoreOptions,
): Promise<EmbeddedObjectStore> {
  return new EmbeddedObjectStore(options);
}
