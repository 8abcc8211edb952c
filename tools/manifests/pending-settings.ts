/**
 * Settings that manifests give already and no program reads yet. A test keeps this list honest: it must be empty as soon as one of them is
 * read, so that none is forgotten on it.
 */
export const pendingSettings: readonly string[] = [];
