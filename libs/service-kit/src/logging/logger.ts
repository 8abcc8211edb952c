import { maskAddresses } from '@lintel/kernel';
import type { LoggerService } from '@nestjs/common';
import { GraphQLError } from 'graphql';
import { pino, type DestinationStream, type Logger } from 'pino';
import { currentContext } from '../request-context.js';

export type { Logger } from 'pino';

export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

let exported: ((line: string) => void) | undefined;

/** Has each line sent elsewhere as well, or no longer. */
export const exportLines = (to: typeof exported): void => void (exported = to);

const alsoExported = (destination: DestinationStream): DestinationStream => ({
  write(line) {
    const masked = maskAddresses(line);
    destination.write(masked);
    exported?.(masked);
  },
});

/** JSON lines on standard error, each with the service's name and, inside a request or event, its correlation id. An error may repeat what people wrote: addresses are masked. */
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
    alsoExported(destination),
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
