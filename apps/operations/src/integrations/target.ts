/** Whether a text looks like where a webhook goes, in whole or in part: `https://…`, or `hooks.example.org`. */
export const isTarget = (text: string): boolean => /:\/\/|\w\.[a-z]{2,}(?:[/:?]|$)/i.test(text);
