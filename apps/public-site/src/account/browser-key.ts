const name = 'lintel.browser';

let unkept: string | undefined;

/**
 * Lets the link in an e-mail recognise the browser in which the account was asked for: random, and of no other use. Where nothing can be kept it lasts as long as
 * the page.
 */
export function browserKey(): string {
  try {
    const kept = localStorage.getItem(name);
    if (kept) return kept;
    const made = unkept ?? random();
    localStorage.setItem(name, made);
    return made;
  } catch {
    return (unkept ??= random());
  }
}

const random = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
