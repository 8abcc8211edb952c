import { useState } from 'react';

/** What a dialog is about. It is kept while the dialog closes, which stays in its place: a notice that stands in it moves out as it closes. */
export function useQuestion<Question>() {
  const [question, setQuestion] = useState<Question>();
  const [open, setOpen] = useState(false);
  return {
    question,
    open,
    ask: (next: Question): void => {
      setQuestion(next);
      setOpen(true);
    },
    close: (): void => setOpen(false),
  };
}
