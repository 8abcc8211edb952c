import { isApiKey } from '@lintel/contracts';
import {
  Archive,
  ArrowLeftRight,
  Bell,
  Building2,
  FileText,
  Flag,
  House,
  Layers,
  LayoutDashboard,
  LinkIcon,
  List,
  Mail,
  Route,
  SlidersHorizontal,
  Users,
} from '@lintel/ui';
import type { ComponentType, SVGProps } from 'react';

export interface ConsolePage {
  readonly path: string;
  readonly label: string;
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** What its `?q=` finds, as the search of the console offers it; left out where nothing can be sought. */
  readonly finds?: string;
  /** What a text has to be for that; any unless given. Such a page is offered first. */
  readonly fits?: RegExp;
  /** The texts for which such a page is offered first, though others may be. */
  readonly leads?: (text: string) => boolean;
}

/** What the console's own navigation lists, in its order, and its search leads to. */
export const consolePages: readonly ConsolePage[] = [
  { path: '/operations', label: 'Overview', icon: LayoutDashboard },
  { path: '/operations/alerts', label: 'Alerts', icon: Bell, finds: 'alerts that are over' },
  { path: '/operations/queues', label: 'Queues', icon: Layers, finds: 'a job by an id' },
  {
    path: '/operations/events',
    label: 'Events',
    icon: ArrowLeftRight,
    finds: 'events about an id, or with a reference',
  },
  {
    path: '/operations/trace',
    label: 'Trace',
    icon: Route,
    finds: 'all that has this reference',
    fits: /^(?:[\da-f][\s-]?){8,32}$/i,
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
  {
    path: '/operations/reports',
    label: 'Reports',
    icon: Flag,
    finds: 'a reported home by number or address',
  },
  {
    path: '/operations/integrations',
    label: 'Integrations',
    icon: LinkIcon,
    finds: 'a key by name, agency, or how its secret begins; a webhook by its address',
    leads: (text) => isApiKey(text) || /^https?:\/\//.test(text),
  },
  {
    path: '/operations/settings',
    label: 'Settings',
    icon: SlidersHorizontal,
    finds: 'a setting by name, or what it is about',
  },
  { path: '/operations/backups', label: 'Backups', icon: Archive },
  { path: '/operations/audit', label: 'Audit', icon: FileText, finds: 'what was done to an id' },
];
