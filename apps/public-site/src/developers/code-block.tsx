import { Button, Check } from '@lintel/ui';
import { useState } from 'react';

/** Something to be copied: a command, a program, an answer. */
export function CodeBlock({ label, code }: { readonly label: string; readonly code: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setCopied(true);
  };
  return (
    <figure className="mt-4 overflow-hidden rounded-card border border-line bg-sunken">
      <figcaption className="flex items-center justify-between gap-3 border-b border-line py-1 pr-1 pl-4 text-sm font-semibold text-stone">
        {label}
        <Button variant="quiet" size="small" aria-label={`Copy: ${label}`} onClick={() => void copy()}>
          {copied && <Check aria-hidden />}
          <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
        </Button>
      </figcaption>
      <pre
        tabIndex={0}
        role="region"
        aria-label={label}
        className="max-h-[32rem] overflow-auto p-4 font-mono text-sm leading-relaxed text-ink [tab-size:2]"
      >
        <code className="text-sm!">{code}</code>
      </pre>
    </figure>
  );
}
