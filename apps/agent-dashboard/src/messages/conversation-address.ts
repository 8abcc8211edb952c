/** The dashboard's Messages tab, with a conversation open when one is named. */
export const conversationAddress = (conversation?: string): string =>
  `/agent/dashboard?tab=messages${conversation === undefined ? '' : `&conversation=${encodeURIComponent(conversation)}`}`;
