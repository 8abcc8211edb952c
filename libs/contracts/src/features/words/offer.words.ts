import type { FeatureWords } from './feature-words.types.js';

/** The state of a home, and on which terms it is to be had. A feature a line: another word for it is another phrase in its list. */
export const offerWords = {
  'needs-work': {
    said: [
      'in? need of? (some|any|complete|full|total|general|a little|cosmetic)? (modernisation|modernising|refurbishment|renovation|updating|improvement|work|repair|tlc|attention|redecoration)',
      '(requires|requiring|require|needing|need) (some|any|complete|full|total|general|extensive)? (modernisation|modernising|refurbishment|renovation|updating|improvement|work|repair|tlc|redecoration)',
      '(potential|scope|opportunity) (to|for) full? (modernise|modernisation|refurbish|refurbishment|renovate|renovation|update|updating|improve|improvement|add value)',
      '(renovation|refurbishment|development) (project|opportunity)',
      'fixer upper',
      'doer upper',
      'put (your|their|its) own stamp',
      'blank canvas',
      'unmodernised',
      'a project for',
    ],
    asked: ['project', 'to do up', 'wreck', 'to renovate', 'needs work', 'to modernise', 'do up'],
    denied: [
      '(fully|recently|newly|completely|beautifully|totally|extensively) (refurbished|renovated|modernised) (throughout|by)?',
      '(refurbished|renovated|modernised) throughout',
      'nothing to do',
      'ready to move (in|into)',
      'move in (ready|condition)',
      'turnkey',
      'turn key',
      'no work (required|needed|to do)',
      'work (is|has been)? done',
      'immaculate throughout',
    ],
    other: ['(refurbished|renovated|modernised) (kitchen|bathroom|shower)'],
  },
  'chain-free': {
    said: [
      'chain free',
      'chainfree',
      'no (onward|upper|upward|forward)? chain',
      'end of the? chain',
      'vacant possession',
      'without an? onward? chain',
      'nochain',
    ],
    denied: ['(onward|upward|related) chain', 'part of a chain', '(seller|vendor) (is|are) buying on'],
    other: ['chain of'],
  },
  freehold: {
    said: ['freehold', 'free hold'],
    other: [
      'share of the? freehold',
      'share in the? freehold',
      'freehold share',
      'shared freehold',
      'freehold (company|interest|purchase)',
    ],
  },
  leasehold: {
    said: [
      'leasehold',
      'lease hold',
      'lease of',
      '(long|year|yr|extended|new|remaining) lease',
      'year remaining? on the? lease',
    ],
    other: ['(flying|virtual|tenancy) lease', '(leasehold|lease) (charge|extension|reform)'],
  },
  'share-of-freehold': {
    said: [
      'share of the? freehold',
      'share in the? freehold',
      'shared freehold',
      'freehold share',
      'share freehold',
      'sof',
    ],
  },
  'shared-ownership': {
    said: ['shared ownership', 'part buy part rent', 'part rent part buy', 'staircasing'],
    asked: ['buy a share', 'part own'],
  },
  retirement: {
    said: [
      'retirement (flat|apartment|home|property|development|living|village|complex|bungalow|community|property)',
      '(over|aged over|aged) (55|60|65|fifty five|sixty)',
      '(55|60|65) (plus|and over|or over|years and over)',
      'over (55|60|65)',
      '(assisted|sheltered|independent|later) living',
      'sheltered (housing|accommodation)',
      'age restricted',
    ],
    asked: ['retirement'],
    other: ['(near|approaching|before|in|enjoy) retirement'],
  },
  auction: {
    said: ['auction', 'auctioneer'],
    other: ['auction house nearby'],
  },
  pets: {
    said: [
      '(pet|cat|dog|animal) (considered|allowed|welcome|welcomed|accepted|permitted|friendly|possible|ok|okay|negotiable|by arrangement|by negotiation)',
      '(pet|cat|dog) (would|will|may|can) be (considered|accepted|allowed|permitted)',
      '(accept|accepts|allow|allows|consider|considers|welcome|welcomes) (a|small|one|well behaved)? (pet|cat|dog)',
      '(suitable|available) (for|to) (those with)? pet',
      'pet',
    ],
    asked: ['cat', 'dog', 'puppy', 'kitten', 'rabbit', 'animal', 'parrot'],
    denied: ['not suitable for (child or)? pet'],
    other: ['pet shop', '(pet) (deposit|rent|fee)', 'dog (walk|walking|walker|run|park)', 'carpet'],
  },
  'bills-included': {
    said: [
      'all? (bill|utility|utility bill) are? (included|inclusive|inc|incl|covered)',
      '(include|including|included|inclusive of|covers|inc|incl) (all|most|the|utility)? (bill|utility)',
      '(all|with) bill',
      'all inclusive rent',
    ],
    asked: ['bills', 'all in (rent|price)'],
    denied: [
      '(exclusive|exclusive of|excluding|excludes|excl|exc) all? (bill|utility)',
      '(bill|utility) are? (excluded|exclusive|extra)',
      '(bill|utility) are? (paid|payable) by the? tenant',
      'tenant (pay|to pay|pays|responsible for) all? the? (bill|utility)',
      '(bill|utility) (are|is)? not (included|covered)',
      'plus bill',
    ],
  },
  furnished: {
    said: [
      'furnished',
      'with furniture',
      'fully furnished',
      'furniture included',
      'furnishing flexible',
      'flexible furnishing',
    ],
    other: [
      'part furnished',
      'partly furnished',
      'partially furnished',
      'semi furnished',
      'un furnished',
      'part or un furnished',
    ],
  },
  'part-furnished': {
    said: ['part furnished', 'partly furnished', 'partially furnished', 'semi furnished', 'partfurnished'],
  },
  unfurnished: {
    said: ['unfurnished', 'un furnished', 'without furniture', 'flexible furnishing', 'furnishing flexible'],
  },
  students: {
    said: [
      'student (welcome|welcomed|considered|accepted|allowed|friendly|let|house|property|home|hmo|accommodation|rental|possible|only)',
      '(ideal|suitable|perfect|available) (for|to) (professionals or|sharers or)? student',
      '(accept|accepts|consider|considers|welcome|welcomes) student',
      'student',
    ],
    denied: ['professional only'],
    other: ['student (area|population|district|union|village)', '(popular with|many) student'],
  },
  'benefits-accepted': {
    said: [
      '(dss|housing benefit|universal credit|lha|benefit|housing allowance|local housing allowance) (accepted|considered|welcome|welcomed|allowed|ok|okay|possible|friendly)',
      '(dss|housing benefit|universal credit|lha|local housing allowance)',
      '(on|with|receiving|claiming) (benefit|universal credit|housing benefit)',
      '(accept|accepts|consider|considers|welcome|welcomes) (dss|benefit|housing benefit|universal credit)',
    ],
    asked: ['benefits', 'on pip', 'council pays'],
    other: ['benefit (from|of)'],
  },
  'short-let': {
    said: [
      'short term? (let|letting|rental|tenancy|stay)',
      'shortlet',
      'holiday let',
      '(short|flexible) term (let|available)',
    ],
    denied: ['long term? (let|letting|tenancy) only'],
    asked: ['for a few (week|month)', 'short term'],
  },
} satisfies Readonly<Record<string, FeatureWords>>;
