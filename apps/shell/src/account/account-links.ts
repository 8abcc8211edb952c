import type { SessionUser } from '@lintel/web';

/** What an account leads to beside the items of the bar. */
export const accountLinks = ({ role }: SessionUser): readonly { label: string; to: string }[] => [
  { label: 'Your Account', to: '/account' },
  ...(role === 'agent' ? [{ label: 'Agent Dashboard', to: '/agent/dashboard' }] : []),
  ...(role === 'operations' ? [{ label: 'Outgoing Mailbox', to: '/operations/mailbox' }] : []),
];
