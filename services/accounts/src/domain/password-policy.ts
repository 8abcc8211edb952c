import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as commonWords } from '@zxcvbn-ts/language-common';
import { dictionary as englishWords, translations } from '@zxcvbn-ts/language-en';
import { britishWords } from './british-words.js';

const SHORTEST = 8;
/** Of zxcvbn's 0 to 4: more than some hundred million guesses. */
const LEAST_SCORE = 2;
/** Guessing is judged by the beginning; the rest only costs time. */
const JUDGED = 64;
/** Characters of a usual ending: a year with a sign, or the digits of a birthday. Longer ones nobody tries all behind every word. */
const USUAL_ENDING = 6;
const EASY = 'This password is easy to guess.';

type Judgement = ReturnType<ZxcvbnFactory['check']>;

let strength: ZxcvbnFactory | undefined;

/**
 * What is wrong with a password, in words for the person who chose it; null when it will do. Short and guessable ones are refused, composition is
 * free (NIST SP 800-63B).
 *
 * @param personal what an attacker knows of the person: name, address, agency.
 */
export function weaknessOf(password: string, personal: readonly string[]): string | null {
  if (password.length < SHORTEST) return `The password needs at least ${SHORTEST} characters.`;
  if (personal.some((text) => plain(text) === plain(password)))
    return `${EASY} It is your own name or address.`;
  strength ??= new ZxcvbnFactory({
    dictionary: { ...commonWords, ...englishWords, british: [...britishWords] },
    graphs: adjacencyGraphs,
    translations,
  });
  const judged = strength.check(password.slice(0, JUDGED), [
    'lintel',
    ...personal.flatMap((text) => text.toLowerCase().split(/[^\p{L}\d]+/u)).filter(Boolean),
  ]);
  if (judged.score < LEAST_SCORE)
    return [EASY, judged.feedback.warning, ...judged.feedback.suggestions].filter(Boolean).join(' ');
  if (isOneWordWithAnEnding(judged))
    return `${EASY} A word with a year, a number or a sign is among the first that are tried. Three words that have nothing to do with each other are better.`;
  return null;
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');

/**
 * `Arsenal1886`, `summer2026!`: zxcvbn takes the year for any four digits as soon as a sign follows it. Those who guess try the usual endings behind each word, name, place
 * and walk over the keyboard.
 */
function isOneWordWithAnEnding({ sequence }: Judgement): boolean {
  let known = 0;
  let ending = 0;
  for (const { pattern, token } of sequence) {
    if (pattern === 'dictionary') known += 1;
    else if (pattern === 'wordSequence') return false;
    else if (pattern === 'bruteforce' || pattern === 'separator') {
      if (/\p{L}/u.test(token)) return false;
      ending += token.length;
    }
  }
  return known <= 1 && ending <= USUAL_ENDING && sequence.some(({ pattern }) => pattern !== 'bruteforce');
}
