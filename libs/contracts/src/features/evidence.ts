/** What texts say of homes' features. Heavier than the names alone: for services, not for pages. */
export * from './feature-words.js';
export * from './mentions.js';
export * from './phrases.js';
export * from './read-features.js';
