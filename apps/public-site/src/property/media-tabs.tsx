import { Tabs } from '@lintel/ui';
import type { ListingDetail } from './property-queries.js';
import { DocumentPanel } from './document-panel.js';
import { Gallery } from './gallery.js';

/** Photos, Floorplan, EPC. */
export function MediaTabs({ listing: { images, title, floorplan, epc } }: { listing: ListingDetail }) {
  const certificate = 'Energy performance certificate';
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
          content: <DocumentPanel document={epc} name={certificate} of={title} />,
        },
      ]}
    />
  );
}
