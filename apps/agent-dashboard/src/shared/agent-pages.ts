import { Building2, CalendarCheck, LayoutDashboard, Users } from '@lintel/ui';
import type { ComponentType, SVGProps } from 'react';

export interface AgentPage {
  readonly path: string;
  readonly label: string;
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
}

/** What the agents' own navigation lists, in its order. */
export const agentPages: readonly AgentPage[] = [
  { path: '/agent/dashboard', label: 'Dashboard', icon: LayoutDashboard },
  { path: '/agent/viewings', label: 'Viewing Requests', icon: CalendarCheck },
  { path: '/agent/leads', label: 'Leads', icon: Users },
  { path: '/agent/agency', label: 'Agency', icon: Building2 },
];
