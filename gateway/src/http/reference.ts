import { referenceText } from '@lintel/kernel';
import { currentContext } from '@lintel/service-kit';

/** The text of a failure of ours, with the reference to ask about it by. */
export function withReference(text: string): string {
  const correlationId = currentContext()?.correlationId;
  return correlationId ? `${text} ${referenceText(correlationId)}` : text;
}
