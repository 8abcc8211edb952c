import type { Reading } from './reading.js';

/** Small words of languages people search in, none of them English: French, German, Spanish, Italian, Portuguese, Dutch, Polish, Romanian, Turkish, Welsh. */
const SMALL_WORDS = new Set(
  `je nous cherche cherchons appartement maison une avec pour dans chambres chambre pres pieces louer acheter prix
ich wir suche suchen eine einen wohnung haus mit und zimmer nahe kaufen mieten bitte schones
busco buscamos piso casa una con para habitaciones habitacion cerca alquilar comprar dormitorios
cerco cerchiamo appartamento stanze vicino affittare camere
procuro apartamento quartos perto alugar
ik wij zoek zoeken een huis kamers dichtbij kopen huren met appartement
szukam szukamy mieszkania mieszkanie dom blisko pokoje wynajem
caut cautam apartament casa camere aproape
ariyorum daire ev satilik kiralik odali
dwi chwilio ty yn fflat gyda ystafell`
    .trim()
    .split(/\s+/),
);
const OTHER_SCRIPT = /[\p{L}--\p{Script=Latin}]{2}/v;

/** Says so when a text is not in English: names, numbers and prices in it are read all the same. */
export function noteOtherLanguage(reading: Reading): void {
  const words = new Set(reading.tokens.map(({ fold }) => fold).filter((fold) => SMALL_WORDS.has(fold)));
  if (words.size >= 2 || OTHER_SCRIPT.test(reading.text.slice(0, 500)))
    reading.note('This search reads English; in other languages only names of places and prices are found.');
}
