export { type EmbeddedSearchIndexOptions, openEmbeddedSearchIndex } from './embedded-search-index.js';
