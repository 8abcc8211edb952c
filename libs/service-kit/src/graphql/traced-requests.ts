import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { MercuriusPlugin } from 'mercurius';
import type { Logger } from '../logging/logger.js';
import { begin } from '../observability/spans.js';
import { contextFrom, currentContext, runInContext } from '../request-context.js';
import { operationSpan } from './operation-span.js';

/** Each request over HTTP goes on with the trace that it came with; why one could not be taken is in the log. */
export function traceRequests(app: NestFastifyApplication, service: string, logger: Logger): void {
  const http = app.getHttpAdapter().getInstance();
  http.addHook('onRequest', (request, reply, done) => {
    const traceparent = request.headers['traceparent'] as string | undefined;
    if (request.routeOptions.url !== '/graphql') return runInContext(contextFrom(traceparent), done);
    const context = begin({ service, kind: 'server', name: 'graphql' }, traceparent);
    reply.raw.once('close', () => context.span?.end());
    runInContext(context, done);
  });
  http.addHook('onError', (_request, _reply, error, done) => {
    if ((error.statusCode ?? 500) >= 500) {
      currentContext()?.span?.failed(error);
      logger.error({ err: error }, 'a request could not be taken');
    }
    done();
  });
}

/** What is asked is known only once its document is read. Once the application has its GraphQL. */
export function nameOperations(app: NestFastifyApplication, service: string): void {
  const { graphql } = app.getHttpAdapter().getInstance() as unknown as { graphql: MercuriusPlugin };
  graphql.addHook('preExecution', async (_schema, document) => {
    const { name, attributes } = operationSpan(service, document);
    currentContext()?.span?.named(name, attributes);
  });
}
