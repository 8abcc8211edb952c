export * from './config.js';
export { isLoopback } from './http/loopback.js';
export type { FrontEnd } from './pages/published.js';
export * from './start-gateway.js';
export * from './upstream.js';
