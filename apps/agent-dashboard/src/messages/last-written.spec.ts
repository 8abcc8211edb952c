import { describe, expect, it } from '@jest/globals';
import { lastWritten } from './last-written.js';

const question = { side: 'visitor', text: 'Is the garden shared?' } as const;
const answer = { side: 'agency', text: 'It is yours alone.' } as const;

describe('what is shown of a conversation that is replied to', () => {
  it('is what the person wrote, and apart from it what was answered', () => {
    expect(lastWritten([question])).toEqual({ question, answer: undefined });
    expect(
      lastWritten([{ ...question, text: 'Hello' }, question, { ...answer, text: 'Hello' }, answer]),
    ).toEqual({
      question,
      answer,
    });
    expect(lastWritten([answer, question])).toEqual({ question, answer: undefined });
  });

  it('is the agency’s alone where it began', () => {
    expect(lastWritten([answer])).toEqual({ question: undefined, answer });
    expect(lastWritten([])).toEqual({ question: undefined, answer: undefined });
  });
});
