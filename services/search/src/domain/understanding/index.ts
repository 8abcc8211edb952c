export { understand } from './understand.js';
export { LONGEST_TEXT } from './tokens.js';
export {
  CRITERIA,
  type Confidence,
  type Criteria,
  type Criterion,
  type ListingType,
  type Part,
  type Understanding,
  type Unrecognised,
} from './understanding.types.js';
