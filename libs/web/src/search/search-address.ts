import type { SearchCriteria as Asked } from '@lintel/contracts/search';

export {
  areaParameter,
  choiceNames,
  choicesOf,
  criterionNames,
  criterionOf,
  isChoice,
  isCriterion,
  poundsText,
  readArea,
  readCriterion,
  readSearch,
  saidOf,
  sayCriterion,
  tidyArea,
  tidyCriteria,
} from '@lintel/contracts/search';
export type {
  Area,
  ChoiceName,
  CriterionDeclaration,
  CriterionName,
  CriterionValue,
  LooseCriteria,
  Wishes,
} from '@lintel/contracts/search';

/** The criteria of a search by their names in the query string; absent means no filter. */
export type Criteria = Readonly<Asked>;
