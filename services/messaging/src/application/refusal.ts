import { refuse } from '@lintel/service-kit';

/** Of somebody else's conversation too. */
export const noConversation = () => refuse('NOT_FOUND', 'There is no such conversation.');
