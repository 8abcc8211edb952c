import type { ListingDetail } from '@lintel/web';

export interface EnquiryDialogProps {
  readonly listing: Pick<ListingDetail, 'id' | 'title' | 'agent'>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}
