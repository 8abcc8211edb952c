/**
 * The Underground. A row: line | mode | minutes between trains | stations in order, each after the first with its minutes from the one before.
 * `… Stratford` goes on to there as an earlier row of the line does. A line has a row for each way its trains run, and one more for the part
 * that several share, where trains come oftener.
 */
export const UNDERGROUND = `
Bakerloo line|tube|8|Harrow & Wealdstone, 2 Kenton, 2 South Kenton, 2 North Wembley, 2 Wembley Central, 3 Stonebridge Park, 2 Harlesden, 3 Willesden Junction, 3 Kensal Green, 3 Queen's Park, 2 Kilburn Park, 1 Maida Vale, 2 Warwick Avenue, 3 Paddington, 2 Edgware Road, 1 Marylebone, 2 Baker Street, 2 Regent's Park, 2 Oxford Circus, 2 Piccadilly Circus, 2 Charing Cross, 1 Embankment, 2 Waterloo, 2 Lambeth North, 3 Elephant & Castle
Bakerloo line|tube|3|Queen's Park, … Elephant & Castle
Central line|tube|6|Ealing Broadway, 2 West Acton, 3 North Acton, 3 East Acton, 3 White City, 2 Shepherd's Bush, 2 Holland Park, 2 Notting Hill Gate, 1 Queensway, 2 Lancaster Gate, 2 Marble Arch, 1 Bond Street, 2 Oxford Circus, 1 Tottenham Court Road, 2 Holborn, 1 Chancery Lane, 2 St Paul's, 2 Bank, 2 Liverpool Street, 3 Bethnal Green, 2 Mile End, 4 Stratford, 2 Leyton, 3 Leytonstone, 2 Wanstead, 2 Redbridge, 2 Gants Hill, 3 Newbury Park, 2 Barkingside, 2 Fairlop, 1 Hainault
Central line|tube|6|West Ruislip, 2 Ruislip Gardens, 2 South Ruislip, 3 Northolt, 3 Greenford, 2 Perivale, 2 Hanger Lane, 3 North Acton, … Leytonstone, 2 Snaresbrook, 2 South Woodford, 3 Woodford, 2 Buckhurst Hill, 3 Loughton, 2 Debden, 3 Theydon Bois, 3 Epping
Central line|tube|3|North Acton, … Leytonstone
Central line|tube|20|Hainault, 3 Grange Hill, 2 Chigwell, 3 Roding Valley, 2 Woodford
Circle line|tube|10|Hammersmith, 2 Goldhawk Road, 1 Shepherd's Bush Market, 2 Wood Lane, 2 Latimer Road, 1 Ladbroke Grove, 2 Westbourne Park, 2 Royal Oak, 2 Paddington, 3 Edgware Road, 2 Baker Street, 2 Great Portland Street, 1 Euston Square, 2 King's Cross St Pancras, 4 Farringdon, 1 Barbican, 2 Moorgate, 2 Liverpool Street, 2 Aldgate, 2 Tower Hill, 2 Monument, 1 Cannon Street, 1 Mansion House, 2 Blackfriars, 2 Temple, 1 Embankment, 2 Westminster, 1 St James's Park, 2 Victoria, 2 Sloane Square, 2 South Kensington, 2 Gloucester Road, 3 High Street Kensington, 2 Notting Hill Gate, 2 Bayswater, 2 Paddington, 3 Edgware Road
District line|tube|10|Richmond, 3 Kew Gardens, 3 Gunnersbury, 3 Turnham Green, 1 Stamford Brook, 1 Ravenscourt Park, 2 Hammersmith, 2 Barons Court, 1 West Kensington, 2 Earl's Court, 2 Gloucester Road, 2 South Kensington, 2 Sloane Square, 2 Victoria, 2 St James's Park, 1 Westminster, 2 Embankment, 1 Temple, 2 Blackfriars, 2 Mansion House, 1 Cannon Street, 1 Monument, 2 Tower Hill, 3 Aldgate East, 2 Whitechapel, 2 Stepney Green, 2 Mile End, 2 Bow Road, 2 Bromley-by-Bow, 2 West Ham, 2 Plaistow, 2 Upton Park, 2 East Ham, 3 Barking, 3 Upney, 3 Becontree, 2 Dagenham Heathway, 3 Dagenham East, 3 Elm Park, 2 Hornchurch, 2 Upminster Bridge, 2 Upminster
District line|tube|10|Ealing Broadway, 3 Ealing Common, 2 Acton Town, 2 Chiswick Park, 2 Turnham Green, … Upminster
District line|tube|8|Wimbledon, 3 Wimbledon Park, 2 Southfields, 2 East Putney, 2 Putney Bridge, 2 Parsons Green, 2 Fulham Broadway, 2 West Brompton, 2 Earl's Court, … Tower Hill
District line|tube|10|Wimbledon, … Earl's Court, 3 High Street Kensington, 2 Notting Hill Gate, 2 Bayswater, 2 Paddington, 3 Edgware Road
District line|tube|5|Turnham Green, … Upminster
District line|tube|5|Wimbledon, … Earl's Court
District line|tube|3|Earl's Court, … Tower Hill
Hammersmith & City line|tube|10|Hammersmith, 2 Goldhawk Road, 1 Shepherd's Bush Market, 2 Wood Lane, 2 Latimer Road, 1 Ladbroke Grove, 2 Westbourne Park, 2 Royal Oak, 2 Paddington, 3 Edgware Road, 2 Baker Street, 2 Great Portland Street, 1 Euston Square, 2 King's Cross St Pancras, 4 Farringdon, 1 Barbican, 2 Moorgate, 2 Liverpool Street, 4 Aldgate East, 2 Whitechapel, 2 Stepney Green, 2 Mile End, 2 Bow Road, 2 Bromley-by-Bow, 2 West Ham, 2 Plaistow, 2 Upton Park, 2 East Ham, 3 Barking
Hammersmith & City line|tube|5|Hammersmith, … Liverpool Street
Jubilee line|tube|3|Stanmore, 2 Canons Park, 2 Queensbury, 2 Kingsbury, 4 Wembley Park, 3 Neasden, 2 Dollis Hill, 2 Willesden Green, 2 Kilburn, 2 West Hampstead, 1 Finchley Road, 1 Swiss Cottage, 3 St John's Wood, 3 Baker Street, 2 Bond Street, 2 Green Park, 2 Westminster, 2 Waterloo, 1 Southwark, 2 London Bridge, 2 Bermondsey, 2 Canada Water, 3 Canary Wharf, 2 North Greenwich, 3 Canning Town, 2 West Ham, 3 Stratford
Metropolitan line|tube|8|Uxbridge, 4 Hillingdon, 2 Ickenham, 3 Ruislip, 1 Ruislip Manor, 2 Eastcote, 2 Rayners Lane, 3 West Harrow, 2 Harrow-on-the-Hill, 2 Northwick Park, 2 Preston Road, 2 Wembley Park, 7 Finchley Road, 6 Baker Street, 2 Great Portland Street, 1 Euston Square, 2 King's Cross St Pancras, 4 Farringdon, 1 Barbican, 2 Moorgate, 2 Liverpool Street, 3 Aldgate
Metropolitan line|tube|30|Amersham, 7 Chalfont & Latimer, 4 Chorleywood, 5 Rickmansworth, 4 Moor Park, 3 Northwood, 2 Northwood Hills, 3 Pinner, 2 North Harrow, 3 Harrow-on-the-Hill, … Aldgate
Metropolitan line|tube|30|Chesham, 9 Chalfont & Latimer, … Aldgate
Metropolitan line|tube|15|Watford, 3 Croxley, 4 Moor Park, … Baker Street
Metropolitan line|tube|8|Moor Park, … Baker Street
Metropolitan line|tube|4|Harrow-on-the-Hill, … Aldgate
Northern line|tube|5|Morden, 3 South Wimbledon, 2 Colliers Wood, 2 Tooting Broadway, 2 Tooting Bec, 2 Balham, 2 Clapham South, 2 Clapham Common, 2 Clapham North, 2 Stockwell, 2 Oval, 2 Kennington, 2 Elephant & Castle, 2 Borough, 1 London Bridge, 2 Bank, 1 Moorgate, 2 Old Street, 3 Angel, 2 King's Cross St Pancras, 2 Euston, 3 Camden Town, 1 Chalk Farm, 2 Belsize Park, 2 Hampstead, 4 Golders Green, 2 Brent Cross, 2 Hendon Central, 3 Colindale, 2 Burnt Oak, 3 Edgware
Northern line|tube|5|Morden, … Camden Town, 2 Kentish Town, 1 Tufnell Park, 2 Archway, 2 Highgate, 3 East Finchley, 4 Finchley Central, 2 West Finchley, 2 Woodside Park, 2 Totteridge & Whetstone, 3 High Barnet
Northern line|tube|3|Morden, … Camden Town
Northern line|tube|6|Battersea Power Station, 2 Nine Elms, 3 Kennington, 3 Waterloo, 2 Embankment, 1 Charing Cross, 1 Leicester Square, 2 Tottenham Court Road, 1 Goodge Street, 1 Warren Street, 1 Euston, 2 Mornington Crescent, 2 Camden Town, … Edgware
Northern line|tube|6|Battersea Power Station, … Camden Town, … High Barnet
Northern line|tube|3|Kennington, … Mornington Crescent, 2 Camden Town
Northern line|tube|3|Camden Town, … Edgware
Northern line|tube|3|Camden Town, … High Barnet
Northern line|tube|15|Mill Hill East, 3 Finchley Central
Piccadilly line|tube|6|Heathrow Terminals 2 & 3, 4 Hatton Cross, 4 Hounslow West, 2 Hounslow Central, 2 Hounslow East, 2 Osterley, 3 Boston Manor, 2 Northfields, 1 South Ealing, 2 Acton Town, 8 Hammersmith, 2 Barons Court, 3 Earl's Court, 2 Gloucester Road, 1 South Kensington, 3 Knightsbridge, 2 Hyde Park Corner, 2 Green Park, 2 Piccadilly Circus, 1 Leicester Square, 1 Covent Garden, 2 Holborn, 2 Russell Square, 2 King's Cross St Pancras, 3 Caledonian Road, 2 Holloway Road, 2 Arsenal, 1 Finsbury Park, 2 Manor House, 3 Turnpike Lane, 2 Wood Green, 2 Bounds Green, 3 Arnos Grove, 3 Southgate, 3 Oakwood, 3 Cockfosters
Piccadilly line|tube|10|Heathrow Terminal 5, 4 Heathrow Terminals 2 & 3, … King's Cross St Pancras
Piccadilly line|tube|10|Heathrow Terminal 4, 5 Hatton Cross, … King's Cross St Pancras
Piccadilly line|tube|12|Uxbridge, 4 Hillingdon, 2 Ickenham, 3 Ruislip, 1 Ruislip Manor, 2 Eastcote, 2 Rayners Lane, 3 South Harrow, 3 Sudbury Hill, 2 Sudbury Town, 3 Alperton, 3 Park Royal, 2 North Ealing, 2 Ealing Common, 2 Acton Town, … King's Cross St Pancras
Piccadilly line|tube|3|Acton Town, … Cockfosters
Victoria line|tube|2|Brixton, 2 Stockwell, 2 Vauxhall, 2 Pimlico, 2 Victoria, 2 Green Park, 2 Oxford Circus, 1 Warren Street, 2 Euston, 1 King's Cross St Pancras, 3 Highbury & Islington, 3 Finsbury Park, 4 Seven Sisters, 2 Tottenham Hale, 2 Blackhorse Road, 2 Walthamstow Central
Waterloo & City line|tube|4|Waterloo, 4 Bank
`;
