/** The message was at fault, not its address: too large, malformed, or refused by policy (RFC 3463, subjects 3, 6 and 7). */
const ABOUT_THE_MESSAGE = /\b5\.(?:[67]\.\d{1,3}|2\.3|3\.4)\b/;

/** Whether a refusal means that the address takes no mail: an answer of the 5xx sort that is not about the message. */
export const isBounce = (status: number | undefined, answer: string): boolean =>
  status !== undefined && status >= 500 && !ABOUT_THE_MESSAGE.test(answer);

/** Words that short are in everything that is said. */
const SHORTEST = 3;

/** What a mail server said of a message to somebody, without who that is, which servers like to repeat: for records and logs. */
export function withoutRecipient(
  answer: string,
  { address = '', name = '' }: { readonly address?: string; readonly name?: string } = {},
): string {
  const local = address.slice(0, Math.max(0, address.lastIndexOf('@')));
  const scrubbed = answer.replace(/[^\s<>]+@[^\s<>]+/g, '(address)');
  const said = { [local]: '(address)', ...(name.length < SHORTEST ? {} : { [name]: '(name)' }) };
  return Object.entries(said)
    .reduce((text, [who, instead]) => (who === '' ? text : text.replaceAll(who, instead)), scrubbed)
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, 500);
}
