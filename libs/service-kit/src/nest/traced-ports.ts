import type { Jobs, NewJob, Worker } from '@lintel/platform/jobs';
import { NotYet } from '@lintel/platform/jobs';
import type { Mail } from '@lintel/platform/mail';
import type { Logger } from '../logging/logger.js';
import { entering, inSpan, type SpanOf } from '../observability/spans.js';
import { currentContext } from '../request-context.js';

/** The port with some of its verbs replaced; whatever else it brings is its own. */
const replacing = <Port extends object>(port: Port, verbs: Partial<Port>): Port =>
  new Proxy(port, {
    get(target, name) {
      if (Object.hasOwn(verbs, name)) return Reflect.get(verbs, name) as unknown;
      const own = Reflect.get(target, name) as unknown;
      return typeof own === 'function' ? (own.bind(target) as unknown) : own;
    },
  });

const jobSpan = (
  service: string,
  act: 'send' | 'process',
  queue: string,
  more: SpanOf['attributes'],
): SpanOf => ({
  service,
  kind: act === 'send' ? 'producer' : 'consumer',
  name: `${act} ${queue}`,
  attributes: {
    'messaging.system': 'lintel.jobs',
    'messaging.operation.type': act,
    'messaging.operation.name': act,
    'messaging.destination.name': queue,
    ...more,
  },
});

/** What is added goes on with the trace that it is added in. */
export function tracedJobs(service: string, jobs: Jobs): Jobs {
  const adding = <Answer>(
    queue: string,
    added: readonly NewJob[],
    add: (jobs: readonly NewJob[]) => Promise<Answer>,
  ): Promise<Answer> => {
    if (!currentContext()) return add(added);
    return inSpan(jobSpan(service, 'send', queue, { 'messaging.batch.message_count': added.length }), () => {
      const { traceparent, correlationId } = currentContext()!;
      const isOfIt = ({ tags }: NewJob) => (tags?.['correlation'] ?? correlationId) === correlationId;
      return add(added.map((job) => (isOfIt(job) ? { ...job, traceparent } : job)));
    });
  };
  return replacing(jobs, {
    add: (queue, job) => adding(queue, [job], ([one]) => jobs.add(queue, one!)),
    addMany: (queue, many) => adding(queue, many, (all) => jobs.addMany(queue, all)),
  });
}

/** Works on each job as a part of the trace that it was added in; what fails is in the log under its reference. */
export const tracedWorker = (service: string, queue: string, logger: Logger, worker: Worker): Worker => ({
  ...worker,
  handle(job, attempt) {
    const span = jobSpan(service, 'process', queue, {
      'lintel.job.name': job.name,
      'lintel.job.attempt': attempt.attempt,
    });
    return entering(span, attempt.traceparent ?? job.tags?.['correlation'], async () => {
      try {
        await worker.handle(job, attempt);
      } catch (error) {
        if (!(error instanceof NotYet))
          logger.warn({ err: error, queue, job: job.key, attempt: attempt.attempt }, 'a job failed');
        throw error;
      }
    });
  },
});

export const tracedMail = (service: string, mail: Mail): Mail =>
  replacing(mail, {
    send: (message) => inSpan({ service, kind: 'client', name: 'send e-mail' }, () => mail.send(message)),
  });
