import { refuseField, type Refusal } from '@lintel/service-kit';
import type { Result } from '@lintel/kernel';

/** A refusal of what a port found invalid: its message begins with the field's name. @param field what the API calls a field of the port */
export function refuseAsSaid(said: string, field = (name: string) => name): Result<never, Refusal> {
  const [, name = 'filter', message = said] = /^([\w.-]+): (.*)$/s.exec(said) ?? [];
  return refuseField(field(name), message);
}
