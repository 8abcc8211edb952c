import type { ReactNode } from 'react';
import { useLook } from './theme.js';

interface Words {
  readonly children: ReactNode;
}

export function Heading({ children }: Words) {
  const { colour, display } = useLook();
  return (
    <h1
      className="ink"
      style={{
        margin: '0 0 16px',
        fontFamily: display,
        fontSize: '28px',
        lineHeight: 1.2,
        fontWeight: 600,
        color: colour.ink,
        overflowWrap: 'break-word',
      }}
    >
      {children}
    </h1>
  );
}

export const Paragraph = ({ children }: Words) => (
  <p className="ink" style={useLook().runningText}>
    {children}
  </p>
);

/** `Hello Alex,`, or `Hello,` without a name. */
export const Greeting = ({ name }: { readonly name: string | undefined }) => (
  <Paragraph>{name === undefined ? 'Hello,' : `Hello ${name},`}</Paragraph>
);

/** Below the line: why it came, and how to have no more. */
export const SmallPrint = ({ children }: Words) => (
  <>
    <hr
      className="line"
      style={{ border: 0, borderTop: `1px solid ${useLook().colour.line}`, margin: '28px 0 20px' }}
    />
    {children}
  </>
);

export const Small = ({ children }: Words) => (
  <p className="stone" style={useLook().smallText}>
    {children}
  </p>
);

export const SmallLink = ({ href, children }: Words & { readonly href: string }) => (
  <Small>
    <a className="stone" href={href} style={{ color: useLook().colour.stone }}>
      {children}
    </a>
  </Small>
);
