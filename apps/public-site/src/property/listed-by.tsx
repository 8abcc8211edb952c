import { Phone, Picture } from '@lintel/ui';
import type { ListingDetail } from './property-queries.js';
import { initialsOf, phoneAddress } from './property-words.js';

export function ListedBy({ agent }: { agent: ListingDetail['agent'] }) {
  const call = phoneAddress(agent.phone);
  return (
    <section aria-labelledby="listed-by" className="rounded-card border border-line bg-surface p-5">
      <div className="flex items-start justify-between gap-4">
        <h2 id="listed-by" className="font-sans text-sm font-semibold tracking-normal text-stone">
          Listed by
        </h2>
        {agent.logo && (
          // Marks are drawn for white paper, in the dark too.
          <span className="-mt-1 -mr-1 h-14 w-28 shrink-0 rounded-control bg-white p-1.5">
            <Picture
              image={{ ...agent.logo, alt: `Logo of ${agent.agency}`, placeholder: '' }}
              sizes="112px"
              className="bg-transparent! object-contain!"
            />
          </span>
        )}
      </div>
      <div className="mt-3 flex items-center gap-4">
        <span
          aria-hidden
          className="grid size-12 shrink-0 place-items-center rounded-full bg-moss-tint font-display text-lg font-semibold text-moss"
        >
          {initialsOf(agent.name)}
        </span>
        <div className="min-w-0">
          <p className="font-semibold">{agent.agency}</p>
          <p className="text-sm text-soft">
            {agent.name}
            {agent.position && <span className="text-stone">, {agent.position}</span>}
          </p>
        </div>
      </div>
      {call && (
        <a
          href={call}
          className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold tabular-nums underline-offset-4 hover:underline"
        >
          <Phone className="size-4.5 text-stone" aria-hidden /> {agent.phone}
        </a>
      )}
    </section>
  );
}
