/**
 * The pages of the site that are the same for every visitor, with what search engines and shared links say of them. The gateway writes page
 * heads, the site map and the statuses of addresses from this table, and the pages themselves take their titles from it; a path that is
 * neither here nor a home's is answered as a missing page. Plain data without imports, so that a page may load it by itself.
 */

export interface SitePage {
  /** As the router has it: `/agent/properties/:id/edit`. */
  readonly path: string;
  /** Without the product's name, which the title adds, but for the home page. */
  readonly title: string;
  /** One or two sentences, at best below 160 characters. */
  readonly description: string;
  /** `open` pages are for everyone and in the site map; search engines are asked to leave `personal` ones alone. */
  readonly kind: 'open' | 'personal';
}

/** The product's name, as in `Blog · Lintel`. */
export const siteName = 'Lintel';

export const sitePages: readonly SitePage[] = [
  {
    path: '/',
    title: 'Lintel: homes for sale and to rent',
    description:
      'Homes for sale and to rent in London and beyond. Say what you are looking for in plain English.',
    kind: 'open',
  },
  {
    path: '/properties',
    title: 'Find Your Perfect Home',
    description:
      'Search homes for sale and to rent by place, price, bedrooms and the distance to the nearest tube, bus and train.',
    kind: 'open',
  },
  {
    path: '/blog',
    title: 'Blog',
    description:
      'Notes on buying, renting and living in London, written for people who are looking for a home.',
    kind: 'open',
  },
  {
    path: '/terms',
    title: 'Terms of Use',
    description: 'The terms on which Lintel may be used by visitors, account holders and estate agents.',
    kind: 'open',
  },
  {
    path: '/privacy',
    title: 'Privacy Policy',
    description:
      'What Lintel knows of you, why, for how long, who sees it, and how to have it changed or erased.',
    kind: 'open',
  },
  {
    path: '/cookies',
    title: 'Cookie Policy',
    description:
      'The cookies and local storage that Lintel uses, what each is for, and how to do without them.',
    kind: 'open',
  },
  {
    path: '/newsletter/confirm',
    title: 'Confirm Your Newsletter',
    description: 'Confirm that our notes on buying and renting may be sent to you.',
    kind: 'personal',
  },
  {
    path: '/newsletter/unsubscribe',
    title: 'Unsubscribe',
    description: 'Have no more of our notes on buying and renting sent to you.',
    kind: 'personal',
  },
  {
    path: '/auth',
    title: 'Sign In',
    description: 'Sign in to Lintel or create an account.',
    kind: 'personal',
  },
  {
    path: '/auth/confirm',
    title: 'Confirm Your Address',
    description: 'Confirm the e-mail address of your Lintel account.',
    kind: 'personal',
  },
  {
    path: '/auth/undo-email',
    title: 'Undo the Change of Address',
    description: 'Give your Lintel account the e-mail address back that it had.',
    kind: 'personal',
  },
  {
    path: '/auth/not-me',
    title: 'This Wasn’t Me',
    description: 'Sign everybody out of your Lintel account.',
    kind: 'personal',
  },
  {
    path: '/account',
    title: 'Your Account',
    description: 'Your name, address, password, devices, e-mails and data.',
    kind: 'personal',
  },
  {
    path: '/unsubscribe/saved-search',
    title: 'Unsubscribe',
    description: 'Have no more alerts of a saved search sent to you.',
    kind: 'personal',
  },
  {
    path: '/unsubscribe/saved-homes',
    title: 'Unsubscribe',
    description: 'Have no more news of your saved homes sent to you.',
    kind: 'personal',
  },
  {
    path: '/operations/mailbox',
    title: 'Outgoing Mailbox',
    description: 'The e-mails that this installation has sent.',
    kind: 'personal',
  },
  {
    path: '/operations/emails',
    title: 'E-mails',
    description: 'What became of each e-mail: waiting, sent, failed or dropped.',
    kind: 'personal',
  },
  {
    path: '/operations/agencies',
    title: 'Agencies',
    description: 'The agencies that wait for approval.',
    kind: 'personal',
  },
  {
    path: '/saved-searches',
    title: 'Saved Searches',
    description: 'The searches you keep and their alerts.',
    kind: 'personal',
  },
  {
    path: '/saved-properties',
    title: 'Saved Properties',
    description: 'The homes you have saved.',
    kind: 'personal',
  },
  {
    path: '/viewings',
    title: 'Your Viewings',
    description: 'The viewings you have asked for.',
    kind: 'personal',
  },
  {
    path: '/messages',
    title: 'Your Messages',
    description: 'Your conversations with estate agents.',
    kind: 'personal',
  },
  {
    path: '/viewing',
    title: 'Your Viewing',
    description: 'A viewing that you have asked for, opened by the link of an e-mail.',
    kind: 'personal',
  },
  {
    path: '/conversation',
    title: 'Your Conversation',
    description: 'What you and an estate agent wrote to each other, opened by the link of an e-mail.',
    kind: 'personal',
  },
  {
    path: '/agent/login',
    title: 'Estate Agent Login',
    description: 'For estate agents who list homes on Lintel.',
    kind: 'personal',
  },
  {
    path: '/agent/register',
    title: 'Register as an Estate Agent',
    description: 'List the homes of your agency on Lintel.',
    kind: 'personal',
  },
  {
    path: '/agent/dashboard',
    title: 'Agent Dashboard',
    description: 'Listings, viewings and messages of your agency.',
    kind: 'personal',
  },
  {
    path: '/agent/properties/new',
    title: 'Add New Property',
    description: 'List a home on Lintel.',
    kind: 'personal',
  },
  {
    path: '/agent/properties/:id/edit',
    title: 'Edit Property',
    description: 'Change what a listing says.',
    kind: 'personal',
  },
  {
    path: '/agent/viewings',
    title: 'Viewing Requests',
    description: 'The viewings that visitors have asked your agency for.',
    kind: 'personal',
  },
  {
    path: '/agent/leads',
    title: 'Leads',
    description: 'The people behind enquiries and viewings.',
    kind: 'personal',
  },
  {
    path: '/agent/agency',
    title: 'Your Agency',
    description: 'The agency’s profile, its people and their roles.',
    kind: 'personal',
  },
  {
    path: '/agent/join',
    title: 'Join Your Agency',
    description: 'Accept the invitation of an agency, opened by the link of an e-mail.',
    kind: 'personal',
  },
];

/** What is said of a post of the blog before it is opened; the post itself is the public site's. */
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
export const blogPosts: readonly BlogPostSummary[] = [
  {
    id: '4',
    title: 'Say it in your own words: how our search reads plain English',
    excerpt:
      'Type a sentence instead of ticking boxes. What the search understands, how it shows what it understood, and what it will never guess.',
    date: '2026-11-12',
    author: 'The Lintel search team',
  },
  {
    id: '3',
    title: 'Renting in England since May 2026: what the new rules mean for you',
    excerpt:
      'No fixed terms, no bidding above the advertised rent, a month in advance at most, and a fair hearing for your cat. The Renters’ Rights Act in practice.',
    date: '2026-10-22',
    author: 'The Lintel lettings desk',
  },
  {
    id: '2',
    title: 'Stamp duty and the other costs of buying, with the sums done',
    excerpt:
      'The bands, the relief for first-time buyers and four worked examples, then the bills that nobody puts in the advert.',
    date: '2026-10-01',
    author: 'The Lintel buying desk',
  },
  {
    id: '1',
    title: 'What to ask at a viewing, and what to look at while they answer',
    excerpt:
      'Twenty minutes is short for the largest decision most of us make. A list to take with you, from the damp behind the wardrobe to the years on the lease.',
    date: '2026-09-10',
    author: 'The Lintel team',
  },
];
