import type { Shell } from '../shell/shell.js';
import type { Store } from '../shell/store.js';

export { savedPropertiesIn, savedPropertiesKey } from './saved-properties-in.js';

/** At least an id; on a device, cards keep enough beside it to be listed without asking the API. */
export interface SavedProperty {
  readonly id: number;
  readonly [field: string]: unknown;
}

/**
 * How far a list is known.
 *
 * - `loading`: an account's, asked for and not there yet.
 * - `ready`: as it is kept.
 * - `saving`: with changes that the server has not acknowledged.
 * - `failed`: an account's that could not be loaded; `reload` asks again.
 */
export type SavedStatus = 'loading' | 'ready' | 'saving' | 'failed';

/** The homes a visitor saved, the last saved first on an account. A change shows at once; one that the server refuses is taken back with a toast. */
export interface SavedProperties extends Store<readonly SavedProperty[]> {
  readonly status: Store<SavedStatus>;
  add(property: SavedProperty): void;
  remove(id: number): void;
  /** After another tab or device changed them. */
  reload(): void;
}

/** Those of this device. */
export interface SavedPropertiesOfDevice extends SavedProperties {
  /** Removes several at once, as when an account has taken them. */
  drop(ids: readonly number[]): void;
}

/** Saves a property or removes it, and says which (specification, section 4); what was removed can be put back. */
export function toggleSaved(
  { savedProperties, toast }: Pick<Shell, 'savedProperties' | 'toast'>,
  property: SavedProperty,
): void {
  const save = (): void => {
    savedProperties.add(property);
    toast({ title: 'Property saved to your list', tone: 'success' });
  };
  if (!savedProperties.get().some(({ id }) => id === property.id)) {
    save();
    return;
  }
  savedProperties.remove(property.id);
  toast({ title: 'Property removed from saved list', action: { label: 'Undo', run: save } });
}
