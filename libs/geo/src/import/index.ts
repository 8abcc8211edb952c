export { importBusStops, type ImportedFile } from './bus-stops.js';
