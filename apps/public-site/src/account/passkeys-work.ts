/** Whether this page can use passkeys: a host that is an IP address cannot have any. */
export const passkeysWork = (): boolean =>
  'PublicKeyCredential' in globalThis && !/^[\d.]+$|^\[/.test(globalThis.location.hostname);
