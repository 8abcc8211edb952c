import { Alert, Button, Textarea } from '@lintel/ui';
import {
  agencyMessagesOf,
  conversationAbout,
  newRequestKey,
  sendMessage,
  type AgencyViewing,
} from '@lintel/web';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mailAddress } from '../shared/contact-address.js';
import { tellSuccess } from '../shared/outcome.js';
import { RedBox } from './red-box.js';

interface MessageFormProps {
  readonly account: string;
  readonly propertyId: number;
  readonly title: string;
  readonly visitor: NonNullable<AgencyViewing['visitor']>;
}

/** As many characters as the service takes. */
const longest = 5_000;

/**
 * A message into the conversation with who asked. Only a person begins one: to somebody who has not written about the home it becomes an e-mail, with
 * the same words.
 */
export function MessageForm({ account, propertyId, title, visitor }: MessageFormProps) {
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [key, setKey] = useState(newRequestKey);
  const [begun, setBegun] = useState(false);
  const about = conversationAbout(account, propertyId, visitor.email);
  const conversation = useQuery({ ...about, enabled: begun });
  const sending = useMutation({
    mutationFn: async (message: string): Promise<boolean> => {
      const there = await queries.fetchQuery(about);
      if (!there) return false;
      await sendMessage(there.id, { message, idempotencyKey: key, seenUpTo: null });
      return true;
    },
    networkMode: 'always',
    onSuccess: (sent) => {
      if (!sent) return;
      setText('');
      setKey(newRequestKey());
      tellSuccess('Reply sent successfully');
      void queries.invalidateQueries({ queryKey: agencyMessagesOf(account) });
    },
    onError: (error) => console.error('Error sending message', error),
  });
  const send = (): void => {
    const message = text.trim();
    // Blank text is ignored (specification, section 5).
    if (message !== '' && !sending.isPending) sending.mutate(message);
  };
  const letter = `${mailAddress(visitor.email)}?subject=${encodeURIComponent(`Your viewing of ${title}`)}&body=${encodeURIComponent(text)}`;
  return (
    <form
      noValidate
      className="min-w-0 border-line max-lg:border-t max-lg:pt-4 lg:border-l lg:pl-8"
      onFocus={() => setBegun(true)}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Textarea
        label={`Message to ${visitor.name}`}
        rows={3}
        maxLength={longest}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setKey(newRequestKey());
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing)
            return;
          event.preventDefault();
          send();
        }}
      />
      {conversation.data === null && (
        <Alert tone="plain" className="mt-3">
          {visitor.name} has not written about this home, so there is no conversation yet.{' '}
          <a href={letter} className="font-semibold text-ink underline underline-offset-4">
            Write an e-mail instead
          </a>
          , with what you have typed.
        </Alert>
      )}
      {sending.isError && (
        <div className="mt-3">
          <RedBox error={sending.error} fallback="Error sending message" />
        </div>
      )}
      <Button
        type="submit"
        className="mt-3"
        busy={sending.isPending}
        disabled={conversation.data === null}
        aria-label={`Send Message to ${visitor.name}`}
      >
        {sending.isPending ? 'Sending...' : 'Send Message'}
      </Button>
    </form>
  );
}
