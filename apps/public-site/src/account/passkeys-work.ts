/** Whether this page can ask for passkeys: an address of numbers cannot have any. */
export const passkeysWork = (): boolean =>
  'PublicKeyCredential' in globalThis && !/^[\d.]+$|^\[/.test(globalThis.location.hostname);
