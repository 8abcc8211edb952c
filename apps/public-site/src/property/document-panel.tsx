import { ExternalLink, ZoomView } from '@lintel/ui';
import type { ListingDetail } from './property-queries.js';

type Document = NonNullable<ListingDetail['floorplan']>;

interface DocumentPanelProps {
  readonly document: Document | null;
  /** `Floorplan` */
  readonly name: string;
  /** The home's title. */
  readonly of: string;
}

/** A drawing to look at closely, a PDF to open, or 'Ask Agent' (specification, section 3) where the agent has given neither. */
export function DocumentPanel({ document, name, of: title }: DocumentPanelProps) {
  if (!document)
    return (
      <div className={panel}>
        <p className="text-lg font-semibold">Ask Agent</p>
        <p className="mt-1 text-soft">{name} not given with this listing.</p>
      </div>
    );
  const pdf = document.contentType === 'application/pdf';
  const link = (
    <a
      href={document.url}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
    >
      Open the {name.toLowerCase()}
      {pdf && ' (PDF)'} in a new tab <ExternalLink className="size-4 text-stone" aria-hidden />
    </a>
  );
  if (pdf) return <div className={panel}>{link}</div>;
  return (
    <ZoomView
      key={document.url}
      src={document.url}
      alt={`${name} of ${title}`}
      width={document.width}
      height={document.height}
      className="aspect-square sm:aspect-auto sm:h-[min(38rem,70dvh)]"
    >
      {link}
    </ZoomView>
  );
}

const panel =
  'grid aspect-video place-content-center place-items-center rounded-card bg-sunken p-6 text-center';
