import {
  ArrowLeftRight,
  Building2,
  FileText,
  House,
  Layers,
  LayoutDashboard,
  List,
  Mail,
  Users,
} from '@lintel/ui';
import type { ComponentType, SVGProps } from 'react';

export interface ConsolePage {
  readonly path: string;
  readonly label: string;
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** What its `?q=` finds, as the search of the console offers it; left out where nothing can be sought. */
  readonly finds?: string;
}

/** What the console's own navigation lists, in its order, and its search leads to. */
export const consolePages: readonly ConsolePage[] = [
  { path: '/operations', label: 'Overview', icon: LayoutDashboard },
  { path: '/operations/queues', label: 'Queues', icon: Layers, finds: 'a job by an id' },
  {
    path: '/operations/events',
    label: 'Events',
    icon: ArrowLeftRight,
    finds: 'events about an id, or with a reference',
  },
  { path: '/operations/mailbox', label: 'Mailbox', icon: Mail },
  { path: '/operations/emails', label: 'E-mails', icon: List, finds: 'e-mails to an address, or by id' },
  { path: '/operations/agencies', label: 'Agencies', icon: Building2, finds: 'agencies by name or id' },
  { path: '/operations/people', label: 'People', icon: Users, finds: 'people by address, name or id' },
  {
    path: '/operations/listings',
    label: 'Listings',
    icon: House,
    finds: 'a listing by number, address or postcode',
  },
  { path: '/operations/audit', label: 'Audit', icon: FileText, finds: 'what was done to an id' },
];
