/** The message was at fault, not its address: too large, malformed, or refused by policy (RFC 3463, subjects 3, 6 and 7). */
const ABOUT_THE_MESSAGE = /\b5\.(?:[67]\.\d{1,3}|2\.3|3\.4)\b/;

/** Whether a refusal means that the address takes no mail: an answer of the 5xx sort that is not about the message. */
export const isBounce = (status: number | undefined, answer: string): boolean =>
  status !== undefined && status >= 500 && !ABOUT_THE_MESSAGE.test(answer);

/** What a mail server said of a message to this address, without the addresses that it likes to repeat: for records and logs. */
export function withoutAddresses(answer: string, address = ''): string {
  const local = address.slice(0, Math.max(0, address.lastIndexOf('@')));
  const scrubbed = answer.replace(/[^\s<>]+@[^\s<>]+/g, '(address)');
  return (local === '' ? scrubbed : scrubbed.replaceAll(local, '(address)'))
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, 500);
}
