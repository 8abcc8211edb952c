import { brand } from '../brand/brand.js';
import { ApiError } from './api-error.js';

/** What the schema promises to be there; a gateway that leaves it out is at fault. */
export function given<T>(value: T | null | undefined): T {
  if (value === null || value === undefined)
    throw new ApiError('graphql', `${brand().name} answered without what was asked for.`);
  return value;
}
