/** The largest towns and cities of the United Kingdom, by the people who live in them (census of 2021 and 2022). */
const LARGEST = `
London, Birmingham, Leeds, Glasgow, Sheffield, Manchester, Bradford, Liverpool, Edinburgh, Bristol, Cardiff, Leicester, Belfast, Coventry,
Nottingham, Newcastle upon Tyne, Brighton, Hull, Plymouth, Stoke-on-Trent, Wolverhampton, Derby, Southampton, Portsmouth, Milton Keynes,
Northampton, Luton, Reading, Aberdeen, Sunderland, Norwich, Bournemouth, Swansea, Swindon, Southend-on-Sea, Peterborough, Huddersfield,
Oxford, York, Cambridge, Ipswich, Poole, Middlesbrough, Blackpool, Telford, Bolton, Gloucester, Dundee, Stockport, Watford, Slough,
Exeter, Cheltenham, Colchester, Blackburn, Eastbourne, Crawley, Basildon, Maidstone, Basingstoke, Worcester, Chelmsford, Bath, Lincoln,
Newport, Doncaster, Rotherham, Warrington, Wigan, Chester, Preston, Gillingham, Worthing, Woking, Guildford, Stevenage, Bedford
`;

const ranks = new Map(
  LARGEST.trim()
    .split(/,\s*/)
    .map((name, at) => [name, at]),
);

/** 0 for the largest town; Infinity for all that are not among the largest. */
export function sizeRank(name: string): number {
  return ranks.get(name) ?? Infinity;
}
