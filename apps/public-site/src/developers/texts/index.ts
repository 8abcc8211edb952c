import type { Section } from '../section.js';
import type { TopicSlug } from '../topics.js';
import { begin } from './begin.js';
import { keys } from './keys.js';
import { limits } from './limits.js';
import { stream } from './stream.js';
import { webhooks } from './webhooks.js';

/** The pages that are texts. */
export const texts: Readonly<Partial<Record<TopicSlug, (origin: string) => readonly Section[]>>> = {
  '': begin,
  keys,
  stream,
  webhooks,
  limits,
};
