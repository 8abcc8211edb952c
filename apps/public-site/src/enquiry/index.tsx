import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { EnquiryDialogProps } from './enquiry.types.js';

export type { EnquiryDialogProps } from './enquiry.types.js';

const LazyContact = lazy(() => import('./contact-dialog.js'));
const LazyViewing = lazy(() => import('./viewing-dialog.js'));

/** 'Contact Agent'. Its form, with what it needs to validate, loads when it is first opened, and keeps what was typed when it is closed. */
export const ContactDialog = (props: EnquiryDialogProps) => <WhenOpened dialog={LazyContact} {...props} />;

/** 'Book a Viewing'. Loads and keeps in the same way. */
export const ViewingDialog = (props: EnquiryDialogProps) => <WhenOpened dialog={LazyViewing} {...props} />;

function WhenOpened({
  dialog: Opened,
  ...props
}: EnquiryDialogProps & { dialog: ComponentType<EnquiryDialogProps> }) {
  const [opened, setOpened] = useState(props.open);
  if (props.open && !opened) setOpened(true);
  // Another listing is another form.
  return <Suspense>{opened && <Opened key={props.listing.id} {...props} />}</Suspense>;
}
