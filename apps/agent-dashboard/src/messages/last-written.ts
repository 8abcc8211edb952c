interface Written {
  readonly side: 'visitor' | 'agency';
}

/** What the person wrote last, and what an agent answered to it last; of either there may be nothing. */
export function lastWritten<Message extends Written>(
  messages: readonly Message[],
): { readonly question: Message | undefined; readonly answer: Message | undefined } {
  const last = messages.at(-1);
  return {
    question: messages.findLast(({ side }) => side === 'visitor'),
    answer: last?.side === 'agency' ? last : undefined,
  };
}
