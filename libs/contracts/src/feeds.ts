/** Where people's own programs fetch what is theirs: whoever knows the address may read it. */
export const viewingFeedPath = (token: string): string => `/feeds/viewings/${token}.ics`;

export const searchFeedFormats = ['atom', 'json'] as const;
export type SearchFeedFormat = (typeof searchFeedFormats)[number];

export const searchFeedPath = (token: string, format: SearchFeedFormat): string =>
  `/feeds/searches/${token}.${format}`;
