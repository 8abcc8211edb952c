import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from '@jest/globals';
import { askAgain, createQueryClient } from './query-client.js';

const queryKey = ['unread'];
/** Lets what was promised happen. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('what has changed', () => {
  it.each([
    ['is under way for the first time', []],
    ['was answered before', [0]],
    ['is under way once more', [0, 1]],
  ])(
    'is asked for again when it %s, and the answer of before does not count',
    async (_, answered: number[]) => {
      const queries = createQueryClient();
      const answers: PromiseWithResolvers<number>[] = [];
      const queryFn = () => {
        const answer = Promise.withResolvers<number>();
        answers.push(answer);
        return answer.promise;
      };
      const observer = new QueryObserver(queries, { queryKey, queryFn, staleTime: Infinity });
      const stop = observer.subscribe(() => undefined);
      for (const value of answered) {
        answers.at(-1)!.resolve(value);
        await settled();
        expect(observer.getCurrentResult().data).toBe(value);
        if (value < answered.length - 1) void queries.invalidateQueries({ queryKey });
      }
      const before = answers.length;
      const asked = askAgain(queries, { queryKey });
      await settled();
      expect(answers).toHaveLength(before + 1);
      // In whichever order they come.
      answers.at(-1)!.resolve(3);
      answers.at(-2)?.resolve(2);
      await asked;
      expect(observer.getCurrentResult()).toMatchObject({ data: 3, fetchStatus: 'idle', error: null });
      stop();
    },
  );
});
