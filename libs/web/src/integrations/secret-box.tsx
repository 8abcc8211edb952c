import { Alert, Button } from '@lintel/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { CopyButton } from './copy-button.js';

interface SecretBoxProps {
  /** Such as 'The secret of The feed'. */
  readonly title: string;
  readonly secret: string;
  /** What whoever has it can do. */
  readonly children: ReactNode;
  readonly onKept: () => void;
}

/** Shows a secret once. It stays until somebody says that they have kept it, wherever the dialog was closed that asked for it. */
export function SecretBox({ title, secret, children, onKept }: SecretBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [secret]);
  return (
    <div ref={box} role="group" aria-label={title} tabIndex={-1} className="mb-6 rounded-card">
      <Alert
        tone="plain"
        title={title}
        actions={
          <>
            <CopyButton text={secret} what="The secret" />
            <Button size="small" onClick={onKept}>
              I have kept it
            </Button>
          </>
        }
      >
        <p>
          It is shown now and never again. {children} Keep it as you would a password: not in the source code
          of a program, nor in a message.
        </p>
        <p className="mt-3 rounded-control bg-sunken px-3 py-2 font-mono text-sm wrap-anywhere text-ink select-all">
          {secret}
        </p>
      </Alert>
    </div>
  );
}
