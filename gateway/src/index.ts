export * from './config.js';
export { isLoopback } from './http/loopback.js';
export type { BuiltRemote, FrontEnd } from './http/front-end.routes.js';
export * from './start-gateway.js';
export * from './upstream.js';
