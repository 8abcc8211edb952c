/** What is said of a post of the blog before it is opened. */
export interface BlogPostSummary {
  /** The last part of its address: `/blog/<id>`. */
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  /** ISO date, `2026-05-14`. */
  readonly date: string;
  readonly author: string;
}

/** Newest first. */
export const postSummaries: readonly BlogPostSummary[] = [
  {
    id: '4',
    title: 'Say it in your own words: how our search reads plain English',
    excerpt:
      'Type a sentence instead of ticking boxes. What the search understands, how it shows what it understood, and what it will never guess.',
    date: '2026-11-12',
    author: 'The {brand} search team',
  },
  {
    id: '3',
    title: 'Renting in England since May 2026: what the new rules mean for you',
    excerpt:
      'No fixed terms, no bidding above the advertised rent, a month in advance at most, and a fair hearing for your cat. The Renters’ Rights Act in practice.',
    date: '2026-10-22',
    author: 'The {brand} lettings desk',
  },
  {
    id: '2',
    title: 'Stamp duty and the other costs of buying, with the sums done',
    excerpt:
      'The bands, the relief for first-time buyers and four worked examples, then the bills that nobody puts in the advert.',
    date: '2026-10-01',
    author: 'The {brand} buying desk',
  },
  {
    id: '1',
    title: 'What to ask at a viewing, and what to look at while they answer',
    excerpt:
      'Twenty minutes is short for the largest decision most of us make. A list to take with you, from the damp behind the wardrobe to the years on the lease.',
    date: '2026-09-10',
    author: 'The {brand} team',
  },
];
