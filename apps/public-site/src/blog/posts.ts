import { specifiedLongDay } from '@lintel/kernel';
import buyingCosts from './pictures/buying-costs.svg';
import plainEnglish from './pictures/plain-english.svg';
import renting from './pictures/renting.svg';
import viewing from './pictures/viewing.svg';
import { type BlogPostSummary, postSummaries } from './post-summaries.js';

export interface BlogPost extends BlogPostSummary {
  readonly picture: { readonly src: string; readonly alt: string };
}

/** All pictures are drawn at this size. */
export const pictureSize = { width: 960, height: 600 } as const;

const pictures: Readonly<Record<string, BlogPost['picture']>> = {
  '1': {
    src: viewing,
    alt: 'A green front door stands ajar at dusk, light from the hall falling down the steps',
  },
  '2': { src: buyingCosts, alt: 'Five houses in a row, each taller than the one before, from 0% to 12%' },
  '3': {
    src: renting,
    alt: 'A black cat sits on the sill of a lit sash window, beside three pots of flowers',
  },
  '4': {
    src: plainEnglish,
    alt: 'A written sentence with three parts underlined, and a pencil drawing a street below it',
  },
};

/** Newest first. */
export const posts: readonly BlogPost[] = postSummaries.map((post) => ({
  ...post,
  picture: pictures[post.id]!,
}));

export const findPost = (id: string | undefined): BlogPost | undefined =>
  posts.find((post) => post.id === id);

/** Two others: those that follow in the list, going round. */
export function relatedPosts(post: BlogPost): readonly BlogPost[] {
  const at = posts.indexOf(post);
  return [1, 2].map((step) => posts[(at + step) % posts.length]!);
}

/** 'November 12, 2026' (specification: 'MMMM d, yyyy'). */
export const postDate: (date: string) => string = specifiedLongDay;
