/** The DLR, the Overground's six lines, the Elizabeth line and London Trams, in the rows of `underground.ts`. */
export const DLR_OVERGROUND_ELIZABETH_TRAM = `
DLR|dlr|5|Bank, 4 Shadwell, 2 Limehouse, 2 Westferry, 2 West India Quay, 1 Canary Wharf, 1 Heron Quays, 2 South Quay, 1 Crossharbour, 1 Mudchute, 2 Island Gardens, 2 Cutty Sark, 1 Greenwich, 2 Deptford Bridge, 1 Elverson Road, 3 Lewisham
DLR|dlr|5|Stratford, 2 Pudding Mill Lane, 2 Bow Church, 1 Devons Road, 2 Langdon Park, 1 All Saints, 2 Poplar, 2 West India Quay, … Lewisham
DLR|dlr|9|Bank, … Westferry, 2 Poplar, 1 Blackwall, 2 East India, 3 Canning Town, 3 West Silvertown, 1 Pontoon Dock, 2 London City Airport, 2 King George V, 4 Woolwich Arsenal
DLR|dlr|10|Tower Gateway, 3 Shadwell, … Canning Town, 2 Royal Victoria, 1 Custom House, 2 Prince Regent, 1 Royal Albert, 2 Beckton Park, 1 Cyprus, 2 Gallions Reach, 2 Beckton
DLR|dlr|9|Stratford International, 2 Stratford, 2 Stratford High Street, 1 Abbey Road, 2 West Ham, 2 Star Lane, 2 Canning Town, … Woolwich Arsenal
Elizabeth line|elizabeth-line|6|Abbey Wood, 3 Woolwich, 4 Custom House, 4 Canary Wharf, 4 Whitechapel, 3 Liverpool Street, 2 Farringdon, 3 Tottenham Court Road, 2 Bond Street, 3 Paddington
Elizabeth line|elizabeth-line|12|Abbey Wood, … Paddington, 6 Acton Main Line, 3 Ealing Broadway, 2 West Ealing, 2 Hanwell, 3 Southall, 4 Hayes & Harlington, 7 Heathrow Terminals 2 & 3, 5 Heathrow Terminal 4
Elizabeth line|elizabeth-line|30|Abbey Wood, … Paddington, 9 Ealing Broadway, 5 Southall, 4 Hayes & Harlington, 6 Heathrow Terminals 2 & 3, 5 Heathrow Terminal 5
Elizabeth line|elizabeth-line|15|Abbey Wood, … Paddington, 9 Ealing Broadway, 2 West Ealing, 5 Southall, 4 Hayes & Harlington, 4 West Drayton, 3 Iver, 3 Langley, 4 Slough, 4 Burnham, 3 Taplow, 4 Maidenhead, 7 Twyford, 7 Reading
Elizabeth line|elizabeth-line|8|Shenfield, 6 Brentwood, 4 Harold Wood, 3 Gidea Park, 4 Romford, 4 Chadwell Heath, 2 Goodmayes, 2 Seven Kings, 3 Ilford, 3 Manor Park, 2 Forest Gate, 2 Maryland, 2 Stratford, 5 Whitechapel, … Paddington
Elizabeth line|elizabeth-line|8|Stratford, … Paddington, 9 Ealing Broadway, 5 Southall, 4 Hayes & Harlington, 6 Heathrow Terminals 2 & 3
Elizabeth line|elizabeth-line|4|Whitechapel, … Paddington
Liberty line|overground|30|Romford, 5 Emerson Park, 4 Upminster
Lioness line|overground|15|Euston, 6 South Hampstead, 2 Kilburn High Road, 3 Queen's Park, 2 Kensal Green, 3 Willesden Junction, 2 Harlesden, 2 Stonebridge Park, 3 Wembley Central, 2 North Wembley, 2 South Kenton, 2 Kenton, 3 Harrow & Wealdstone, 3 Headstone Lane, 2 Hatch End, 3 Carpenders Park, 3 Bushey, 3 Watford High Street, 3 Watford Junction
Mildmay line|overground|10|Stratford, 3 Hackney Wick, 3 Homerton, 2 Hackney Central, 2 Dalston Kingsland, 3 Canonbury, 2 Highbury & Islington, 2 Caledonian Road & Barnsbury, 4 Camden Road, 2 Kentish Town West, 3 Gospel Oak, 2 Hampstead Heath, 3 Finchley Road & Frognal, 2 West Hampstead, 1 Brondesbury, 2 Brondesbury Park, 2 Kensal Rise, 4 Willesden Junction, 6 Acton Central, 3 South Acton, 4 Gunnersbury, 3 Kew Gardens, 4 Richmond
Mildmay line|overground|15|Stratford, … Willesden Junction, 8 Shepherd's Bush, 3 Kensington Olympia, 3 West Brompton, 3 Imperial Wharf, 5 Clapham Junction
Mildmay line|overground|7|Stratford, … Willesden Junction
Suffragette line|overground|15|Gospel Oak, 4 Upper Holloway, 2 Crouch Hill, 3 Harringay Green Lanes, 3 South Tottenham, 4 Blackhorse Road, 2 Walthamstow Queen's Road, 3 Leyton Midland Road, 2 Leytonstone High Road, 4 Wanstead Park, 3 Woodgrange Park, 6 Barking, 7 Barking Riverside
Weaver line|overground|15|Liverpool Street, 3 Bethnal Green, 5 Hackney Downs, 2 Clapton, 5 St James Street, 2 Walthamstow Central, 2 Wood Street, 3 Highams Park, 4 Chingford
Weaver line|overground|30|Liverpool Street, 3 Bethnal Green, 2 Cambridge Heath, 2 London Fields, 2 Hackney Downs, 3 Rectory Road, 1 Stoke Newington, 2 Stamford Hill, 3 Seven Sisters, 2 Bruce Grove, 2 White Hart Lane, 2 Silver Street, 2 Edmonton Green, 3 Bush Hill Park, 4 Enfield Town
Weaver line|overground|30|Liverpool Street, … Edmonton Green, 4 Southbury, 4 Turkey Street, 3 Theobalds Grove, 4 Cheshunt
Weaver line|overground|15|Liverpool Street, … Edmonton Green
Windrush line|overground|15|Highbury & Islington, 2 Canonbury, 3 Dalston Junction, 2 Haggerston, 2 Hoxton, 2 Shoreditch High Street, 3 Whitechapel, 2 Shadwell, 2 Wapping, 1 Rotherhithe, 2 Canada Water, 2 Surrey Quays, 4 New Cross Gate, 3 Brockley, 3 Honor Oak Park, 2 Forest Hill, 3 Sydenham, 2 Penge West, 2 Anerley, 3 Norwood Junction, 6 West Croydon
Windrush line|overground|15|Highbury & Islington, … Sydenham, 4 Crystal Palace
Windrush line|overground|15|Dalston Junction, … Surrey Quays, 4 Queen's Road Peckham, 3 Peckham Rye, 2 Denmark Hill, 5 Clapham High Street, 2 Wandsworth Road, 6 Clapham Junction
Windrush line|overground|15|Dalston Junction, … Surrey Quays, 5 New Cross
Windrush line|overground|8|Highbury & Islington, … Sydenham
Windrush line|overground|4|Dalston Junction, … Surrey Quays
Tram|tram|8|Wimbledon, 2 Dundonald Road, 1 Merton Park, 2 Morden Road, 2 Phipps Bridge, 1 Belgrave Walk, 2 Mitcham, 2 Mitcham Junction, 2 Beddington Lane, 2 Therapia Lane, 1 Ampere Way, 1 Waddon Marsh, 2 Wandle Park, 2 Reeves Corner, 1 Church Street, 2 George Street, 2 East Croydon, 2 Lebanon Road, 1 Sandilands, 2 Addiscombe, 1 Blackhorse Lane, 2 Woodside, 2 Arena, 3 Elmers End
Tram|tram|10|Wimbledon, … Arena, 3 Harrington Road, 2 Birkbeck, 2 Avenue Road, 1 Beckenham Road, 3 Beckenham Junction
Tram|tram|8|Church Street, … Sandilands, 4 Lloyd Park, 3 Coombe Lane, 3 Gravel Hill, 2 Addington Village, 2 Fieldway, 1 King Henry's Drive, 2 New Addington
Tram|tram|8|East Croydon, 2 Wellesley Road, 2 West Croydon, 2 Centrale, 1 Reeves Corner
Tram|tram|5|Church Street, … Sandilands
`;
