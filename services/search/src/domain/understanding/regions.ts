import { foldName } from '@lintel/geo';

/** Counties, countries and landscapes that people search in. They are no points of the gazetteer: the location filter looks for their names. */
const NAMES = `
Aberdeenshire Argyll Ayrshire Bedfordshire Berkshire Buckinghamshire Cambridgeshire Carmarthenshire Ceredigion Cheshire Clwyd Cornwall Cumbria Denbighshire
Derbyshire Devon Dorset Dumfriesshire Dyfed Essex Fife Flintshire Gloucestershire Gwent Gwynedd Hampshire Herefordshire Hertfordshire Humberside Kent Lanarkshire Lancashire
Leicestershire Lincolnshire Lothian Merseyside Middlesex Midlothian Monmouthshire Norfolk Northamptonshire Northumberland Nottinghamshire Oxfordshire Pembrokeshire Perthshire
Powys Renfrewshire Rutland Shropshire Somerset Staffordshire Stirlingshire Suffolk Surrey Sussex Warwickshire Wiltshire Worcestershire Yorkshire Snowdonia Cotswolds Chilterns
Wirral Anglesey Scotland Wales England Midlands
East_Sussex West_Sussex North_Yorkshire South_Yorkshire West_Yorkshire East_Yorkshire County_Durham Greater_Manchester West_Midlands East_Midlands Tyne_and_Wear Isle_of_Wight
Isle_of_Man Isle_of_Skye Northern_Ireland East_Anglia North_Wales South_Wales Mid_Wales West_Wales North_Devon South_Devon North_Norfolk Lake_District Peak_District New_Forest
Yorkshire_Dales North_York_Moors South_Downs North_Downs Brecon_Beacons Scottish_Borders Scottish_Highlands Home_Counties West_Country Vale_of_Glamorgan Forest_of_Dean
Norfolk_Broads Thames_Valley East_Lothian West_Lothian South_Lanarkshire North_Lanarkshire
`
  .trim()
  .split(/\s+/)
  .map((name) => name.replaceAll('_', ' '));

const regions = new Map(NAMES.map((name) => [foldName(name), name]));
const beginnings = new Set([...regions.keys()].map((name) => name.split(' ', 1)[0]));
const MOST_WORDS = 4;

/** The longest name of a region that starts at an index of a list of folded words. */
export function regionAt(
  words: readonly string[],
  from: number,
): { name: string; length: number } | undefined {
  if (!beginnings.has(words[from])) return undefined;
  for (let length = Math.min(MOST_WORDS, words.length - from); length > 0; length--) {
    const name = regions.get(
      length === 1 ? (words[from] as string) : words.slice(from, from + length).join(' '),
    );
    if (name) return { name, length };
  }
  return undefined;
}

/** Whether a place's name is a region's. */
export const isRegion = (name: string): boolean => regions.has(foldName(name));
