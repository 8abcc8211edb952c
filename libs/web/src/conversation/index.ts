/**
 * A conversation as a page shows it, on either side: the messages, what is being sent, and the box to write in. Apart from the rest of this library,
 * since few pages need it. Its styles are those of the app that bundles it, whose sheet names this folder as a source.
 */
export * from './message-time.js';
export * from './no-thread.js';
export * from './outbox.js';
export * from './refusal.js';
export * from './send-on-enter.js';
export * from './thread-log.js';
export * from './thread-skeleton.js';
export * from './thread-source.js';
export * from './use-thread.js';
export * from './use-unsent.js';
