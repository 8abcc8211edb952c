/** What the bus needs of a logger; pino's shape. */
export interface BusLogger {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export const silent: BusLogger = { warn: () => undefined, error: () => undefined };
