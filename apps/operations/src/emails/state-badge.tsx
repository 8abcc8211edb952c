import { Badge, type Tone } from '@lintel/ui';
import type { EmailState } from './emails-queries.js';
import { stateText } from './states.js';

const tones: Readonly<Record<EmailState, Tone>> = {
  queued: 'amber',
  sent: 'moss',
  failed: 'clay',
  dropped: 'plain',
};

export const StateBadge = ({ state }: { state: EmailState }) => (
  <Badge tone={tones[state]}>{stateText(state)}</Badge>
);
