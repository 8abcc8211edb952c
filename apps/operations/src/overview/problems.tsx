import { Badge, Check } from '@lintel/ui';
import { Link } from '@lintel/web/router';
import type { Problem } from './figure-words.js';

/** What has to be looked at, before anything else; or that nothing has. */
export function Problems({ problems }: { problems: readonly Problem[] }) {
  return (
    <section aria-label="Problems" aria-live="polite" className="mb-6">
      {problems.length === 0 ? (
        <p className="flex items-center gap-3 rounded-card border border-line bg-moss-tint p-4 font-semibold text-moss">
          <Check className="size-5 shrink-0" aria-hidden />
          Everything does its work.
        </p>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-clay bg-surface">
          {problems.map(({ key, text, reason, to, grave }) => (
            <li key={key} className="flex items-start justify-between gap-3 px-4 py-3">
              <span className="min-w-0">
                <span className="block font-semibold wrap-anywhere">
                  {to ? (
                    <Link
                      to={to}
                      className="inline-block py-1.5 underline decoration-edge underline-offset-4"
                    >
                      {text}
                    </Link>
                  ) : (
                    text
                  )}
                </span>
                {reason && <span className="block text-sm wrap-anywhere text-soft">{reason}</span>}
              </span>
              <Badge tone={grave ? 'clay' : 'amber'}>{grave ? 'Down' : 'Look'}</Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
