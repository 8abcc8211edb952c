import { pinOfAddress } from '../property-form-queries.js';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Pin, PropertyValues } from '../form/property-values.js';
import { pinMove, postcodeOf } from './pin-rules.js';

/** After the last key of the address, in milliseconds. */
const SETTLED_MS = 400;

export interface AddressPin {
  /** Complete, of the address that is typed. */
  readonly postcode: string | undefined;
  readonly looking: boolean;
  /** Nothing is known of the postcode. */
  readonly unknown: boolean;
  readonly failed: boolean;
  readonly error: unknown;
  readonly tryAgain: () => void;
  /** Where the address says the home is, while the agent has placed the pin elsewhere. */
  readonly offer: Pin | undefined;
}

/** Finds where the address is as soon as its postcode is complete, and puts the pin there unless the agent has placed it. */
export function useAddressPin(): AddressPin {
  const { control, getValues, setValue } = useFormContext<PropertyValues>();
  const address = useWatch({ control, name: 'address' });
  const postcode = useSettled(postcodeOf(address));
  const pin = useWatch({ control, name: 'pin' });
  /** What the pin stands for already. */
  const known = useRef(getValues('pin') === null ? undefined : postcodeOf(getValues('address')));
  const [offer, setOffer] = useState<{ readonly postcode: string; readonly pin: Pin }>();

  const { data, error, isFetching, isError, refetch } = useQuery({
    ...pinOfAddress(postcode ?? ''),
    enabled: postcode !== undefined,
  });

  useEffect(() => {
    if (postcode === undefined || data === undefined) return;
    const move = pinMove(data, postcode, getValues('pin'), known.current);
    known.current = postcode;
    if (move.kind === 'move') setValue('pin', move.pin, { shouldDirty: true });
    setOffer(move.kind === 'offer' ? { postcode, pin: move.pin } : undefined);
  }, [postcode, data, getValues, setValue]);

  return {
    postcode,
    looking: isFetching,
    unknown: postcode !== undefined && data === null,
    failed: isError,
    error,
    tryAgain: () => void refetch(),
    offer: pin?.from === 'agent' && offer?.postcode === postcode ? offer?.pin : undefined,
  };
}

/** The value once it has stayed for a moment. */
function useSettled(value: string | undefined): string | undefined {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
