import type { LoggerService } from '@nestjs/common';
import { GraphQLError } from 'graphql';
import { pino, type DestinationStream, type Logger } from 'pino';
import { currentContext } from '../request-context.js';

export type { Logger } from 'pino';

export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

/** JSON lines on standard error, each with the service's name and, inside a request or event, its correlation id. */
export function createLogger(
  service: string,
  level: LogLevel,
  destination: DestinationStream = pino.destination({ fd: 2, sync: true }),
): Logger {
  return pino(
    {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => {
        const context = currentContext();
        return context ? { correlationId: context.correlationId } : {};
      },
    },
    destination,
  );
}

const isRefusal = (error: unknown): error is GraphQLError =>
  error instanceof GraphQLError && error.extensions['code'] !== undefined;

/** Nest's own messages in our log. Its start-up chatter is of use to its developers alone, so it goes out as debug. */
export function nestLogger(logger: Logger): LoggerService {
  const text = (message: unknown) =>
    message instanceof Error ? (message.stack ?? message.message) : String(message);
  return {
    log: (message, context?: string) => logger.debug({ context }, text(message)),
    debug: (message, context?: string) => logger.debug({ context }, text(message)),
    verbose: (message, context?: string) => logger.debug({ context }, text(message)),
    warn: (message, context?: string) => logger.warn({ context }, text(message)),
    // A refusal is an answer to whoever asked, who has it already.
    error: (message, ...details: unknown[]) =>
      isRefusal(message)
        ? logger.debug({ code: message.extensions['code'] }, 'refused')
        : logger.error({ details }, text(message)),
  };
}
