import { Button, Dialog, FieldError, Textarea } from '@lintel/ui';
import { agencyMessagesOf } from './agency-messages-queries.js';
import { sendMessage } from '@lintel/web';
import { refusalOf, sendKeys, sendOnEnter } from '@lintel/web/conversation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { tellError, tellSuccess } from '../shared/outcome.js';
import { useAgent } from '../shared/use-agent.js';
import { OriginalMessage, type RepliedConversation } from './original-message.js';
import { replyDrafts } from './reply-drafts.js';

export interface ReplyDialogProps {
  readonly conversation: RepliedConversation;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** As many characters as the service takes. */
const longest = 5_000;

/** Answers what a person wrote last. What is typed stays until it was sent, whatever becomes of the dialog. */
export const ReplyDialog = (props: ReplyDialogProps) => {
  const { id: account } = useAgent();
  return (
    <Dialog
      open={props.open}
      onOpenChange={(open) => open || props.onClose()}
      title="Reply to Message"
      description={`${props.conversation.property.title}, ${props.conversation.property.address}`}
    >
      <ReplyForm key={props.conversation.id} account={account} {...props} />
    </Dialog>
  );
};

function ReplyForm({ account, conversation, onClose }: ReplyDialogProps & { account: string }) {
  const { id, lastMessage } = conversation;
  const place = `${account}/${id}`;
  const queries = useQueryClient();
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => replyDrafts.textOf(place));
  const [tooLong, setTooLong] = useState(false);
  const length = text.trim().length;
  // The dialog focuses the element with this attribute as it opens.
  useLayoutEffect(() => box.current?.setAttribute('autofocus', ''), []);

  const sending = useMutation({
    mutationFn: (message: string) =>
      sendMessage(id, {
        message,
        idempotencyKey: replyDrafts.keyOf(place, text),
        seenUpTo: lastMessage.id,
      }),
    // Without a network it fails at once, instead of waiting unseen.
    networkMode: 'always',
    onSuccess: () => {
      replyDrafts.forget(place);
      tellSuccess('Reply sent successfully');
      void queries.invalidateQueries({ queryKey: agencyMessagesOf(account) });
      onClose();
    },
    onError: (error) => tellError('Failed to send reply. Please try again.', error),
  });
  const refusal = sending.error ? refusalOf(sending.error, 'agency') : undefined;

  const send = (): void => {
    setTooLong(length > longest);
    if (sending.isPending) return;
    if (length === 0 || length > longest) box.current?.focus();
    else sending.mutate(text.trim());
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <OriginalMessage account={account} conversation={conversation} />
      <Textarea
        ref={box}
        className="mt-6"
        label="Your Reply"
        placeholder="Type your reply here..."
        rows={6}
        error={
          tooLong && length > longest
            ? `Use at most 5,000 characters; these are ${length.toLocaleString('en-GB')}.`
            : undefined
        }
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          replyDrafts.write(place, target.value);
        }}
        aria-keyshortcuts={sendKeys}
        onKeyDown={(event) => sendOnEnter(event, send)}
      />
      <div className="mt-5 flex flex-wrap items-center justify-end gap-x-5 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <FieldError message={refusal && `Not sent. ${refusal.reason} What you typed is kept.`} />
        </div>
        <Button type="submit" variant="primary" busy={sending.isPending} title="Ctrl or ⌘ and Enter">
          {sending.isPending ? 'Sending...' : 'Send Reply'}
        </Button>
      </div>
    </form>
  );
}
