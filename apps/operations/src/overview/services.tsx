import { Badge, clsx } from '@lintel/ui';
import { durationText } from '../queues/job-words.js';
import type { Service } from './overview-queries.js';

/** Each service, or each of its processes, with its parts. */
export const Services = ({ services }: { services: readonly Service[] }) => (
  <section aria-label="Services" className="mt-8">
    <h2 className="text-lg">Services</h2>
    <ul className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {services.map((service) => (
        <li
          key={`${service.service} ${service.replica ?? ''}`}
          className="min-w-0 rounded-card border border-line bg-surface p-4 text-sm"
        >
          <p className="flex items-center justify-between gap-3 font-semibold">
            <span className="min-w-0 wrap-anywhere">
              {service.service}
              {service.replica && (
                <span className="block font-mono font-normal text-stone">{service.replica}</span>
              )}
            </span>
            <Badge tone={!service.well ? 'clay' : service.slow ? 'amber' : 'moss'}>
              {!service.well ? 'Down' : service.slow ? 'Slow' : 'Well'}
            </Badge>
          </p>
          {service.answerMs !== null && (
            <p className={clsx('mt-1', service.slow ? 'text-amber' : 'text-stone')}>
              Answers in {durationText(service.answerMs)}
            </p>
          )}
          {service.problem && <p className="mt-1 wrap-anywhere text-clay">{service.problem}</p>}
          <ul className="mt-2 space-y-1 text-soft">
            {service.parts.map(({ name, ready, spare }) => (
              <li key={name} className="flex justify-between gap-3">
                <span className="min-w-0 wrap-anywhere">{name.replace(`${service.service}: `, '')}</span>
                <span className={ready ? 'text-stone' : spare ? 'text-amber' : 'text-clay'}>
                  {ready ? 'well' : spare ? 'away' : 'down'}
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </section>
);
