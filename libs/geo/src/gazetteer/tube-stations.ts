/**
 * Stations served by the Underground. A row: name | latitude | longitude | modes | aliases | within.
 * Modes: T tube, D DLR, O Overground, E Elizabeth line, R National Rail. Aliases are separated by semicolons.
 */
export const TUBE_STATIONS = `
Acton Town|51.5028|-0.2801|T
Aldgate|51.5143|-0.0755|T
Aldgate East|51.5152|-0.0722|T
Alperton|51.5407|-0.2997|T
Amersham|51.6742|-0.6073|TR
Angel|51.5322|-0.1058|T
Archway|51.5655|-0.1348|T
Arnos Grove|51.6163|-0.1334|T
Arsenal|51.5586|-0.1059|T
Baker Street|51.5226|-0.1571|T
Balham|51.4431|-0.1525|TR
Bank|51.5133|-0.0886|TD
Barbican|51.5204|-0.0979|T
Barking|51.5396|0.0810|TOR
Barkingside|51.5856|0.0887|T
Barons Court|51.4905|-0.2139|T
Battersea Power Station|51.4799|-0.1421|T
Bayswater|51.5121|-0.1879|T
Becontree|51.5403|0.1270|T
Belsize Park|51.5504|-0.1642|T
Bermondsey|51.4979|-0.0637|T
Bethnal Green|51.5270|-0.0549|T
Blackfriars|51.5119|-0.1037|TR
Blackhorse Road|51.5867|-0.0417|TO
Bond Street|51.5142|-0.1494|TE
Borough|51.5011|-0.0943|T
Boston Manor|51.4956|-0.3250|T
Bounds Green|51.6071|-0.1243|T
Bow Road|51.5269|-0.0247|T
Brent Cross|51.5766|-0.2136|T
Brixton|51.4627|-0.1145|TR
Bromley-by-Bow|51.5248|-0.0119|T
Buckhurst Hill|51.6266|0.0471|T
Burnt Oak|51.6028|-0.2641|T
Caledonian Road|51.5481|-0.1188|T
Camden Town|51.5392|-0.1426|T
Canada Water|51.4982|-0.0502|TO
Canary Wharf|51.5035|-0.0187|TDE
Canning Town|51.5147|0.0082|TD
Cannon Street|51.5113|-0.0904|TR
Canons Park|51.6078|-0.2947|T
Chalfont & Latimer|51.6679|-0.5610|TR
Chalk Farm|51.5441|-0.1538|T
Chancery Lane|51.5185|-0.1111|T
Charing Cross|51.5080|-0.1247|TR
Chesham|51.7052|-0.6110|T
Chigwell|51.6177|0.0755|T
Chiswick Park|51.4946|-0.2678|T
Chorleywood|51.6543|-0.5183|TR
Clapham Common|51.4618|-0.1384|T
Clapham North|51.4649|-0.1299|T
Clapham South|51.4527|-0.1480|T
Cockfosters|51.6517|-0.1496|T
Colindale|51.5955|-0.2502|T
Colliers Wood|51.4180|-0.1778|T
Covent Garden|51.5129|-0.1243|T
Croxley|51.6470|-0.4412|T
Dagenham East|51.5443|0.1655|T
Dagenham Heathway|51.5417|0.1469|T
Debden|51.6455|0.0838|T
Dollis Hill|51.5520|-0.2387|T
Ealing Broadway|51.5152|-0.3017|TER
Ealing Common|51.5101|-0.2882|T
Earl's Court|51.4920|-0.1934|T
East Acton|51.5168|-0.2474|T
East Finchley|51.5871|-0.1650|T
East Ham|51.5394|0.0518|T
East Putney|51.4586|-0.2112|T
Eastcote|51.5765|-0.3970|T
Edgware|51.6137|-0.2750|T
Edgware Road|51.5201|-0.1689|T
Elephant & Castle|51.4943|-0.1001|TR|Elephant
Elm Park|51.5496|0.1977|T
Embankment|51.5074|-0.1223|T
Epping|51.6937|0.1139|T
Euston|51.5282|-0.1337|TOR
Euston Square|51.5258|-0.1359|T
Fairlop|51.5960|0.0912|T
Farringdon|51.5203|-0.1053|TER
Finchley Central|51.6012|-0.1932|T
Finchley Road|51.5472|-0.1803|T
Finsbury Park|51.5642|-0.1065|TR
Fulham Broadway|51.4804|-0.1950|T
Gants Hill|51.5765|0.0663|T
Gloucester Road|51.4945|-0.1829|T
Golders Green|51.5724|-0.1941|T
Goldhawk Road|51.5018|-0.2267|T
Goodge Street|51.5205|-0.1347|T
Grange Hill|51.6132|0.0923|T
Great Portland Street|51.5238|-0.1439|T
Green Park|51.5067|-0.1428|T
Greenford|51.5423|-0.3456|TR
Gunnersbury|51.4918|-0.2754|TO
Hainault|51.6035|0.0932|T
Hammersmith|51.4927|-0.2247|T
Hampstead|51.5567|-0.1780|T
Hanger Lane|51.5302|-0.2933|T
Harlesden|51.5362|-0.2577|TO
Harrow & Wealdstone|51.5923|-0.3351|TOR
Harrow-on-the-Hill|51.5793|-0.3370|TR
Hatton Cross|51.4669|-0.4236|T
Heathrow Terminals 2 & 3|51.4713|-0.4524|TER|Heathrow Central
Heathrow Terminal 4|51.4582|-0.4457|TE
Heathrow Terminal 5|51.4712|-0.4890|TER
Hendon Central|51.5829|-0.2261|T
High Barnet|51.6506|-0.1943|T
High Street Kensington|51.5009|-0.1925|T|Kensington High Street;High St Kensington
Highbury & Islington|51.5460|-0.1040|TOR
Highgate|51.5777|-0.1458|T
Hillingdon|51.5538|-0.4499|T
Holborn|51.5174|-0.1201|T
Holland Park|51.5074|-0.2061|T
Holloway Road|51.5526|-0.1130|T
Hornchurch|51.5539|0.2184|T
Hounslow Central|51.4713|-0.3665|T
Hounslow East|51.4733|-0.3564|T
Hounslow West|51.4734|-0.3855|T
Hyde Park Corner|51.5033|-0.1525|T
Ickenham|51.5619|-0.4421|T
Kennington|51.4884|-0.1053|T
Kensal Green|51.5304|-0.2250|TO
Kensington Olympia|51.4977|-0.2102|TOR|Olympia
Kentish Town|51.5507|-0.1405|TR
Kenton|51.5816|-0.3163|TO
Kew Gardens|51.4770|-0.2850|TO
Kilburn|51.5471|-0.2047|T
Kilburn Park|51.5351|-0.1939|T
King's Cross St Pancras|51.5304|-0.1232|TR
Kingsbury|51.5848|-0.2786|T
Knightsbridge|51.5015|-0.1607|T
Ladbroke Grove|51.5172|-0.2107|T
Lambeth North|51.4991|-0.1115|T
Lancaster Gate|51.5119|-0.1756|T
Latimer Road|51.5135|-0.2177|T
Leicester Square|51.5113|-0.1281|T
Leyton|51.5566|-0.0053|T
Leytonstone|51.5683|0.0083|T
Liverpool Street|51.5178|-0.0823|TOER|Liverpool St
London Bridge|51.5053|-0.0866|TR
Loughton|51.6415|0.0555|T
Maida Vale|51.5298|-0.1856|T
Manor House|51.5705|-0.0959|T
Mansion House|51.5122|-0.0940|T
Marble Arch|51.5136|-0.1586|T
Marylebone|51.5224|-0.1633|TR
Mile End|51.5251|-0.0332|T
Mill Hill East|51.6082|-0.2103|T
Monument|51.5107|-0.0860|T
Moor Park|51.6298|-0.4322|T
Moorgate|51.5186|-0.0886|TR
Morden|51.4022|-0.1948|T
Mornington Crescent|51.5345|-0.1387|T
Neasden|51.5542|-0.2503|T
Newbury Park|51.5757|0.0899|T
Nine Elms|51.4800|-0.1285|T
North Acton|51.5236|-0.2597|T
North Ealing|51.5175|-0.2888|T
North Greenwich|51.5003|0.0039|T
North Harrow|51.5847|-0.3626|T
North Wembley|51.5626|-0.3042|TO
Northfields|51.4995|-0.3142|T
Northolt|51.5483|-0.3687|T
Northwick Park|51.5784|-0.3184|T
Northwood|51.6112|-0.4239|T
Northwood Hills|51.6005|-0.4092|T
Notting Hill Gate|51.5091|-0.1967|T
Oakwood|51.6476|-0.1318|T
Old Street|51.5256|-0.0876|TR
Osterley|51.4812|-0.3522|T
Oval|51.4819|-0.1130|T
Oxford Circus|51.5152|-0.1415|T
Paddington|51.5154|-0.1755|TER
Park Royal|51.5270|-0.2844|T
Parsons Green|51.4753|-0.2011|T
Perivale|51.5366|-0.3232|T
Piccadilly Circus|51.5100|-0.1347|T
Pimlico|51.4893|-0.1334|T
Pinner|51.5928|-0.3805|T
Plaistow|51.5313|0.0172|T
Preston Road|51.5720|-0.2954|T
Putney Bridge|51.4682|-0.2089|T
Queen's Park|51.5341|-0.2047|TO
Queensbury|51.5942|-0.2861|T
Queensway|51.5105|-0.1871|T
Ravenscourt Park|51.4942|-0.2359|T
Rayners Lane|51.5753|-0.3714|T
Redbridge|51.5763|0.0454|T
Regent's Park|51.5234|-0.1466|T
Richmond|51.4633|-0.3013|TOR||London
Rickmansworth|51.6404|-0.4733|TR
Roding Valley|51.6171|0.0439|T
Royal Oak|51.5190|-0.1880|T
Ruislip|51.5715|-0.4213|T
Ruislip Gardens|51.5606|-0.4103|T
Ruislip Manor|51.5732|-0.4125|T
Russell Square|51.5230|-0.1244|T
Seven Sisters|51.5822|-0.0749|TOR
Shepherd's Bush|51.5046|-0.2187|TOR
Shepherd's Bush Market|51.5058|-0.2265|T
Sloane Square|51.4924|-0.1565|T
Snaresbrook|51.5808|0.0216|T
South Ealing|51.5011|-0.3072|T
South Harrow|51.5646|-0.3521|T
South Kensington|51.4941|-0.1738|T
South Kenton|51.5701|-0.3081|TO
South Ruislip|51.5569|-0.3988|TR
South Wimbledon|51.4154|-0.1919|T
South Woodford|51.5917|0.0275|T
Southfields|51.4454|-0.2066|T
Southgate|51.6322|-0.1280|T
Southwark|51.5040|-0.1052|T
St James's Park|51.4994|-0.1335|T
St John's Wood|51.5347|-0.1740|T
St Paul's|51.5146|-0.0973|T
Stamford Brook|51.4950|-0.2459|T
Stanmore|51.6194|-0.3028|T
Stepney Green|51.5221|-0.0470|T
Stockwell|51.4723|-0.1230|T
Stonebridge Park|51.5439|-0.2759|TO
Stratford|51.5416|-0.0042|TDOER
Sudbury Hill|51.5569|-0.3366|T
Sudbury Town|51.5507|-0.3156|T
Swiss Cottage|51.5432|-0.1738|T
Temple|51.5111|-0.1141|T
Theydon Bois|51.6717|0.1033|T
Tooting Bec|51.4361|-0.1598|T
Tooting Broadway|51.4275|-0.1680|T
Tottenham Court Road|51.5165|-0.1310|TE
Tottenham Hale|51.5882|-0.0594|TR
Totteridge & Whetstone|51.6302|-0.1791|T
Tower Hill|51.5098|-0.0766|T
Tufnell Park|51.5567|-0.1374|T
Turnham Green|51.4951|-0.2547|T
Turnpike Lane|51.5904|-0.1028|T
Upminster|51.5590|0.2510|TOR
Upminster Bridge|51.5582|0.2343|T
Upney|51.5385|0.1014|T
Upton Park|51.5352|0.0343|T
Uxbridge|51.5463|-0.4786|T
Vauxhall|51.4861|-0.1253|TR
Victoria|51.4965|-0.1447|TR
Walthamstow Central|51.5830|-0.0195|TO
Wanstead|51.5755|0.0284|T
Warren Street|51.5247|-0.1384|T
Warwick Avenue|51.5235|-0.1835|T
Waterloo|51.5036|-0.1143|TR
Watford|51.6573|-0.4177|T
Wembley Central|51.5519|-0.2963|TOR
Wembley Park|51.5635|-0.2795|T
West Acton|51.5180|-0.2809|T
West Brompton|51.4872|-0.1953|TOR
West Finchley|51.6095|-0.1883|T
West Ham|51.5287|0.0056|TDR
West Hampstead|51.5469|-0.1906|TOR
West Harrow|51.5795|-0.3533|T
West Kensington|51.4907|-0.2065|T
West Ruislip|51.5696|-0.4376|TR
Westbourne Park|51.5210|-0.2011|T
Westminster|51.5010|-0.1254|T
White City|51.5120|-0.2239|T
Whitechapel|51.5194|-0.0612|TOE
Willesden Green|51.5492|-0.2215|T
Willesden Junction|51.5325|-0.2450|TO
Wimbledon|51.4214|-0.2064|TR
Wimbledon Park|51.4343|-0.1992|T
Wood Green|51.5975|-0.1097|T
Wood Lane|51.5098|-0.2242|T
Woodford|51.6070|0.0341|T
Woodside Park|51.6179|-0.1856|T
`;
