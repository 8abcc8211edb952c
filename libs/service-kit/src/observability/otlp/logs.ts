import { ROOT_CONTEXT, trace, TraceFlags } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import { LoggerProvider, type LogRecordProcessor } from '@opentelemetry/sdk-logs';
import { currentContext } from '../../request-context.js';

/** By pino's names, as OpenTelemetry numbers them. */
const severities: Readonly<Record<string, number>> = { debug: 5, info: 9, warn: 13, error: 17 };

interface Line {
  readonly level: string;
  readonly time: string;
  readonly service: string;
  readonly msg?: string;
  readonly correlationId?: string;
  readonly err?: { readonly type?: string; readonly message?: string; readonly stack?: string };
}

/** Lines of the log as records, each with the resource of its service and the ids of what it was written in. */
export function logsBySdk(
  resourceOf: (service: string) => Resource,
  processor: LogRecordProcessor,
): (line: string) => void {
  const loggers = new Map<string, ReturnType<LoggerProvider['getLogger']>>();
  const loggerOf = (service: string) => {
    const known = loggers.get(service);
    if (known) return known;
    const provider = new LoggerProvider({ resource: resourceOf(service), processors: [processor] });
    const logger = provider.getLogger('lintel');
    loggers.set(service, logger);
    return logger;
  };
  return (text) => {
    const {
      level,
      time,
      service,
      msg = '',
      correlationId: _trace,
      err,
      ...fields
    } = JSON.parse(text) as Line;
    loggerOf(service).emit({
      timestamp: new Date(time),
      severityText: level,
      severityNumber: severities[level] ?? 0,
      body: msg,
      attributes: { ...flat(fields), ...(err && exceptionOf(err)) },
      context: around(),
    });
  };
}

const exceptionOf = ({ type, message, stack }: NonNullable<Line['err']>) => ({
  ...(type && { 'exception.type': type }),
  ...(message && { 'exception.message': message }),
  ...(stack && { 'exception.stacktrace': stack }),
});

const flat = (fields: object): Record<string, string | number | boolean> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : (value as string | number | boolean),
    ]),
  );

function around() {
  const [, traceId, spanId, flags] = currentContext()?.traceparent.split('-') ?? [];
  if (!traceId || !spanId) return ROOT_CONTEXT;
  const traceFlags = flags === '01' ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags });
}
