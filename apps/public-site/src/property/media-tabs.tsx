import { Tabs } from '@lintel/ui';
import type { ListingDetail } from '@lintel/web';
import { Gallery } from './gallery.js';

type Document = NonNullable<ListingDetail['floorplan']>;

/** Photos, Floorplan, EPC; what the agent has not given says 'Ask Agent'. */
export function MediaTabs({ listing }: { listing: ListingDetail }) {
  const { images, title, floorplan, epc } = listing;
  return (
    <Tabs
      label="Pictures and documents"
      tabs={[
        { value: 'photos', label: 'Photos', content: <Gallery images={images} title={title} /> },
        {
          value: 'floorplan',
          label: 'Floorplan',
          content: <DocumentPanel document={floorplan} name="Floorplan" of={title} />,
        },
        {
          value: 'epc',
          label: 'EPC',
          content: <DocumentPanel document={epc} name="Energy performance certificate" of={title} />,
        },
      ]}
    />
  );
}

function DocumentPanel({
  document,
  name,
  of: title,
}: {
  document: Document | null;
  name: string;
  of: string;
}) {
  if (!document) {
    return (
      <div className="grid aspect-video place-content-center rounded-card bg-sunken p-6 text-center">
        <p className="text-lg font-semibold">Ask Agent</p>
        <p className="mt-1 text-soft">{name} not given with this listing.</p>
      </div>
    );
  }
  const link = (
    <a
      href={document.url}
      target="_blank"
      rel="noopener"
      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      Open in a new tab
    </a>
  );
  if (document.contentType === 'application/pdf') {
    return (
      <div className="grid aspect-video place-content-center rounded-card bg-sunken p-6 text-center">
        <p className="text-lg font-semibold">{name} (PDF)</p>
        {link}
      </div>
    );
  }
  return (
    <figure>
      {/* Drawings are on white in both schemes: their lines are dark. */}
      <img
        src={document.url}
        width={document.width ?? undefined}
        height={document.height ?? undefined}
        alt={`${name} of ${title}`}
        className="h-auto max-h-[44rem] w-full rounded-card bg-white object-contain p-3"
      />
      <figcaption className="mt-1 text-sm">{link}</figcaption>
    </figure>
  );
}
