/** The shell's built page, with room for a head. */
export interface ShellPage {
  /** As it was built, for a page of which nothing could be learned in time. */
  readonly plain: string;
  withHead(head: string): string;
}

/** Takes the built page's own title and description out, and puts a page's head where the title stood. */
export function readShellPage(html: string): ShellPage {
  const title = /<title>[^<]*<\/title>/.exec(html);
  const end = html.indexOf('</head>');
  const at = title?.index ?? end;
  if (at === -1) throw new Error('The shell page has neither a title nor a head.');
  const strip = (part: string): string =>
    part.replace(/<title>[^<]*<\/title>/, '').replace(/<meta\s+name="description"[^>]*>\s*/, '');
  const before = strip(html.slice(0, at));
  const after = strip(html.slice(at));
  return { plain: html, withHead: (head) => before + head + after };
}
