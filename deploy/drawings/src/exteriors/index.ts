import type { Random } from '../core/random.js';
import type { Architecture, Hour, HouseStyle } from '../house-style.js';
import { mansionBlock } from './mansion-block.js';
import { modernBlock } from './modern-block.js';
import { riversideBlock } from './riverside-block.js';
import { warehouse } from './warehouse.js';
import { bungalow } from './bungalow.js';
import { field } from './field.js';
import { mewsHouse } from './mews-house.js';
import { semiDetached } from './semi-detached.js';
import { shop } from './shop.js';
import { georgianTownhouse } from './georgian-townhouse.js';
import { victorianTerrace } from './victorian-terrace.js';

export type Exterior = (style: HouseStyle, random: Random, hour: Hour) => string;

export const exteriors: Record<Architecture, Exterior> = {
  'victorian terrace': victorianTerrace,
  'georgian townhouse': georgianTownhouse,
  'mansion block': mansionBlock,
  'modern block': modernBlock,
  warehouse,
  'mews house': mewsHouse,
  'semi-detached': semiDetached,
  'riverside block': riversideBlock,
  bungalow,
  shop,
  field: (style, random, hour) => field(style, random, hour),
};
