import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as commonWords } from '@zxcvbn-ts/language-common';
import { dictionary as englishWords, translations } from '@zxcvbn-ts/language-en';

const SHORTEST = 8;
/** Of zxcvbn's 0 to 4: more than some hundred million guesses. */
const LEAST_SCORE = 2;
/** Guessing is judged by the beginning; the rest only costs time. */
const JUDGED = 64;

let strength: ZxcvbnFactory | undefined;

/**
 * What is wrong with a password, in words for the person who chose it; null when it will do. Short and guessable ones are refused, composition is
 * free (NIST SP 800-63B).
 *
 * @param personal what an attacker knows of the person: name, address, agency.
 */
export function weaknessOf(password: string, personal: readonly string[]): string | null {
  if (password.length < SHORTEST) return `The password needs at least ${SHORTEST} characters.`;
  strength ??= new ZxcvbnFactory({
    dictionary: { ...commonWords, ...englishWords },
    graphs: adjacencyGraphs,
    translations,
  });
  const { score, feedback } = strength.check(password.slice(0, JUDGED), [
    'lintel',
    ...personal.flatMap((text) => text.toLowerCase().split(/[^\p{L}\d]+/u)).filter(Boolean),
  ]);
  if (score >= LEAST_SCORE) return null;
  return ['This password is easy to guess.', feedback.warning, ...feedback.suggestions]
    .filter(Boolean)
    .join(' ');
}
