import { token } from '@lintel/platform/port';
import type { Webhook } from '../../domain/webhook.js';

export interface FanOutStore {
  /** Up to where of the stream there are deliveries. */
  position(): Promise<number>;
  /** Never back. */
  advance(position: number): Promise<void>;
  /** Those enabled that listen to one of the types. */
  hearing(types: readonly string[]): Promise<readonly Webhook[]>;
}

export const FAN_OUT_STORE = token<FanOutStore>('FanOutStore');
