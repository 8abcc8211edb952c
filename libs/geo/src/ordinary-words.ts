/**
 * English words and common surnames within a slip or two of a place's name: "cheap" is not Cheam, nor "mortgage" Mortlake.
 * Only such words need listing; words far from every name never match one.
 */
const LOOKALIKES = `
action actin actor airfield alton angel angela angelo angels anger angle anton arlington aston
backing backside baking banking barney barns barring batteries battered berry beverly blackmail blackwell boroughs braking
brett bridgewater bridging brighten brighter brightly buckley bushes carlton cartridge chadwick charleston charley cheap cheat
cheater chestnut clayton colby corey corny cosby coulson crawford crawled cream crete crews crowe cyrus dalton darby diver
docking dunham easing easton eating edith elephants esther ether fleets frame froze grabs grams grass greenwood hades
hammering harley harrington hartford hates havana havent haynes homestead hometown horton hovering huntington hurley keaton
kelley kendall knockout leads leighton lends lewis lexington mainland marlon marrow monumental monuments mortgage mortgaged
mortgages morton movement newly northward olympian olympic opted parsley pence penance perch pinned polar pools popular
purely radcliffe readings rotterdam sanford shilling shorthand shroud simpson smoke smokey softball southern spilling spoke
staffers stained stains stake stalling stand stanford stanley staring starring starting startling starving stealing sterling
sticking stirring stoked stokes stole stone store storey storeys storming stove strands striking striving stroke sutherland
swirling temples thing tiring tones tonnes trying turing tying victorian victorians victories waking walls washington welding
wellington whitney willing wills wilmington wines woodland woodward woodwork working workings workshop workshops worrying
worthington wrapping
modern modernised parking heating living dining seating leading letting letters lettings housing building buildings dwelling
balcony bathroom bathrooms bedroom bedrooms cottage cottages country county garden gardens kitchen kitchens station stations
terrace terraced detached western eastern northern central covered covering catering selling heading dealing bonding planning
`;

const ordinary = new Set(LOOKALIKES.trim().split(/\s+/));

/** Whether a folded word is known to be plain English although it resembles a place's name. */
export function isOrdinaryWord(word: string): boolean {
  return ordinary.has(word);
}
