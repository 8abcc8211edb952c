export { importBusStops, type ImportedFile } from './bus-stops.js';
export { PostcodeBook } from './postcode-book.js';
export { importPostcodes, type ImportedPostcodes } from './postcodes.js';
