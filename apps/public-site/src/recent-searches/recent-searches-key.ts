/** The key of local storage: an array of `{ "address": …, "text": … }`, the last searched first. */
export const recentSearchesKey = 'recentSearches';
