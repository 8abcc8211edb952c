import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What is said in the tone of a failure and is none of ours, so that there is no reference to show. */
const noFailureOfOurs: Readonly<Record<string, string>> = {
  'apps/agent-dashboard/src/integrations/webhooks/webhook-setting.tsx': 'the webhook is off',
  'apps/agent-dashboard/src/property-form/conflict/conflict-notice.tsx': 'a colleague was quicker',
  'apps/agent-dashboard/src/property-form/session-notice.tsx': 'the session has ended',
  'apps/agent-dashboard/src/shared/suspension-notice.tsx': 'the agency is suspended',
  'apps/agent-dashboard/src/viewings/lost-time-notice.tsx': 'the time is taken',
  'apps/agent-dashboard/src/viewings/propose-dialog.tsx': 'the time is taken',
  'apps/operations/src/audit/verification.tsx': 'what was found in the trail',
  'apps/operations/src/backups/backups-made.tsx': 'why a backup that ran came to nothing',
  'apps/public-site/src/account/agent-register-page.tsx': 'an answer without an account, and no error',
  'apps/public-site/src/account/auth/new-password-view.tsx': 'the link is used up',
  'apps/public-site/src/account/forms/use-account-form.ts': 'the passwords differ',
  'apps/public-site/src/account/join/join-form.tsx': 'the invitation is used up',
  'apps/public-site/src/enquiry/use-viewing-form.ts': 'nothing is chosen',
  'apps/public-site/src/messages/unconfirmed.tsx': 'messages that wait',
  'apps/public-site/src/messages/was-it-you.tsx': 'a question',
  'apps/public-site/src/property/page-actions.tsx': 'the browser does not copy',
  'apps/public-site/src/saved/saved-searches-page.tsx': 'the store of saved searches keeps no error',
  'apps/public-site/src/viewings/reschedule-dialog.tsx': 'nothing is chosen',
  'apps/shell/src/remotes/part-boundary.tsx': 'a program that did not arrive',
  'apps/shell/src/saved/account-saved-properties.ts': 'nobody is signed in',
};

it('every failure that a page shows is given its error, which has the reference to ask about it by', () => {
  const files = globSync('{apps/*/src,libs/web/src}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.spec\.|\.generated\.|\/testing\/|^apps\/(e2e|design-system)\//.test(file),
  );
  const without = files.filter((file) => presentersWithoutError(readFileSync(join(root, file), 'utf8')));
  expect(without.toSorted()).toEqual(Object.keys(noFailureOfOurs));
});

const presentersWithoutError = (source: string): boolean =>
  [...source.matchAll(/<Alert(?=[\s>])/g)].some(({ index }) => {
    const tag = tagAt(source, index);
    return !tag.includes('tone="plain"') && !tag.includes('error=');
  }) ||
  [...source.matchAll(/tone: 'destructive'/g)].some(({ index }) => {
    const end = source.indexOf('}', index) + 60;
    return !/\berror(?:,| })/.test(source.slice(source.lastIndexOf('{', index), end));
  });

/** The opening tag, whose attributes may hold tags themselves. */
function tagAt(source: string, from: number): string {
  let depth = 0;
  for (let at = from; at < source.length; at++) {
    if (source[at] === '{') depth++;
    else if (source[at] === '}') depth--;
    else if (source[at] === '>' && depth === 0) return source.slice(from, at);
  }
  return source.slice(from);
}
