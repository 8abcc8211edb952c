/** What only an account needs, in one part that is loaded when somebody signs in. */
import {
  type Shell,
  mergeSavedSearches,
  savedSearchesInBrowser,
  type SavedPropertiesOfDevice,
} from '@lintel/web';
import { accountSavedProperties, type AccountSavedProperties } from './account-saved-properties.js';

interface Device {
  readonly local: SavedPropertiesOfDevice;
  readonly toast: Shell['toast'];
}

/** The saved homes of the account. Searches that wait on the device are merged as well, whatever page is open: their owner expects alerts. */
export function savedOnAccount(device: Device): AccountSavedProperties {
  mergeSavedSearches(savedSearchesInBrowser()).catch((error: unknown) =>
    console.error('Saved searches of this device are not on the account yet', error),
  );
  return accountSavedProperties(device);
}
