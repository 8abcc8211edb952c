import type { Logger } from '@lintel/service-kit';
import type { FastifyReply } from 'fastify';
import { GraphQLError } from 'graphql';
import { formatErrors } from '../graphql/error-format.js';

const statuses: Readonly<Record<string, number>> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  SECOND_FACTOR_NEEDED: 401,
  FORBIDDEN: 403,
  EMAIL_NOT_CONFIRMED: 403,
  AWAITING_APPROVAL: 403,
  TOO_MANY_REQUESTS: 429,
  UNAVAILABLE: 503,
};

/** Of HTTP, for an error that is all of an answer. */
export const statusOf = ({ extensions }: GraphQLError): number => statuses[String(extensions['code'])] ?? 500;

/** Answers in the format of GraphQL's errors, at addresses that are none of GraphQL's. */
export const refuserWith =
  (logger: Logger) =>
  (reply: FastifyReply, error: GraphQLError): FastifyReply =>
    reply
      .code(statusOf(error))
      .header('cache-control', 'no-store')
      .send({ data: null, errors: formatErrors([error], logger) });

export const foreign = () =>
  new GraphQLError('This request comes from another site.', { extensions: { code: 'FORBIDDEN' } });
