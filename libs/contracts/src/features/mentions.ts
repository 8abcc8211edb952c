import { type FeatureName, featureNames } from './feature-names.js';
import { featureWords } from './feature-words.js';
import { phrasesOf } from './phrases.js';

/** How a phrase speaks of a feature. */
export type MentionKind = 'said' | 'asked' | 'denied' | 'other';

/** A feature's phrase among words: from one until before another, counted from 0. */
export interface Mention {
  readonly feature: FeatureName;
  readonly kind: MentionKind;
  readonly from: number;
  readonly until: number;
}

interface Node {
  readonly next: Map<string, Node>;
  readonly ends: { readonly feature: FeatureName; readonly kind: MentionKind }[];
}

const LONGEST_GAP = 3;
const GAP = '*';

const newNode = (): Node => ({ next: new Map(), ends: [] });

function grown(): Node {
  const root = newNode();
  for (const feature of featureNames)
    for (const kind of ['said', 'asked', 'denied', 'other'] as const)
      for (const phrase of featureWords[feature][kind] ?? [])
        for (const words of phrasesOf(phrase)) endOf(root, words).ends.push({ feature, kind });
  return root;
}

function endOf(root: Node, words: readonly string[]): Node {
  let node = root;
  for (const word of words) {
    const next = node.next.get(word) ?? newNode();
    node.next.set(word, next);
    node = next;
  }
  return node;
}

const tree = grown();

/**
 * What features words speak of, those of visitors alone (`asked`) only where they are wanted. Of phrases of one feature that overlap the longest is there, and
 * none at all where that one says nothing of it (`other`).
 *
 * @param words plain ones (`plainWord`)
 */
export function mentionsIn(words: readonly string[], { asked = false } = {}): readonly Mention[] {
  const found = new Map<FeatureName, Mention[]>();
  const follow = (node: Node, from: number, at: number): void => {
    for (const { feature, kind } of node.ends) {
      if (kind === 'asked' && !asked) continue;
      const mention = { feature, kind, from, until: at };
      const others = found.get(feature);
      if (others) others.push(mention);
      else found.set(feature, [mention]);
    }
    const word = words[at];
    if (word === undefined) return;
    const next = node.next.get(word);
    if (next) follow(next, from, at + 1);
    const gap = node.next.get(GAP);
    for (let skipped = 0; gap && skipped <= LONGEST_GAP; skipped++) {
      const after = gap.next.get(words[at + skipped] ?? '');
      if (after) follow(after, from, at + skipped + 1);
    }
  };
  for (let at = 0; at < words.length; at++) if (tree.next.has(words[at]!)) follow(tree, at, at);
  return [...found.values()].flatMap(longest).sort((a, b) => a.from - b.from || a.until - b.until);
}

/** Without those that a longer one overlaps; mentions of one feature in the order of their beginning. */
function longest(mentions: readonly Mention[]): readonly Mention[] {
  const kept: Mention[] = [];
  for (const mention of mentions) {
    const last = kept.at(-1);
    if (!last || mention.from >= last.until) kept.push(mention);
    else if (rank(mention) > rank(last)) kept[kept.length - 1] = mention;
  }
  return kept.filter(({ kind }) => kind !== 'other');
}

// Of two that are as long the one that says nothing goes before the one that says it.
const rank = ({ from, until, kind }: Mention): number =>
  (until - from) * 4 + (kind === 'other' ? 2 : kind === 'denied' ? 1 : 0);
