const MAX_KIND = 200;

/**
 * What an error has in common with others of its kind: white space, addresses of every sort, ids and numbers are folded. It may still hold whatever
 * else a handler put into its message.
 */
export const kindOfError = (error: string): string =>
  error
    .slice(0, 1000)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '<address>')
    .replaceAll(/[a-z][a-z\d+.-]*:\/\/[^\s"'<>()]+/gi, '<url>')
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi, '<id>')
    .replaceAll(/\b(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{12,}\b/gi, '<id>')
    .replaceAll(/\d+(?:[.:,]\d+)*/g, '#')
    .slice(0, MAX_KIND);
