/**
 * A UK postcode taken apart. Form: British Standard BS 7666 (area, district, sector, unit), without the special cases of the armed
 * forces and overseas territories.
 */
export interface Postcode {
  /** `SE1` */
  readonly outcode: string;
  /** `9SG` */
  readonly incode: string;
}

const FORM = /\b([A-Z]{1,2}\d[A-Z\d]?) ?(\d[ABD-HJLNP-UW-Z]{2})\b/i;

/** The first postcode in a text such as an address, or undefined when there is none. */
export function findPostcode(text: string): Postcode | undefined {
  const found = FORM.exec(text);
  return found ? { outcode: found[1]!.toUpperCase(), incode: found[2]!.toUpperCase() } : undefined;
}

export const formatPostcode = ({ outcode, incode }: Postcode): string => `${outcode} ${incode}`;

/** The letters that UK postcodes begin with (Royal Mail, postcode areas). */
const AREAS = new Set(
  `AB AL B BA BB BD BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FK FY G GL GU GY HA HD HG HP HR HS
   HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN
   SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO ZE`.split(/\s+/),
);

const OUTCODE_AT_END = /(?:^|[\s,])(([A-Z]{1,2})\d[A-Z\d]?)$/i;

/**
 * The outcode of an address: that of its postcode, or the one that its last part ends with, as in `8 Marchbank Row, Chelsea, London SW3`. A flat or a block
 * may be called B1, so that earlier parts do not count.
 */
export function findOutcode(address: string): string | undefined {
  const postcode = findPostcode(address);
  if (postcode) return postcode.outcode;
  const found = OUTCODE_AT_END.exec(address.replace(/[\s,.]+$/, ''));
  return found && AREAS.has(found[2]!.toUpperCase()) ? found[1]!.toUpperCase() : undefined;
}
