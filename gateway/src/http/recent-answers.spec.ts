import { FakeClock } from '@lintel/testing';
import { expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { recentAnswers } from './recent-answers.js';

it('answers of the last five minutes are counted, and how many were errors of ours', async () => {
  const clock = new FakeClock();
  const http = fastify();
  const { check } = recentAnswers(http, clock);
  http.get('/well', () => 'well');
  http.get('/fails', (_request, reply) => reply.code(500).send('fails'));
  const ask = (path: string) => http.inject({ url: path });

  await ask('/well');
  await ask('/fails');
  await ask('/nothing');
  expect(await check()).toEqual({ public_answers: 3, public_failures: 1 });
  clock.advance({ seconds: 240 });
  await ask('/well');
  expect(await check()).toEqual({ public_answers: 4, public_failures: 1 });
  clock.advance({ seconds: 120 });
  expect(await check()).toEqual({ public_answers: 1, public_failures: 0 });
  await http.close();
});
