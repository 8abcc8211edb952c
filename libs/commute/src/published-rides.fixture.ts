/**
 * Ride times as timetables publish them, to measure our own estimates against. They were noted before the tables of lines were written,
 * and are not to be fitted to them, nor the tables to them. Of thirteen pairs the quickest way proved to be by another line than the
 * document's; others of the same line were noted in their place. A row: from | to | minutes on the train, off peak | the document, in short.
 *
 * The documents. WTT: London Underground working timetable of the line. TfL: TfL Single Fare Finder and Journey Planner, or TfL's published
 * timetable of the DLR, Overground, Elizabeth line or tram. GBTT: National Rail timetable (Great Britain Passenger Railway Timetable), the
 * usual fast train off peak of the table named.
 */
export const PUBLISHED_RIDES = `
Brixton|Victoria|7|WTT Victoria line
Brixton|Oxford Circus|11|WTT Victoria line
Brixton|Walthamstow Central|32|WTT Victoria line
Victoria|King's Cross St Pancras|9|WTT Victoria line
Finsbury Park|Oxford Circus|11|WTT Victoria line
Tottenham Hale|Oxford Circus|16|WTT Victoria line
Walthamstow Central|King's Cross St Pancras|16|WTT Victoria line
Morden|Bank|31|WTT Northern line
Balham|Bank|20|WTT Northern line
Clapham Common|Bank|15|WTT Northern line
Tooting Broadway|London Bridge|23|WTT Northern line
High Barnet|Bank|36|WTT Northern line
Edgware|Bank|37|WTT Northern line
Camden Town|Bank|14|WTT Northern line
Golders Green|Tottenham Court Road|18|WTT Northern line
Battersea Power Station|Charing Cross|11|WTT Northern line
Highgate|Euston|13|WTT Northern line
London Bridge|Canary Wharf|7|WTT Jubilee line
Canary Wharf|Waterloo|10|WTT Jubilee line
Stratford|Canary Wharf|10|WTT Jubilee line
Bond Street|Canary Wharf|15|WTT Jubilee line
West Hampstead|Bond Street|11|WTT Jubilee line
Stanmore|Wembley Park|10|WTT Jubilee line
Stratford|Bank|12|WTT Central line
White City|Oxford Circus|15|WTT Central line
Leytonstone|Bank|18|WTT Central line
Epping|Liverpool Street|37|WTT Central line
Shepherd's Bush|Oxford Circus|13|WTT Central line
Notting Hill Gate|Bank|20|WTT Central line
Hounslow West|Hammersmith|23|WTT Piccadilly line
Hammersmith|Piccadilly Circus|19|WTT Piccadilly line
Finsbury Park|Piccadilly Circus|16|WTT Piccadilly line
Cockfosters|King's Cross St Pancras|31|WTT Piccadilly line
Wimbledon|Earl's Court|17|WTT District line
Turnham Green|Victoria|18|WTT District line
Dagenham East|Mile End|29|WTT District line
East Ham|Tower Hill|22|WTT District line
Fulham Broadway|Victoria|14|WTT District line
Uxbridge|Baker Street|39|WTT Metropolitan line
Pinner|Baker Street|25|WTT Metropolitan line
Harrow-on-the-Hill|Baker Street|19|WTT Metropolitan line
Baker Street|Liverpool Street|14|WTT Metropolitan line
Hammersmith|Paddington|14|WTT Hammersmith & City line
Queen's Park|Oxford Circus|18|WTT Bakerloo line
Elephant & Castle|Oxford Circus|13|WTT Bakerloo line
Waterloo|Bank|4|WTT Waterloo & City line
Bank|Canary Wharf|11|TfL DLR
Lewisham|Canary Wharf|17|TfL DLR
Island Gardens|Bank|18|TfL DLR
Bank|London City Airport|22|TfL DLR
King George V|Bank|24|TfL DLR
Star Lane|Stratford International|9|TfL DLR
Paddington|Canary Wharf|17|TfL Elizabeth line
Abbey Wood|Paddington|28|TfL Elizabeth line
Abbey Wood|Liverpool Street|18|TfL Elizabeth line
Liverpool Street|Heathrow Terminals 2 & 3|37|TfL Elizabeth line
Romford|Liverpool Street|27|TfL Elizabeth line
Stratford|Tottenham Court Road|13|TfL Elizabeth line
Ealing Broadway|Tottenham Court Road|14|TfL Elizabeth line
Stratford|Highbury & Islington|15|TfL Overground, Mildmay line
Gospel Oak|Stratford|26|TfL Overground, Mildmay line
Clapham Junction|Willesden Junction|22|TfL Overground, Mildmay line
Dalston Junction|Canada Water|17|TfL Overground, Windrush line
Sydenham|Shoreditch High Street|25|TfL Overground, Windrush line
Chingford|Liverpool Street|27|TfL Overground, Weaver line
Enfield Town|Liverpool Street|33|TfL Overground, Weaver line
Gospel Oak|Barking|35|TfL Overground, Suffragette line
Willesden Junction|Euston|17|TfL Overground, Lioness line
Romford|Upminster|9|TfL Overground, Liberty line
Mitcham|East Croydon|16|TfL London Trams
East Croydon|Beckenham Junction|21|TfL London Trams
New Addington|East Croydon|21|TfL London Trams
Clapham Junction|Waterloo|9|GBTT 152
Wimbledon|Waterloo|18|GBTT 152
Surbiton|Waterloo|18|GBTT 152
Kingston|Waterloo|29|GBTT 149
Richmond|Waterloo|19|GBTT 149
Woking|Waterloo|26|GBTT 155
Guildford|Waterloo|36|GBTT 156
Clapham Junction|Victoria|7|GBTT 170
East Croydon|Victoria|17|GBTT 170
East Croydon|London Bridge|14|GBTT 175
Gatwick Airport|Victoria|30|GBTT 183
Brighton|Victoria|60|GBTT 183
Bromley South|Victoria|17|GBTT 195
Sevenoaks|London Bridge|24|GBTT 206
Tunbridge Wells|Charing Cross|54|GBTT 206
Lewisham|London Bridge|9|GBTT 200
Ashford International|St Pancras International|37|GBTT 194
St Albans City|St Pancras International|20|GBTT 52
Watford Junction|Euston|18|GBTT 66, fast train
Milton Keynes Central|Euston|33|GBTT 66
Stevenage|King's Cross|24|GBTT 24
Cambridge|King's Cross|49|GBTT 25
Chelmsford|Liverpool Street|34|GBTT 11
Bishop's Stortford|Liverpool Street|39|GBTT 22
Upminster|Fenchurch Street|23|GBTT 1
Reading|Paddington|25|GBTT 116
Slough|Paddington|16|GBTT 116
High Wycombe|Marylebone|29|GBTT 115
`;
