import type { FeatureName } from './feature-names.js';
import { longestEvidence } from './feature-reading.js';
import { featureWords } from './feature-words.js';
import { type Mention, mentionsIn } from './mentions.js';
import { phrasesOf } from './phrases.js';
import { quote, sentencesOf, type Word } from './sentences.js';

/** What a text says of a feature, and with which of its words. */
export interface Claim {
  readonly feature: FeatureName;
  readonly has: boolean;
  readonly words: string;
}

/** What a text claims of a home, in its order. Total on any text and linear in it. */
export const claimsIn = (text: string): readonly Claim[] =>
  sentencesOf(text).flatMap((words) => {
    const mentions = mentionsIn(words.map(({ plain }) => plain));
    return mentions.flatMap((mention) => {
      const has = verdict(words, mention);
      return has === undefined
        ? []
        : [{ feature: mention.feature, has, words: quote(text, words, mention, longestEvidence) }];
    });
  });

/** Undefined where the words are there and claim nothing of this home. */
function verdict(words: readonly Word[], mention: Mention): boolean | undefined {
  if (isName(words, mention)) return undefined;
  const said = new Surroundings(words, mention);
  if (said.isNear() || said.isOpen()) return undefined;
  const denied = mention.kind === 'denied';
  return said.isNegated() ? denied : !denied;
}

const list = (...phrases: readonly string[]) => phrases.flatMap(phrasesOf);

const negators = list(
  'no',
  'not',
  'without',
  'never',
  'nor',
  'neither',
  'lacks',
  'lack',
  'lacking',
  'cannot',
  'non',
  'doesnt',
  'isnt',
  'dont',
  'wont',
  'hasnt',
  'arent',
  'minus',
);
const noNegators = list(
  '(not|no) (only|just|doubt|less|more|far|further|least|wonder|to mention)',
  'no expense',
);
const denials = list(
  '(is|are|was|were|will be|has|have|have been|been|may)? not (allowed|permitted|accepted|included|considered|available|present|suitable|offered|possible|welcome|provided|fitted|conveyed)',
  '(is|are) not',
  'none',
  'not',
  'no',
  '(prohibited|forbidden|excluded|unavailable|refused)',
);
const nearBefore = list(
  'near',
  'nearby',
  'close (to|by)',
  'closest',
  'moment from',
  'minute from',
  'minute walk (to|from|of)',
  '(step|yard|metre|mile|stroll|walk|stone throw) (away)? from',
  'walk (to|of)',
  '(opposite|adjacent to|next to|beside|behind)',
  'local',
  'proximity (to|of)',
  'within (reach|walking distance) of',
  'view (of|over|across|to) the? (communal|public|garden square)',
  'around the corner from',
  'in (a|the) catchment',
  'access the',
);
const nearAfter = list(
  'nearby',
  'next door',
  'across the road',
  'around the corner',
  'opposite',
  'close by',
  'within walking distance',
  'down the road',
  'within easy reach',
  'offers discount',
);
const openBefore = list(
  '(potential|scope|possibility|opportunity|option|room|space|consent|plumbing|wiring|provision) (to|for|of)',
  'permission',
  '(could|would|might|may) (be|make|become|accommodate|suit|have|create|build|add)',
  'subject to',
  'plan for',
  'former',
  'formerly',
  '(ideal|perfect|suitable) (as|for) (a|an)',
  'if',
  'previously',
  'proposed',
);
const openAfter = list(
  'separate negotiation',
  'by negotiation',
  'separately',
  '(additional|extra|further) (cost|charge|fee)',
  'for an (additional|extra) (cost|charge|fee)',
  'subject to',
  'stpp',
  '(has|have) been converted',
  'converted (to|into)',
  'now (form|forms|a|an|used)',
  '(could|can|might) be (added|created|built|rented|bought|arranged|installed)',
  'potential',
  'waiting list',
);

/** How far before and after, in words, something is said of what stands between. */
const REACH = 6;
/** The same for lists of what is near, and for what is denied one after the other. */
const LONG_REACH = 18;

/** What stands around a mention in its sentence, as plain words. */
class Surroundings {
  /** In the same part of the sentence. */
  private readonly before: readonly string[];
  private readonly after: readonly string[];
  private readonly earlier: readonly Word[];

  constructor(
    private readonly words: readonly Word[],
    private readonly mention: Mention,
  ) {
    const [first, last] = [words[mention.from]!, words[mention.until - 1]!];
    this.earlier = words.slice(Math.max(0, mention.from - LONG_REACH), mention.from);
    this.before = tail(this.earlier.filter(({ part }) => part === first.part));
    const later = words.slice(mention.until, mention.until + REACH).filter(({ part }) => part === last.part);
    this.after = head(later);
  }

  isNegated(): boolean {
    const before = (this.endsList() ? tail(this.earlier) : this.before).slice(-REACH);
    if (holds(before, negators) && !holds(before, noNegators)) return true;
    if (begins(this.after, denials)) return !begins(this.after.slice(1), [['only'], ['just']]);
    // 'Garden: none', but not 'Garden: no chain'.
    const rest = this.words.slice(this.mention.until);
    return rest.length === 1 && begins([rest[0]!.plain], [['no'], ['none'], ['not']]);
  }

  isNear(): boolean {
    const inTown = featureWords[this.mention.feature].inTown === true;
    const before = inTown ? tail(this.earlier) : this.before.slice(-REACH);
    return holds(before, nearBefore) || holds(this.after, nearAfter);
  }

  isOpen(): boolean {
    return holds(this.before.slice(-REACH), openBefore) || holds(this.after, openAfter);
  }

  /** Of a list such as 'no garden, balcony or parking'. */
  private endsList(): boolean {
    const part = this.words[this.mention.from]!.part;
    const goesOn = this.words
      .slice(this.mention.from - 1)
      .some(({ plain }) => plain === 'or' || plain === 'nor');
    return goesOn && part > 0 && this.before.length < 3 && !begins(this.before, [['a'], ['an'], ['the']]);
  }
}

const stops = new Set(['but', 'with', 'although', 'while', 'plus', 'however', 'yet', 'there']);

/** What is after the last word with which something else begins. */
function tail(words: readonly Word[]): readonly string[] {
  const plain = words.map((word) => word.plain);
  return plain.slice(plain.findLastIndex((word) => stops.has(word)) + 1);
}

/** What is before the first word with which something else begins. */
function head(words: readonly Word[]): readonly string[] {
  const plain = words.map((word) => word.plain);
  const stop = plain.findIndex((word) => stops.has(word));
  return stop < 0 ? plain : plain.slice(0, stop);
}

const holds = (words: readonly string[], phrases: readonly (readonly string[])[]): boolean =>
  words.some((_, at) => begins(words.slice(at), phrases));

const begins = (words: readonly string[], phrases: readonly (readonly string[])[]): boolean =>
  phrases.some((phrase) => phrase.every((word, at) => words[at] === word));

const little = new Set('a an and at by for from in of on or the to with'.split(' '));

/** 'Wellington Terrace': a street's or a square's, where not every word has a capital. */
function isName(words: readonly Word[], { feature, from, until }: Mention): boolean {
  if (!featureWords[feature].street || !words[from]!.capital || !words[from - 1]?.capital) return false;
  if (/^(?:on|in|off|at)$/.test(words[from - 2]?.plain ?? '')) return true;
  return words.some(({ capital, plain }, at) => !capital && !little.has(plain) && (at < from || at >= until));
}
