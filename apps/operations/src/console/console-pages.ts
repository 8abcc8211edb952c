import { Building2, Layers, List, Mail } from '@lintel/ui';
import type { ComponentType, SVGProps } from 'react';

export interface ConsolePage {
  readonly path: string;
  readonly label: string;
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
}

/** What the console's own navigation lists, in its order. */
export const consolePages: readonly ConsolePage[] = [
  { path: '/operations/queues', label: 'Queues', icon: Layers },
  { path: '/operations/mailbox', label: 'Mailbox', icon: Mail },
  { path: '/operations/emails', label: 'E-mails', icon: List },
  { path: '/operations/agencies', label: 'Agencies', icon: Building2 },
];
