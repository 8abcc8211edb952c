import type { ListingDetail } from '../property/property-queries.js';

export interface EnquiryDialogProps {
  readonly listing: Pick<ListingDetail, 'id' | 'title' | 'agent'>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}
