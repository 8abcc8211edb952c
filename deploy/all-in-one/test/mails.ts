import type { Scene } from './ownership/ownership-scene.js';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The whole message. */
  readonly source: string;
}

/** An e-mail to an address whose text says something, once it was sent. */
export async function mailTo(scene: Scene, address: string, says = ''): Promise<Mail> {
  for (;;) {
    const { mailbox } = await scene.ask('operations', '{ mailbox(first: 200) { messages { id to } } }');
    for (const { id, to } of mailbox.messages as readonly { id: string; to: string }[]) {
      if (!to.includes(address)) continue;
      const { mail } = await scene.ask(
        'operations',
        'query ($id: ID!) { mail(id: $id) { to subject text html source } }',
        { id },
      );
      if (mail.text.includes(says)) return mail as Mail;
    }
  }
}

/** The addresses in the headers that name recipients, but for what is in quotation marks. */
export function recipientsIn(source: string): readonly string[] {
  const head = source.slice(0, source.search(/\r?\n\r?\n/)).replaceAll(/\r?\n[ \t]+/g, ' ');
  const recipients = head.split(/\r?\n/).filter((line) => /^(to|cc|bcc):/i.test(line));
  return recipients.flatMap(
    (line) => line.replaceAll(/"(\\.|[^"\\])*"/g, '').match(/[\w.+-]+@[\w.]+/g) ?? [],
  );
}
