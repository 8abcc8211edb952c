import { isOnOffer } from '@lintel/contracts/enumerations';
import { wishText } from '@lintel/contracts/search';
import { Check, ChevronDown, clsx, X } from '@lintel/ui';
import { useId, useState } from 'react';
import type { ListingCard, WishMet } from '../results-queries.js';
import { AskAgent } from './ask-agent.js';

const labelOf = ({ wish }: WishMet): string => {
  const text = wishText(wish);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/**
 * What a home says of what is wished for: what it has and has not at a glance, with its own words for one press, and what it does not say, which the
 * agent can be asked.
 */
export function WishEvidence({ listing, evidence }: { listing: ListingCard; evidence: readonly WishMet[] }) {
  const said = (['yes', 'no'] as const).flatMap((met) => evidence.filter((wish) => wish.met === met));
  const notSaid = evidence.filter(({ met }) => met === 'notSaid').map(({ wish }) => wish);
  return (
    // Above the link that the whole card is.
    <div className="pointer-events-none relative z-10 mt-3 border-t border-line pt-2 text-sm">
      {said.length > 0 && <Said said={said} title={listing.title} />}
      {notSaid.length > 0 && (
        <div className="flex flex-wrap items-baseline gap-x-2 text-stone">
          <span>Not said: {notSaid.map(wishText).join(', ')}</span>
          {isOnOffer(listing) && <AskAgent listing={listing} wishes={notSaid} />}
        </div>
      )}
    </div>
  );
}

function Said({ said, title }: { said: readonly WishMet[]; title: string }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const quoted = said.some(({ words }) => words !== null);
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        disabled={!quoted}
        onClick={() => setOpen(!open)}
        className="pointer-events-auto -mx-1 flex w-full items-start gap-2 rounded-control px-1 py-1 text-left pointer-coarse:min-h-11"
      >
        <span className="sr-only">{`What ${title} says: `}</span>
        <span className="flex min-w-0 flex-1 flex-wrap gap-x-3 gap-y-1">
          {said.map((wish) => (
            <span
              key={wish.wish}
              title={wish.words ? `“${wish.words}”` : undefined}
              className={clsx('inline-flex min-w-0 items-center gap-1', wish.met === 'no' && 'text-soft')}
            >
              <Mark met={wish.met} />
              <span className="min-w-0 truncate">{labelOf(wish)}</span>
            </span>
          ))}
        </span>
        {quoted && (
          <ChevronDown
            aria-hidden
            className={clsx('mt-0.5 size-4 shrink-0 text-stone transition-transform', open && 'rotate-180')}
          />
        )}
      </button>
      <dl id={id} hidden={!open} className="mb-2 grid gap-1 pl-5">
        {said.map(
          (wish) =>
            wish.words !== null && (
              <div key={wish.wish}>
                <dt className="inline font-medium">{labelOf(wish)}</dt>{' '}
                <dd className="inline wrap-anywhere text-soft italic">“{wish.words}”</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}

/** Has it, or says that it has it not. */
const Mark = ({ met }: Pick<WishMet, 'met'>) =>
  met === 'yes' ? (
    <>
      <Check className="size-4 shrink-0 text-moss" aria-hidden />
      <span className="sr-only">has</span>
    </>
  ) : (
    <>
      <X className="size-4 shrink-0 text-clay" aria-hidden />
      <span className="sr-only">has not</span>
    </>
  );
