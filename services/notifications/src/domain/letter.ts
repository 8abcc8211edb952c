/** What an e-mail says, before it is addressed. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface LetterParts {
  readonly subject: string;
  /** Hidden text that mailboxes show beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly url: string };
  /** Below the line: why it came, and how to have no more. */
  readonly small: readonly string[];
  readonly unsubscribe: { readonly label: string; readonly url: string };
}

/** Sets the parts as plain text and as HTML in the look of the site. Everything in them is text: markup is escaped. */
export function setLetter(parts: LetterParts): Letter {
  const { subject, heading, paragraphs, action, small, unsubscribe } = parts;
  return {
    subject,
    text: [
      heading,
      ...paragraphs,
      `${action.label}:\n${action.url}`,
      '--',
      ...small,
      `${unsubscribe.label}:\n${unsubscribe.url}`,
    ].join('\n\n'),
    html: htmlOf(parts),
  };
}

const INK = '#16231d';
const STONE = '#626860';
const SERIF = "Fraunces, Georgia, 'Times New Roman', serif";
const SANS = "Inter, 'Segoe UI', Arial, sans-serif";

const htmlOf = ({ subject, preview, heading, paragraphs, action, small, unsubscribe }: LetterParts) =>
  `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#faf6ef;color:${INK};font-family:${SANS}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<div style="max-width:560px;margin:0 auto;padding:40px 24px">
<p style="margin:0 0 28px;font-family:${SERIF};font-size:22px">Lintel</p>
<h1 style="margin:0 0 16px;font-family:${SERIF};font-size:28px;line-height:1.2;font-weight:600">${escaped(heading)}</h1>
${paragraphs.map((text) => `<p style="margin:0 0 16px;font-size:16px;line-height:1.6">${escaped(text)}</p>`).join('\n')}
<p style="margin:28px 0"><a href="${escaped(action.url)}" style="display:inline-block;padding:13px 22px;border-radius:8px;background:#9c3d27;color:#fffaf4;font-weight:600;text-decoration:none">${escaped(action.label)}</a></p>
<p style="margin:0 0 28px;font-size:14px;line-height:1.5;color:${STONE}">If the button does nothing, open this address: <a href="${escaped(action.url)}" style="color:${STONE};word-break:break-all">${escaped(action.url)}</a></p>
<hr style="border:0;border-top:1px solid #e3dccf;margin:0 0 20px">
${small.map((text) => `<p style="margin:0 0 8px;font-size:14px;line-height:1.5;color:${STONE}">${escaped(text)}</p>`).join('\n')}
<p style="margin:0;font-size:14px"><a href="${escaped(unsubscribe.url)}" style="color:${STONE}">${escaped(unsubscribe.label)}</a></p>
</div>
</body>
</html>
`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!);
