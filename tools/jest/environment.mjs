import Document from './document.mjs';
import OneRealm from './one-realm.mjs';

/** A component's spec has a document, as a page has; any other has Node's own globals. */
export default function environmentOf(config, context) {
  return new (context.testPath.endsWith('.spec.tsx') ? Document : OneRealm)(config, context);
}
