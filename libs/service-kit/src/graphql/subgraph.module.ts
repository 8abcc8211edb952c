import { readFileSync } from 'node:fs';
import type { Clock } from '@lintel/kernel';
import type { DynamicModule } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import { MercuriusFederationDriver, type MercuriusFederationDriverConfig } from '@nestjs/mercurius';
import type { FastifyRequest } from 'fastify';
import { type Identity, type IdentityKey, identityHeader, serviceAudience } from '../identity/identity.js';
import type { Logger } from '../logging/logger.js';
import { actFor } from '../request-context.js';
import { presentErrors } from './present-errors.js';

/** What every resolver of a service may know about the request. */
export interface SubgraphContext {
  readonly identity: Identity | null;
  /** The network address of whoever asks, as the gateway saw it; for limits alone. */
  readonly clientAddress?: string;
}

/** Where the gateway says from which network address a request came. */
export const clientAddressHeader = 'x-lintel-client-address';

export interface SubgraphOptions {
  /** The service's public contract, a federated GraphQL schema. */
  readonly schemaFile: URL;
  readonly identityKey: IdentityKey;
  readonly clock: Clock;
  readonly logger: Logger;
  /** As in `ServiceDefinition`; false unless given. */
  readonly admitsLimited?: boolean;
}

/** What a request is read with. */
export type ContextOptions = Pick<SubgraphOptions, 'identityKey' | 'clock' | 'admitsLimited'>;

/** From the headers of a request, HTTP's or an in-process caller's, to what resolvers see. @throws StaleIdentity */
export async function subgraphContext(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  { identityKey, clock, admitsLimited = false }: ContextOptions,
): Promise<SubgraphContext> {
  const token = headers[identityHeader];
  const clientAddress = headers[clientAddressHeader];
  const identity = await identityKey.verifyFresh(typeof token === 'string' ? token : undefined, {
    now: clock.now(),
    audience: serviceAudience,
  });
  const admitted = identity?.limited && !admitsLimited ? null : identity;
  actFor(admitted);
  return { ...(typeof clientAddress === 'string' ? { clientAddress } : {}), identity: admitted };
}

/**
 * Schema first: each service reads its own file, so that several subgraphs can share a process (code first keeps one global store of
 * types).
 */
export function subgraphModule(options: SubgraphOptions): DynamicModule {
  return GraphQLModule.forRoot<MercuriusFederationDriverConfig>({
    driver: MercuriusFederationDriver,
    typeDefs: readFileSync(options.schemaFile, 'utf8'),
    graphiql: false,
    context: (request: FastifyRequest) => subgraphContext(request.headers, options),
    errorFormatter: ({ data, errors }) => ({
      statusCode: 200,
      response: { data: data ?? null, errors: presentErrors(errors ?? [], options.logger) },
    }),
  });
}
