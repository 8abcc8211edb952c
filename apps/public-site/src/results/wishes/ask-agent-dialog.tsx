import type { WishKey } from '@lintel/contracts/search';
import { ContactDialog, type ContactDialogProps } from '../../enquiry/index.js';
import { preparedMessage } from './feature-questions.js';

export type AskedListing = ContactDialogProps['listing'];

/** The contact form with a message about what a listing does not say, to be changed at will. */
export default function AskAgentDialog({
  wishes,
  ...dialog
}: ContactDialogProps & { wishes: readonly WishKey[] }) {
  return <ContactDialog {...dialog} prepared={preparedMessage(wishes)} />;
}
