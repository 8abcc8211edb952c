export { type ElasticsearchIndexOptions, openElasticsearchIndex } from './elasticsearch-search-index.js';
