import type { ListingDetail } from '../property/property-queries.js';

interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export interface EnquiryDialogProps extends DialogProps {
  readonly listing: Pick<ListingDetail, 'id' | 'title' | 'agent'>;
}

export interface ContactDialogProps extends DialogProps {
  /** Whose agent may not be known, as on a card. */
  readonly listing: Pick<ListingDetail, 'id' | 'title' | 'location'> & Partial<Pick<ListingDetail, 'agent'>>;
  /** A message to begin with. */
  readonly prepared?: string;
}
