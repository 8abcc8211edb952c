import { Button, Textarea } from '@lintel/ui';
import { brand } from '@lintel/web';
import { agencyMessagesOf } from './agency-messages-queries.js';
import { writeAboutViewing } from '../viewings/agency-viewings-queries.js';
import { sendKeys, sendOnEnter } from '@lintel/web/conversation';
import { Link } from '@lintel/web/router';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tellSuccess } from '../shared/outcome.js';
import { RedBox } from '../viewing-requests/red-box.js';
import { conversationAddress } from './conversation-address.js';
import { replyDrafts } from './reply-drafts.js';

interface MessageFormProps {
  readonly account: string;
  readonly viewingId: string;
  /** Who asked for it. */
  readonly person: { readonly name: string; readonly verified: boolean };
  readonly className?: string;
}

/** As many characters as the service takes. */
const longest = 5_000;

/** A message to whoever asked for a viewing, in their conversation or as its beginning. What is typed stays until it has been sent. */
export function MessageForm({ account, viewingId, person, className = '' }: MessageFormProps) {
  const place = `${account}/viewing/${viewingId}`;
  const queries = useQueryClient();
  const [text, setText] = useState(() => replyDrafts.textOf(place));
  const sending = useMutation({
    mutationFn: (message: string) => writeAboutViewing(viewingId, message, replyDrafts.keyOf(place, text)),
    networkMode: 'always',
    onSuccess: () => {
      replyDrafts.forget(place);
      setText('');
      tellSuccess('Message sent successfully');
      void queries.invalidateQueries({ queryKey: agencyMessagesOf(account) });
    },
    onError: (error) => console.error('Error sending message', error),
  });
  const send = (): void => {
    const message = text.trim();
    // Blank text is ignored (specification, section 5).
    if (message !== '' && !sending.isPending) sending.mutate(message);
  };
  return (
    <form
      noValidate
      className={`min-w-0 ${className}`}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Textarea
        label={`Message to ${person.name}`}
        hint={
          person.verified
            ? undefined
            : `Their address is not verified, so our e-mail asks them to read this on ${brand().name} and leaves your words out.`
        }
        rows={3}
        maxLength={longest}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          replyDrafts.write(place, target.value);
        }}
        aria-keyshortcuts={sendKeys}
        onKeyDown={(event) => sendOnEnter(event, send)}
      />
      {sending.isError && (
        <div className="mt-3">
          <RedBox error={sending.error} fallback="Error sending message" />
        </div>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" busy={sending.isPending} aria-label={`Send Message to ${person.name}`}>
          {sending.isPending ? 'Sending...' : 'Send Message'}
        </Button>
        {sending.data && (
          <Link
            to={conversationAddress(sending.data)}
            className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
          >
            Open the conversation
          </Link>
        )}
      </div>
    </form>
  );
}
