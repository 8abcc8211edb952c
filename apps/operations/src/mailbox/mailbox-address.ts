export const mailboxPath = '/operations/mailbox';

/** The address of the page with a message open. */
export const messageAddress = (id: string): string => `${mailboxPath}?${new URLSearchParams({ id })}`;

/** Where the gateway serves a message's HTML as a document of its own, in which nothing runs. */
export const messageHtmlAddress = (id: string): string =>
  `${mailboxPath}/html?${new URLSearchParams({ id })}`;
