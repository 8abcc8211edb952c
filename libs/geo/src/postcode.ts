/** The 124 postcode areas of the United Kingdom: what a postcode may start with. */
const POSTCODE_AREAS = new Set(
  (
    'AB AL B BA BB BD BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX ' +
    'FK FY G GL GU GY HA HD HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE ' +
    'NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ ' +
    'TR TS TW UB W WA WC WD WF WN WR WS WV YO ZE'
  ).split(' '),
);

const SHAPE = /^([A-Z]{1,2})(\d[A-Z\d]?)(?:\s*(\d[ABD-HJLNP-UW-Z]{2}))?$/;

export interface Postcode {
  /** The first half, in capitals: `SW11`. */
  readonly outcode: string;
  /** The whole code in its usual form, when both halves were given: `SE1 9SG`. */
  readonly full?: string;
}

/** Reads a postcode or its first half in any case and spacing; undefined when the text has not that shape. */
export function parsePostcode(text: string): Postcode | undefined {
  const [, area, district, inward] = SHAPE.exec(text.trim().toUpperCase()) ?? [];
  if (area === undefined || district === undefined || !POSTCODE_AREAS.has(area)) return undefined;
  const outcode = area + district;
  return inward === undefined ? { outcode } : { outcode, full: `${outcode} ${inward}` };
}
