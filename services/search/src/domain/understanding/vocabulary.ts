/** Words that carry no wish of their own: grammar, courtesy, and the trade's filler. */
const FILLER = new Set(
  `
a able about above after again all also alright am an and any anybody anyone anything anywhere apart apartment apartments apologies appartment appreciate are area areas around as ask at available aware away back basically be because been before being
below best better between book both but buy buying by call can cant cheers city come considering could couple cost currently day days de deal decent definitely did do does doing done dont down each either else ensure etc even ever
every exactly excellent experience fine find finding first flat flats fit for found from get getting give go going good great guess had has have having he heading hello help her here hey hi him his home homes hoping house houses how hoping i id
ideally if ill im in including instead interested into is isnt it its ive just kind kindly know lease less let lets like likely listing listings literally live lived living locate located location locations long look looked looking lot love lovely
made make many market match may maybe me mean might mine more most move moved moving much must my myself name nearer need needed needing needs neighborhood neighborhoods neighbourhood neighbourhoods new next nice no none not nothing now number of off ok okay
on once one ones only onto open option options or other others our out over own part people perfect perhaps place places plan planning please pls possible possibly prefer preferable preferably preferred property properties provide purchase put quite
rather really recommend regarding relocate relocating rent rental rentals renting required requirement requirements residence residential right roughly said sale same say saying search searching see seek seeking sell send set she should show similar since
so some somebody someone something somewhere soon sorry sort specific specifically start started starting stay staying still such suggest suggestions suitable sure take talk tell than thank thanks that thats the their them then there these they thing things
think thinking this those thought though through time times to today together too total town towns toward towards try trying two under unit units until up upon us use using usually very via wait wanna want wanted wanting was way we well were what whatever
whats when where which while who whole whose why will wish with within without wonderful wondering work works would yeah yep yes yet you your yours youre
`
    .trim()
    .split(/\s+/),
);

/** Things people ask of a home that no criterion expresses, and words that come with them. */
const WISHES = new Set(
  `
access accessible added additional advance affordable agent air airport aircon allow allowed allows alone amenities appliances architect attic auction balcony bakers band bank bargain basement bath bathroom bathrooms bathtub bay bed bedroom bedrooms beds beautiful bicycle big bike bills boat box bright brick brand broadband brother budget
budgets build building bungalow bus business cafe cafes car carpet cash castle cat cats ceiling ceilings cellar central centre chain charge charges charming cheap cheaper child children church cinema circumstances clean cloakroom close club coast coffee college comfortable commercial common communal commutable commute
commuting company concierge condition conservation conservatory contract contemporary convenient conversion converted cooker corner cottage council countryside country county couple courtyard cozy cosy cupboard custom cycle dad daily daughter deposit design desirable detached dining direct discount dishwasher
distance district doctors dog dogs door double downstairs drive driveway dryer duplex early easy edwardian electric elderly elegant en energy england english enough ensuite entrance epc estate estates excess existing expensive extended extension extra eye facilities facing fair family fast features fee fees field fields
fireplace fireplaces fitted fixed floor floors foot freehold freezer friend friendly friends front full fully furnished furniture future garage garages garden gardens gas gated general george georgian girlfriend glazed glazing gp grade great green ground guest gym half hall handy heart heat heating heritage high
historic hob holiday hospital hospitals hot hour hours household husband ideal immaculate immediate including independent inside internet investment japanese juliet key kid kids kitchen kitchens lake land landlord large last late laundry leafy leasehold least leisure lift light line listed little lively loan local loft long
lots lounge low luxury maisonette main maintained maisonettes manageable master max maximum medium mezzanine mid mile miles mill mills min mind minimum minutes mins modern modernisation modernised money month monthly months mortgage mother mum mums nearby near nearest nursery nature need noise noisy normal note nursery obo
office offices officer offers old onsite open opposite order original outdoor outer outside outskirts outstanding oven own parent parents park parking parks partner patio pcm penthouse period person pet pets pied playground pool potential pounds power premises price prices priced primary private project pub public pubs
pw quick quickly quiet quality quirky radius rail railway range reach ready reasonable reception recently red redbrick refurbished refurbishment region renovated renovation rest restaurant restaurants restored retail retirement river riverside road roof room rooms round route rural safe sauna school schools sea seafront
seaside secluded second secondary secure security self semi separate service share shared sharer sharers shed shop shopping shops short shower showers side single size sized sleeps small smart smoker social solar solo somerset son south space spaces spacious spare special square stable stairs standard station stations
step steps stone storage store street streets student students studio studios studies study style stylish suburb suburban suburbs sunny supermarket supermarkets surrounding swimming tall tech tenant tenants terrace terraced terraces theatre third top toilet town townhouse traffic train trains transport tree trees triple tube turn
underfloor underground unfurnished university unique upstairs utility vibrant victorian view views village villa villas villages walk walking wall walls wardrobe wardrobes warehouse warm washing water waterfront week weekly weeks west white wide wife wifi window windows wine wood wooden work working worst yard year years young
zone zones vicinity advance addition particular mind case fact question terms touch order regards response general person summer winter spring autumn january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday
detatched detached detched semidetached terrased terrace maisonnete maisonette flt hse bungalo studioflat gorgeous stunning superb exceptional bespoke substantial impressive executive elevated extensive delightful characterful
renovated refurb refurbed redecorated gchs gch pvc upvc backing adjoining vacant chainless possession probate repossession shell doer upper fixer project plot acre acres sqft sqm gated cul sac bifold bifolds skylight skylights loggia juliette porch lobby foyer hallway landing
larder pantry scullery orangery summerhouse outbuilding outbuildings annexe annex granny paddock stable stables shepherds hut treehouse decking patio lawn allotment orchard borders fenced bricks thatched beamed beams inglenook sash cornice cornicing dado parquet herringbone carpeted
tiled granite marble quartz island hob aga ensuites jacuzzi hottub spa wetroom cloakrooms boxroom playroom nursery snug den lounge diner kitchenette galley duplex triplex split level loft lofts penthouses mansionette coach chapel church barn farmhouse manor lodge chalet caravan houseboat
couples professionals sharing mates newlyweds retirees pensioner pensioners toddler baby babies newborn teenagers wheelchair disabled commuter commuters gaff crib digs pad bachelor investor landlords lettings letting agency agents viewings viewing budgeted haggle negotiable ono poa stc sstc
tomorrow tonight hiya hullo dear sir madam folks cheerio fantastic awesome super sweet bigger smaller rooms bathrooom roommates nearer otherwise basic gotta hoping mine actually additionally morning afternoon evening weekend moment minute visit appointment accommodation accomodation rooming bedsit flatmate flatmates housemate housemates roommate roommates
`
    .trim()
    .split(/\s+/),
);

export function isFiller(word: string): boolean {
  return FILLER.has(word);
}

/** Words no place is called by alone, so that "in good condition" and "near shops" name none. */
export function isCommonWord(word: string): boolean {
  return FILLER.has(word) || WISHES.has(word);
}
