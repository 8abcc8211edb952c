/** What is shown in the place of what may be about a person. */
export const mask = '•••';

/** An escape of JSON is taken as a whole, so that the `n` of a line break is no part of the address after it. A scope of packages has nothing before its `@`. */
const ADDRESS = /\\u[\da-f]{4}|\\.|[^\s<>"'(),;:/\\@]+@[^\s<>"'(),;:/\\@]+/gi;

/** A text, or JSON, without the e-mail addresses that people wrote or servers repeat, and without passwords in addresses of servers. */
export const maskAddresses = (text: string): string =>
  text.includes('@') ? text.replaceAll(ADDRESS, (found) => (found.startsWith('\\') ? found : mask)) : text;
