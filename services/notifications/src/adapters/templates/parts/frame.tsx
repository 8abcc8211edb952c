import { entityLine } from '@lintel/contracts';
import type { ReactNode } from 'react';
import { useLook } from './theme.js';

export interface FrameProps {
  readonly title: string;
  /** Hidden text that mailboxes show beside the subject. */
  readonly preview: string;
  readonly children: ReactNode;
}

/** The sheet that every e-mail is written on: one column, at most 560 px wide. A table, since some mail programs know no other way to a width. */
export function Frame({ title, preview, children }: FrameProps) {
  const { name, entity, colour, darkScheme, display, sans, smallText } = useLook();
  return (
    <html lang="en-GB" dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{darkScheme}</style>
      </head>
      <body
        className="paper"
        style={{ margin: 0, padding: 0, backgroundColor: colour.paper, color: colour.ink, fontFamily: sans }}
      >
        <div data-skip-in-text="true" style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>
          {preview}
        </div>
        <table
          role="presentation"
          align="center"
          cellPadding={0}
          cellSpacing={0}
          className="paper"
          style={{ width: '100%', maxWidth: '560px', margin: '0 auto' }}
        >
          <tbody>
            <tr>
              <td style={{ padding: '40px 20px', fontFamily: sans }}>
                <p
                  data-skip-in-text="true"
                  className="ink"
                  style={{ margin: '0 0 28px', fontFamily: display, fontSize: '22px', color: colour.ink }}
                >
                  {name}
                </p>
                {children}
                {entity && (
                  <p className="stone" style={smallText}>
                    {entityLine(entity)}
                  </p>
                )}
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}
