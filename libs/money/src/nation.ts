export const nations = ['england', 'northernIreland', 'scotland', 'wales'] as const;
/** Each has its own tax on buying, or its own rules of renting. */
export type Nation = (typeof nations)[number];

export interface NationOfPlace {
  readonly nation: Nation;
  /** The outcode has homes on both sides of a border: the nation is that of most. */
  readonly onBorder: boolean;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const AREAS: Readonly<Record<Exclude<Nation, 'england'>, ReadonlySet<string>>> = {
  northernIreland: words('BT'),
  scotland: words('AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE'),
  wales: words('CF LD LL NP SA'),
};

/** Outcodes of another nation than most of their area. */
const EXCEPTIONS: ReadonlyMap<string, Nation> = new Map([
  ...['CH5', 'CH6', 'CH7', 'CH8'].map((outcode) => [outcode, 'wales'] as const),
  ...Array.from({ length: 11 }, (_, index) => [`SY${15 + index}`, 'wales'] as const),
  ['TD15', 'england'],
]);

/** Outcodes that a border runs through (Office for National Statistics, postcode directory). */
const ON_BORDER = words(
  'CA6 CH1 CH4 CH5 DG14 DG16 GL16 HR2 HR3 HR5 LD7 LD8 LL11 LL12 LL13 LL14 NP7 NP16 NP25 ' +
    'SY5 SY7 SY9 SY10 SY11 SY13 SY14 SY15 SY21 SY22 TD5 TD8 TD9 TD12 TD15',
);

/** Jersey, Guernsey and the Isle of Man have postcodes, but are no part of the United Kingdom. */
const ELSEWHERE = words('GY IM JE');

/** The nation of an outcode such as `SW11`, in any case; undefined for what is none, or is not in the United Kingdom. */
export function nationOf(outcode: string): NationOfPlace | undefined {
  const code = outcode.trim().toUpperCase();
  const area = /^([A-Z]{1,2})\d[A-Z\d]?$/.exec(code)?.[1];
  if (area === undefined || ELSEWHERE.has(area)) return undefined;
  const ofArea = (['northernIreland', 'scotland', 'wales'] as const).find((nation) =>
    AREAS[nation].has(area),
  );
  return { nation: EXCEPTIONS.get(code) ?? ofArea ?? 'england', onBorder: ON_BORDER.has(code) };
}
