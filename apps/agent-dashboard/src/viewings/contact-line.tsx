import type { AgencyViewing } from './agency-viewings-queries.js';
import { contactText } from '../shared/contact-text.js';

/** Whose the home of a viewing is. */
export function ContactLine({
  viewing: { agent, isMine },
}: {
  viewing: Pick<AgencyViewing, 'agent' | 'isMine'>;
}) {
  const text = contactText({ name: agent.name, isMine });
  return text !== null && <p className="truncate text-sm text-stone">{text}</p>;
}
