export * from './messaging.module.js';
export * from './config.js';
export type { EmailReply, ReplyAddresses } from './application/reply-address.js';
