export * from './brands.js';
export * from './builders.js';
export * from './fake-clock.js';
export * from './map-file.js';
export * from './service-harness.js';
export * from './software-authenticator.js';
export { eventually } from '@lintel/platform/eventually';
