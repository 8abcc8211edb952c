import { Fragment } from 'react';
import { useLook } from './theme.js';

/** A label, and what is said under it: one line or several. */
export type Detail = readonly [label: string, value: string | readonly string[]];

/** What an e-mail is about, to be scanned: a line for each, labels before values. */
export function Details({ of }: { readonly of: readonly Detail[] }) {
  const { colour, runningText } = useLook();
  const line = { ...runningText, margin: '0 0 4px', overflowWrap: 'break-word' } as const;
  return (
    <div
      data-text="home"
      className="line"
      style={{
        padding: '16px 0 12px',
        margin: '0 0 16px',
        borderTop: `1px solid ${colour.line}`,
        borderBottom: `1px solid ${colour.line}`,
      }}
    >
      {of.flatMap(([label, value]) =>
        [value].flat().map((one, index) => (
          <p key={`${label} ${index}`} data-text="line" className="ink" style={line}>
            {index === 0 && (
              <span className="stone" style={{ color: colour.stone }}>
                {label}:{' '}
              </span>
            )}
            {one}
          </p>
        )),
      )}
    </div>
  );
}

interface QuoteProps {
  readonly lines: readonly string[];
}

/** What somebody wrote, in their own lines. */
export function Quote({ lines }: QuoteProps) {
  const { colour } = useLook();
  return (
    <blockquote
      className="line ink"
      style={{
        margin: '0 0 20px',
        padding: '2px 0 2px 16px',
        borderLeft: `3px solid ${colour.line}`,
        fontSize: '16px',
        lineHeight: 1.6,
        color: colour.ink,
        overflowWrap: 'break-word',
      }}
    >
      {lines.map((text, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {text}
        </Fragment>
      ))}
    </blockquote>
  );
}
