import type { FastifyInstance } from 'fastify';

/** Whether a name or an address leads to this machine alone, whoever asks: `localhost`, `127.0.0.1`, `::1`. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|\[?::ffff:127(\.\d{1,3}){3}\]?)$/i.test(host);

/**
 * Answers those alone who asked for this machine by a name of it. What listens on a loopback address is reached by every page that is open on this
 * machine, under a name of its own site that leads here (DNS rebinding): its browser would take the answers for that site's.
 */
export function answerLoopbackOnly(http: FastifyInstance, refusal: string): void {
  http.addHook('onRequest', (request, reply, done) => {
    const asked = URL.parse(`http://${request.headers.host}`)?.hostname ?? '';
    if (isLoopback(asked)) return done();
    void reply
      .code(421)
      .send({ data: null, errors: [{ message: refusal, extensions: { code: 'MISDIRECTED' } }] });
  });
}
