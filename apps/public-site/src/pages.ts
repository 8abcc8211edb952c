import type { NavigationEntry, PageFacts } from '@lintel/contracts/site-pages';

/** What the shell and the gateway know of each page before any of it is loaded; `remote.ts` says what each path loads. */
export const pages = {
  '/': {
    title: '{brand}: homes for sale and to rent',
    description: '{tagline}',
    kind: 'open',
    head: 'featured',
  },
  '/properties': {
    title: 'Find Your Perfect Home',
    description:
      'Search homes for sale and to rent by place, price, bedrooms and the distance to the nearest tube, bus and train.',
    kind: 'open',
    head: 'results',
  },
  '/property/:id': {
    title: 'Property',
    description: 'A home for sale or to rent.',
    kind: 'open',
    head: 'listing',
  },
  '/blog': {
    title: 'Blog',
    description:
      'Notes on buying, renting and living in London, written for people who are looking for a home.',
    kind: 'open',
    head: 'articles',
  },
  '/blog/:id': {
    title: 'Blog',
    description: 'A note on buying, renting and living in London.',
    kind: 'open',
    head: 'none',
  },
  '/money': {
    title: 'What a Home Costs',
    description:
      'Stamp duty, mortgage, moving and renting: what each comes to, by sums that are shown and can be sent to somebody.',
    kind: 'open',
  },
  '/money/:topic': {
    title: 'What a Home Costs',
    description: 'What buying, renting and moving come to.',
    kind: 'open',
    head: 'none',
  },
  '/developers': {
    title: 'For Developers',
    description:
      'Connect a program to {brand}: a stream of every change to every home, signed webhooks, and GraphQL for agencies.',
    kind: 'open',
  },
  '/developers/:topic': {
    title: 'For Developers',
    description: 'How to connect a program to {brand}.',
    kind: 'open',
    head: 'none',
  },
  '/developers/events/:type': {
    title: 'Events',
    description: 'An event that programs hear of.',
    kind: 'open',
    head: 'none',
  },
  '/terms': {
    title: 'Terms of Use',
    description: 'The terms on which {brand} may be used by visitors, account holders and estate agents.',
    kind: 'open',
  },
  '/privacy': {
    title: 'Privacy Policy',
    description:
      'What {brand} knows of you, why, for how long, who sees it, and how to have it changed or erased.',
    kind: 'open',
  },
  '/cookies': {
    title: 'Cookie Policy',
    description:
      'The cookies and local storage that {brand} uses, what each is for, and how to do without them.',
    kind: 'open',
  },
  '/newsletter/confirm': {
    title: 'Confirm Your Newsletter',
    description: 'Confirm that our notes on buying and renting may be sent to you.',
    kind: 'personal',
  },
  '/newsletter/unsubscribe': {
    title: 'Unsubscribe',
    description: 'Have no more of our notes on buying and renting sent to you.',
    kind: 'personal',
  },
  '/auth': {
    title: 'Sign In',
    description: 'Sign in to {brand} or create an account.',
    kind: 'personal',
  },
  '/auth/confirm': {
    title: 'Confirm Your Address',
    description: 'Confirm the e-mail address of your {brand} account.',
    kind: 'personal',
  },
  '/auth/undo-email': {
    title: 'Undo the Change of Address',
    description: 'Give your {brand} account the e-mail address back that it had.',
    kind: 'personal',
  },
  '/auth/not-me': {
    title: 'This Wasn’t Me',
    description: 'Sign everybody out of your {brand} account.',
    kind: 'personal',
  },
  '/agent/login': {
    title: 'Estate Agent Login',
    description: 'For estate agents who list homes on {brand}.',
    kind: 'personal',
  },
  '/agent/register': {
    title: 'Register as an Estate Agent',
    description: 'List the homes of your agency on {brand}.',
    kind: 'personal',
  },
  '/agent/join': {
    title: 'Join Your Agency',
    description: 'Accept the invitation of an agency, opened by the link of an e-mail.',
    kind: 'personal',
  },
  '/account': {
    title: 'Your Account',
    description: 'Your name, address, password, devices, e-mails and data.',
    kind: 'personal',
    guard: 'user',
  },
  '/saved-properties': {
    title: 'Saved Properties',
    description: 'The homes you have saved.',
    kind: 'personal',
    guard: 'user',
  },
  '/saved-searches': {
    title: 'Saved Searches',
    description: 'The searches you keep and their alerts.',
    kind: 'personal',
    guard: 'user',
  },
  '/saved/lists': {
    title: 'Shared Lists',
    description: 'Lists of homes that you choose from with others.',
    kind: 'personal',
    guard: 'user',
  },
  '/lists/:token': {
    title: 'Shared List',
    description: 'A list of homes that several people choose from, opened by its link.',
    kind: 'personal',
  },
  '/compare': {
    title: 'Compare Homes',
    description: 'Up to four homes side by side.',
    kind: 'personal',
  },
  '/unsubscribe/saved-search': {
    title: 'Unsubscribe',
    description: 'Have no more alerts of a saved search sent to you.',
    kind: 'personal',
  },
  '/unsubscribe/saved-homes': {
    title: 'Unsubscribe',
    description: 'Have no more news of your saved homes sent to you.',
    kind: 'personal',
  },
  '/viewings': {
    title: 'Your Viewings',
    description: 'The viewings you have asked for.',
    kind: 'personal',
    guard: 'user',
  },
  '/viewing': {
    title: 'Your Viewing',
    description: 'A viewing that you have asked for, opened by the link of an e-mail.',
    kind: 'personal',
  },
  '/messages': {
    title: 'Your Messages',
    description: 'Your conversations with estate agents.',
    kind: 'personal',
    guard: 'user',
  },
  '/conversation': {
    title: 'Your Conversation',
    description: 'What you and an estate agent wrote to each other, opened by the link of an e-mail.',
    kind: 'personal',
  },
} as const satisfies Readonly<Record<string, PageFacts>>;

export const navigation: readonly NavigationEntry[] = [
  { place: 'bar', order: 10, label: 'Home', to: '/' },
  { place: 'bar', order: 20, label: 'Properties', to: '/properties' },
  { place: 'bar', order: 30, label: 'Saved Properties', to: '/saved-properties', needsAccount: true },
  { place: 'bar', order: 40, label: 'Viewings', to: '/viewings', needsAccount: true },
  { place: 'bar', order: 50, label: 'Saved Searches', to: '/saved-searches', onlySignedIn: true },
  {
    place: 'bar',
    order: 60,
    label: 'Messages',
    to: '/messages',
    onlySignedIn: true,
    counts: 'unreadMessages',
  },
  { place: 'account', order: 10, label: 'Your Account', to: '/account' },
];
