import type { ComponentType } from 'react';
import { BuyingCostsPost } from './posts/buying-costs.post.js';
import { PlainEnglishPost } from './posts/plain-english.post.js';
import { RentingPost } from './posts/renting.post.js';
import { ViewingPost } from './posts/viewing.post.js';

/** The text of each post, by its id. */
export const postBodies: Readonly<Record<string, ComponentType>> = {
  '1': ViewingPost,
  '2': BuyingCostsPost,
  '3': RentingPost,
  '4': PlainEnglishPost,
};
