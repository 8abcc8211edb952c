/**
 * A new key for a form: sent along, it makes one request of however many tries. Made when a form opens and again after it was sent, not for each try.
 * `crypto.randomUUID` is not there on a page that came without encryption, such as a trial on another machine.
 */
export const newRequestKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
