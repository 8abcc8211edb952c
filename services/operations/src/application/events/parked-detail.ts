import { findEventDefinition, jsonSchemaOf } from '@lintel/contracts';
import type { ListedParked } from '@lintel/platform/event-bus';
import { maskAddresses } from '@lintel/kernel';
import { maskData } from '../../domain/masking.js';

export interface Fault {
  readonly path: readonly string[];
  readonly problem: string;
}

export interface ParkedDetail {
  readonly parked: ListedParked;
  readonly error: string;
  /** JSON. */
  readonly data: string;
  readonly masked: boolean;
  readonly faults: readonly Fault[];
  readonly schema: string | null;
}

/** A parked event as it is, or as it is shown until somebody asks to see all of it, beside what its schema finds wrong. */
export function parkedDetail(parked: ListedParked, shown: 'masked' | 'whole'): ParkedDetail {
  const { event } = parked;
  const definition = findEventDefinition(event.type);
  const whole = jsonOf(event.data);
  const safe = jsonOf(maskData(event.data));
  const error = maskAddresses(parked.error);
  const issues = definition?.schema.safeParse(event.data).error?.issues ?? [];
  return {
    parked,
    error: shown === 'whole' ? parked.error : error,
    data: shown === 'whole' ? whole : safe,
    masked: shown === 'masked' && (safe !== whole || error !== parked.error),
    // Enumerations that grow are read leniently: what is marked may be what a newer release says.
    faults: issues.map(({ path, message }) => ({ path: path.map(String), problem: maskAddresses(message) })),
    schema: definition ? jsonOf(jsonSchemaOf(definition)) : null,
  };
}

export const jsonOf = (data: unknown): string => JSON.stringify(data ?? null, null, 2);
