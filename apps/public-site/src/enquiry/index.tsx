import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { ContactDialogProps, EnquiryDialogProps } from './enquiry.types.js';

export type { ContactDialogProps, EnquiryDialogProps } from './enquiry.types.js';

const LazyContact = lazy(() => import('./contact-dialog.js'));
const LazyViewing = lazy(() => import('./viewing-dialog.js'));

/** 'Contact Agent'. Its form, with what it needs to validate, loads when it is first opened, and keeps what was typed when it is closed. */
export const ContactDialog = (props: ContactDialogProps) => <WhenOpened dialog={LazyContact} {...props} />;

/** 'Book a Viewing'. Loads and keeps in the same way. */
export const ViewingDialog = (props: EnquiryDialogProps) => <WhenOpened dialog={LazyViewing} {...props} />;

function WhenOpened<
  Props extends Pick<ContactDialogProps, 'open'> & { readonly listing: { readonly id: number } },
>({ dialog, ...rest }: Props & { dialog: ComponentType<Props> }) {
  const Opened = dialog as ComponentType<object>;
  const props = rest as unknown as Props;
  const [opened, setOpened] = useState(props.open);
  if (props.open && !opened) setOpened(true);
  // Another listing is another form.
  return <Suspense>{opened && <Opened key={props.listing.id} {...props} />}</Suspense>;
}
