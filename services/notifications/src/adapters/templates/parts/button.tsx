import { useLook } from './theme.js';

interface ButtonProps {
  readonly href: string;
  readonly label: string;
  /** Writes the address out below, for mail programs that show no buttons. */
  readonly written?: boolean;
}

/** The one action of an e-mail. */
export function Button({ href, label, written = false }: ButtonProps) {
  const { colour, smallText } = useLook();
  return (
    <>
      <p style={{ margin: '28px 0' }}>
        <a
          className="brick"
          data-text="below"
          href={href}
          style={{
            display: 'inline-block',
            padding: '13px 22px',
            borderRadius: '8px',
            backgroundColor: colour.brick,
            color: colour.onBrick,
            fontSize: '16px',
            fontWeight: 600,
            textDecoration: 'none',
          }}
        >
          {label}
        </a>
      </p>
      {written && (
        <p className="stone" data-skip-in-text="true" style={smallText}>
          If the button does nothing, open this address:{' '}
          <a className="stone" href={href} style={{ color: colour.stone, wordBreak: 'break-all' }}>
            {href}
          </a>
        </p>
      )}
    </>
  );
}
