import { fail, type Result, succeed } from '@lintel/kernel';

const ATEXT = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LOCAL_PART = new RegExp(`^${ATEXT}(?:\\.${ATEXT})*$`);
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
const TOP_LEVEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/;

/**
 * An e-mail address as we keep it: without blanks around it, in lower case, its domain in ASCII (RFC 5890). What is written of it into a header can
 * be nothing else, since no blank, control character, quote or comma gets through. Fails with a sentence for whoever typed it.
 */
export function parseEmailAddress(text: string): Result<string, string> {
  const typed = text.trim();
  if (typed === '') return fail('Enter your e-mail address');
  if (typed.length > 254) return fail('Use at most 254 characters');
  const at = typed.lastIndexOf('@');
  const local = typed.slice(0, Math.max(0, at)).toLowerCase();
  const domain = asciiDomain(typed.slice(at + 1));
  const labels = domain.split('.');
  const wellFormed =
    local.length <= 64 &&
    LOCAL_PART.test(local) &&
    local.length + domain.length < 254 &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LEVEL.test(labels.at(-1)!);
  return wellFormed
    ? succeed(`${local}@${domain}`)
    : fail('Enter an e-mail address, such as name@example.org');
}

/** Empty for what is no domain. What the conversion would mend silently, such as a port or a path, is refused first. */
function asciiDomain(domain: string): string {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return '';
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return '';
  }
}
