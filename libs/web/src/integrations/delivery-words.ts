import type { Tone } from '@lintel/ui';

/** What became of an event that a webhook was to be told. */
export type DeliveryState = 'waiting' | 'delivered' | 'failed';

export const deliveryText: Readonly<Record<DeliveryState, string>> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Given up',
};

export const deliveryTone: Readonly<Record<DeliveryState, Tone>> = {
  waiting: 'amber',
  delivered: 'moss',
  failed: 'clay',
};

/** JSON laid out to be read; anything else as it is. */
export function requestText(request: string): string {
  try {
    return JSON.stringify(JSON.parse(request), null, 2);
  } catch {
    return request;
  }
}
