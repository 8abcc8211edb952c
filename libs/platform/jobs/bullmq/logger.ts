/** What the queue needs of a logger; pino's shape. */
export interface JobsLogger {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export const silent: JobsLogger = { warn: () => undefined, error: () => undefined };
