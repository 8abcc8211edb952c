/** National Rail into London's terminals and beyond, by who runs the trains, in the rows of `underground.ts`. Minutes are of usual trains off peak. */
export const NATIONAL_RAIL = `
South Western Railway|national-rail|15|Waterloo, 4 Vauxhall, 5 Clapham Junction, 4 Earlsfield, 4 Wimbledon, 3 Raynes Park, 3 New Malden, 3 Norbiton, 3 Kingston, 2 Hampton Wick, 3 Teddington, 4 Strawberry Hill, 3 Twickenham
South Western Railway|national-rail|30|Waterloo, … Teddington, 4 Fulwell, 4 Hampton, 3 Kempton Park, 2 Sunbury, 2 Upper Halliford, 4 Shepperton
South Western Railway|national-rail|30|Waterloo, … New Malden, 3 Berrylands, 3 Surbiton, 4 Thames Ditton, 3 Hampton Court
South Western Railway|national-rail|30|Waterloo, … Raynes Park, 3 Motspur Park, 3 Malden Manor, 2 Tolworth, 2 Chessington North, 3 Chessington South
South Western Railway|national-rail|15|Waterloo, … Motspur Park, 3 Worcester Park, 2 Stoneleigh, 2 Ewell West, 4 Epsom
South Western Railway|national-rail|30|Waterloo, … Epsom, 4 Ashtead, 3 Leatherhead, 6 Dorking
South Western Railway|national-rail|4|Waterloo, … Raynes Park
South Western Railway|national-rail|30|Waterloo, 8 Clapham Junction, 10 Surbiton, 5 Hinchley Wood, 3 Claygate, 4 Oxshott, 3 Cobham & Stoke d'Abernon, 6 Effingham Junction, 3 Horsley, 5 Clandon, 6 London Road Guildford, 4 Guildford
South Western Railway|national-rail|20|Waterloo, 8 Clapham Junction, 10 Surbiton, 4 Esher, 3 Hersham, 3 Walton-on-Thames, 3 Weybridge, 3 Byfleet & New Haw, 3 West Byfleet, 5 Woking
South Western Railway|national-rail|10|Waterloo, 18 Surbiton
South Western Railway|national-rail|6|Waterloo, 8 Clapham Junction, 18 Woking
South Western Railway|national-rail|15|Waterloo, 26 Woking, 9 Guildford
South Western Railway|national-rail|30|Waterloo, 26 Woking, 9 Guildford, 5 Godalming, 12 Haslemere, 11 Petersfield, 12 Havant, 9 Fratton, 4 Portsmouth & Southsea
South Western Railway|national-rail|20|Waterloo, 26 Woking, 9 Farnborough, 5 Fleet, 13 Basingstoke
South Western Railway|national-rail|20|Waterloo, 45 Basingstoke, 16 Winchester, 9 Southampton Airport Parkway, 8 Southampton Central
South Western Railway|national-rail|30|Waterloo, 26 Woking, 18 Aldershot, 6 Farnham, 9 Alton
South Western Railway|national-rail|15|Waterloo, 4 Vauxhall, 3 Queenstown Road, 3 Clapham Junction, 3 Wandsworth Town, 3 Putney, 3 Barnes, 3 Mortlake, 2 North Sheen, 3 Richmond, 3 St Margarets, 2 Twickenham, 3 Whitton, 4 Feltham
South Western Railway|national-rail|30|Waterloo, … Barnes, 3 Barnes Bridge, 3 Chiswick, 2 Kew Bridge, 2 Brentford, 3 Syon Lane, 2 Isleworth, 3 Hounslow, 4 Whitton, 4 Feltham
South Western Railway|national-rail|8|Waterloo, … Barnes
South Western Railway|national-rail|30|Waterloo, 8 Clapham Junction, 9 Richmond, 4 Twickenham, 6 Feltham, 4 Ashford, 4 Staines, 4 Egham, 5 Virginia Water, 6 Sunningdale, 4 Ascot, 4 Martins Heron, 3 Bracknell, 7 Wokingham, 10 Reading
South Western Railway|national-rail|30|Waterloo, … Staines, 5 Wraysbury, 3 Sunnymeads, 3 Datchet, 5 Windsor & Eton Riverside
South Western Railway|national-rail|10|Waterloo, 8 Clapham Junction, 9 Richmond, 4 Twickenham
South Western Railway|national-rail|30|Staines, 4 Egham, 5 Virginia Water, 6 Chertsey, 3 Addlestone, 5 Weybridge
Southern|national-rail|15|Victoria, 4 Battersea Park, 4 Clapham Junction, 3 Wandsworth Common, 3 Balham, 4 Streatham Common, 3 Norbury, 3 Thornton Heath, 3 Selhurst, 4 East Croydon, 2 South Croydon, 3 Purley Oaks, 3 Purley
Southern|national-rail|15|Victoria, … Selhurst, 4 West Croydon, 3 Waddon, 3 Wallington, 3 Carshalton Beeches, 3 Sutton
Southern|national-rail|15|Victoria, … Balham, 3 Streatham Hill, 4 West Norwood, 3 Gipsy Hill, 3 Crystal Palace, 5 Norwood Junction, 5 West Croydon
Southern|national-rail|6|Victoria, … Balham
Southern|national-rail|15|Victoria, 7 Clapham Junction, 5 Balham, 7 Mitcham Eastfields, 2 Mitcham Junction, 3 Hackbridge, 2 Carshalton, 3 Sutton
Southern|national-rail|30|Victoria, … Carshalton, 3 Sutton, 3 Cheam, 3 Ewell East, 4 Epsom, 4 Ashtead, 3 Leatherhead, 6 Dorking, 16 Horsham
Southern|national-rail|30|Victoria, … Carshalton, 3 Sutton, 3 Belmont, 4 Banstead, 5 Epsom Downs
Southern|national-rail|7|Victoria, 7 Clapham Junction, 10 East Croydon
Southern|national-rail|30|Victoria, 7 Clapham Junction, 10 East Croydon, 15 Gatwick Airport, 4 Three Bridges, 10 Haywards Heath, 14 Brighton
Southern|national-rail|30|Victoria, … Gatwick Airport, 14 Haywards Heath, 15 Hove, 10 Shoreham-by-Sea, 10 Worthing
Southern|national-rail|30|Victoria, … Gatwick Airport, 14 Haywards Heath, 16 Lewes, 20 Eastbourne
Southern|national-rail|30|Victoria, … Three Bridges, 4 Crawley, 9 Horsham, 20 Arundel, 11 Barnham, 8 Chichester
Southern|national-rail|30|Victoria, 7 Clapham Junction, 10 East Croydon, 6 Purley, 4 Coulsdon South, 5 Merstham, 4 Redhill, 5 Reigate
Southern|national-rail|30|Victoria, 7 Clapham Junction, 10 East Croydon, 7 Sanderstead, 3 Riddlesdown, 4 Upper Warlingham, 5 Woldingham, 6 Oxted, 3 Hurst Green, 6 Lingfield, 4 Dormans, 5 East Grinstead
Gatwick Express|national-rail|30|Victoria, 30 Gatwick Airport, 29 Brighton
Southern|national-rail|30|London Bridge, 10 Norwood Junction, 5 East Croydon, 6 Purley, 3 Kenley, 3 Whyteleafe, 6 Caterham
Southern|national-rail|30|London Bridge, … Purley, 3 Reedham, 2 Coulsdon Town, 3 Woodmansterne, 3 Chipstead, 6 Kingswood, 3 Tadworth, 4 Tattenham Corner
Southern|national-rail|30|London Bridge, 6 New Cross Gate, 3 Brockley, 3 Honor Oak Park, 2 Forest Hill, 3 Sydenham, 2 Penge West, 2 Anerley, 3 Norwood Junction, 5 East Croydon
Southern|national-rail|15|London Bridge, 4 South Bermondsey, 3 Queen's Road Peckham, 3 Peckham Rye, 3 East Dulwich, 2 North Dulwich, 3 Tulse Hill, 3 West Norwood, 4 Gipsy Hill, 3 Crystal Palace, 4 Birkbeck, 4 Beckenham Junction
Southern|national-rail|30|London Bridge, … Tulse Hill, 4 Streatham, 5 Mitcham Eastfields, … Sutton
Thameslink|national-rail|4|St Pancras International, 4 Farringdon, 3 City Thameslink, 2 Blackfriars
Thameslink|national-rail|6|St Pancras International, … Blackfriars, 6 London Bridge
Thameslink|national-rail|6|London Bridge, 13 East Croydon
Thameslink|national-rail|15|Bedford, 9 Flitwick, 5 Harlington, 6 Leagrave, 4 Luton, 3 Luton Airport Parkway, 5 Harpenden, 6 St Albans City, 20 St Pancras International, … London Bridge, 13 East Croydon, 16 Gatwick Airport, 4 Three Bridges, 9 Haywards Heath, 5 Burgess Hill, 4 Hassocks, 6 Preston Park, 4 Brighton
Thameslink|national-rail|15|St Albans City, 5 Radlett, 4 Elstree & Borehamwood, 5 Mill Hill Broadway, 4 Hendon, 2 Brent Cross West, 2 Cricklewood, 3 West Hampstead, 5 Kentish Town, 5 St Pancras International, … Blackfriars, 4 Elephant & Castle, 4 Loughborough Junction, 4 Herne Hill, 4 Tulse Hill, 4 Streatham, 4 Tooting, 3 Haydons Road, 4 Wimbledon, 3 Wimbledon Chase, 2 South Merton, 2 Morden South, 2 St Helier, 2 Sutton Common, 2 West Sutton, 3 Sutton
Thameslink|national-rail|30|Blackfriars, … Streatham, 5 Mitcham Eastfields, 2 Mitcham Junction, 3 Hackbridge, 2 Carshalton, 3 Sutton
Thameslink|national-rail|15|St Pancras International, … Elephant & Castle, 5 Denmark Hill, 3 Peckham Rye, 2 Nunhead, 4 Crofton Park, 3 Catford, 3 Bellingham, 2 Beckenham Hill, 2 Ravensbourne, 3 Shortlands, 3 Bromley South, 3 Bickley, 3 Petts Wood, 4 Orpington
Thameslink|national-rail|30|Blackfriars, … Bickley, 5 St Mary Cray, 5 Swanley, 5 Eynsford, 3 Shoreham, 4 Otford, 3 Bat & Ball, 4 Sevenoaks
Thameslink|national-rail|30|London Bridge, 13 East Croydon, 6 Purley, 4 Coulsdon South, 5 Merstham, 4 Redhill, 3 Earlswood, 3 Salfords, 4 Horley, 3 Gatwick Airport
Thameslink|national-rail|30|Peterborough, 15 Huntingdon, 8 St Neots, 8 Sandy, 4 Biggleswade, 5 Arlesey, 6 Hitchin, 6 Stevenage, 18 Finsbury Park, 6 St Pancras International, … London Bridge
Thameslink|national-rail|30|Cambridge, 14 Royston, 9 Baldock, 4 Letchworth Garden City, 4 Hitchin, … London Bridge
Southeastern|national-rail|15|Victoria, 7 Brixton, 2 Herne Hill, 3 West Dulwich, 2 Sydenham Hill, 3 Penge East, 2 Kent House, 2 Beckenham Junction, 3 Shortlands, 3 Bromley South, 3 Bickley, 3 Petts Wood, 4 Orpington
Southeastern|national-rail|10|Victoria, 17 Bromley South
Southeastern|national-rail|30|Victoria, 17 Bromley South, 7 St Mary Cray, 4 Swanley, 7 Longfield, 4 Meopham, 3 Sole Street, 9 Rochester, 3 Chatham, 4 Gillingham
Southeastern|national-rail|30|Victoria, 17 Bromley South, 28 Rochester, 3 Chatham, 4 Gillingham, 5 Rainham Kent, 8 Sittingbourne, 8 Faversham, 9 Whitstable, 6 Herne Bay, 15 Margate, 6 Broadstairs, 6 Ramsgate
Southeastern|national-rail|30|Victoria, 17 Bromley South, 10 Swanley, 8 Otford, 9 Borough Green & Wrotham, 7 West Malling, 9 Maidstone East
Southeastern|national-rail|30|Victoria, 9 Denmark Hill, 3 Peckham Rye, 3 Nunhead, 5 Lewisham, 4 Blackheath, 3 Kidbrooke, 3 Eltham, 3 Falconwood, 3 Welling, 3 Bexleyheath, 3 Barnehurst, 8 Dartford
Southeastern|national-rail|15|Charing Cross, 3 Waterloo East, 6 London Bridge, 9 Lewisham, … Dartford
Southeastern|national-rail|15|Charing Cross, 3 Waterloo East, 6 London Bridge, 11 Hither Green, 3 Lee, 2 Mottingham, 3 New Eltham, 4 Sidcup, 3 Albany Park, 2 Bexley, 3 Crayford, 5 Dartford, 3 Stone Crossing, 2 Greenhithe, 3 Swanscombe, 2 Northfleet, 4 Gravesend
Southeastern|national-rail|15|Charing Cross, … Hither Green, 4 Grove Park, 3 Elmstead Woods, 2 Chislehurst, 4 Petts Wood, 4 Orpington
Southeastern|national-rail|30|Charing Cross, … Orpington, 4 Chelsfield, 3 Knockholt, 5 Dunton Green, 4 Sevenoaks
Southeastern|national-rail|15|Charing Cross, … Lewisham, 4 Ladywell, 2 Catford Bridge, 3 Lower Sydenham, 2 New Beckenham, 2 Clock House, 2 Elmers End, 3 Eden Park, 2 West Wickham, 4 Hayes
Southeastern|national-rail|20|Grove Park, 3 Sundridge Park, 2 Bromley North
Southeastern|national-rail|4|Charing Cross, 3 Waterloo East, 6 London Bridge
Southeastern|national-rail|15|Charing Cross, 3 Waterloo East, 6 London Bridge, 15 Orpington, 9 Sevenoaks
Southeastern|national-rail|15|Charing Cross, 3 Waterloo East, 6 London Bridge, 24 Sevenoaks, 8 Hildenborough, 4 Tonbridge, 7 High Brooms, 3 Tunbridge Wells
Southeastern|national-rail|30|Charing Cross, 3 Waterloo East, 6 London Bridge, 24 Sevenoaks, 9 Tonbridge, 8 Paddock Wood, 5 Marden, 5 Staplehurst, 5 Headcorn, 10 Ashford International
Southeastern|national-rail|30|Charing Cross, 3 Waterloo East, 6 London Bridge, 24 Sevenoaks, 9 Tonbridge, 8 High Brooms, 4 Tunbridge Wells, 10 Wadhurst, 14 Battle, 16 Hastings
Southeastern|national-rail|6|Cannon Street, 4 London Bridge
Southeastern|national-rail|15|Cannon Street, 4 London Bridge, 5 New Cross, 2 St Johns, 3 Lewisham, 4 Hither Green, … Orpington
Southeastern|national-rail|10|Cannon Street, 4 London Bridge, 6 Deptford, 2 Greenwich, 3 Maze Hill, 2 Westcombe Park, 2 Charlton, 4 Woolwich Dockyard, 2 Woolwich Arsenal, 3 Plumstead, 3 Abbey Wood, 3 Belvedere, 2 Erith, 3 Slade Green, 5 Dartford
Southeastern|national-rail|15|Cannon Street, 4 London Bridge, 9 Lewisham, 4 Blackheath, 4 Charlton, 6 Woolwich Arsenal, 3 Plumstead, 3 Abbey Wood, 7 Slade Green, 5 Dartford
Southeastern|national-rail|5|Cannon Street, 4 London Bridge, 9 Lewisham
Southeastern|national-rail|30|Dartford, 5 Greenhithe, 7 Gravesend, 12 Strood, 4 Rochester, 3 Chatham, 4 Gillingham
Southeastern High Speed|national-rail|15|St Pancras International, 7 Stratford International, 10 Ebbsfleet International
Southeastern High Speed|national-rail|30|St Pancras International, 7 Stratford International, 10 Ebbsfleet International, 19 Ashford International, 16 Canterbury West, 20 Ramsgate
Southeastern High Speed|national-rail|30|St Pancras International, … Ashford International, 14 Folkestone West, 3 Folkestone Central, 11 Dover Priory
Southeastern High Speed|national-rail|30|St Pancras International, 7 Stratford International, 10 Ebbsfleet International, 6 Gravesend, 9 Strood, 4 Rochester, 3 Chatham, 4 Gillingham, 5 Rainham Kent, 8 Sittingbourne, 8 Faversham
Great Northern|national-rail|15|Moorgate, 2 Old Street, 3 Essex Road, 3 Highbury & Islington, 2 Drayton Park, 3 Finsbury Park, 2 Harringay, 2 Hornsey, 2 Alexandra Palace, 2 Bowes Park, 3 Palmers Green, 3 Winchmore Hill, 2 Grange Park, 2 Enfield Chase, 2 Gordon Hill, 4 Crews Hill, 4 Cuffley, 5 Bayford, 5 Hertford North
Great Northern|national-rail|15|Moorgate, … Alexandra Palace, 3 New Southgate, 3 Oakleigh Park, 3 New Barnet, 3 Hadley Wood, 4 Potters Bar, 3 Brookmans Park, 2 Welham Green, 3 Hatfield, 4 Welwyn Garden City
Great Northern|national-rail|7|Moorgate, … Alexandra Palace
Great Northern|national-rail|30|King's Cross St Pancras, 6 Finsbury Park, 11 Potters Bar, 5 Hatfield, 4 Welwyn Garden City, 4 Welwyn North, 3 Knebworth, 4 Stevenage, 5 Hitchin, 4 Letchworth Garden City, 4 Baldock, 9 Royston, 14 Cambridge
Great Northern|national-rail|30|King's Cross St Pancras, 24 Stevenage, 28 Cambridge
Great Northern|national-rail|15|King's Cross St Pancras, 6 Finsbury Park, 18 Stevenage, 5 Hitchin
Great Northern|national-rail|30|King's Cross St Pancras, 49 Cambridge, 15 Ely, 30 King's Lynn
LNER|national-rail|15|King's Cross St Pancras, 48 Peterborough
LNER|national-rail|30|King's Cross St Pancras, 24 Stevenage, 27 Peterborough, 20 Grantham, 13 Newark North Gate, 23 Doncaster, 23 York
LNER|national-rail|30|King's Cross St Pancras, 95 Doncaster, 18 Wakefield Westgate, 17 Leeds
LNER|national-rail|30|King's Cross St Pancras, 112 York, 28 Darlington, 30 Newcastle
East Midlands Railway|national-rail|30|St Pancras International, 22 Luton Airport Parkway, 3 Luton, 14 Bedford, 13 Wellingborough, 8 Kettering, 10 Corby
East Midlands Railway|national-rail|30|St Pancras International, 47 Kettering, 8 Market Harborough, 13 Leicester, 12 Loughborough, 20 Nottingham
East Midlands Railway|national-rail|30|St Pancras International, 63 Leicester, 28 Derby, 20 Chesterfield, 14 Sheffield
London Northwestern Railway|national-rail|15|Euston, 18 Watford Junction, 8 Hemel Hempstead, 5 Berkhamsted, 5 Tring, 9 Leighton Buzzard, 7 Bletchley, 5 Milton Keynes Central
London Northwestern Railway|national-rail|15|Euston, 37 Milton Keynes Central, 16 Northampton, 22 Rugby
London Northwestern Railway|national-rail|30|Euston, 10 Wembley Central, 5 Harrow & Wealdstone, 5 Bushey, 3 Watford Junction, 4 Kings Langley, 3 Apsley, 3 Hemel Hempstead, 5 Berkhamsted, 5 Tring
London Northwestern Railway|national-rail|10|Euston, 18 Watford Junction
Avanti West Coast|national-rail|15|Euston, 31 Milton Keynes Central
Avanti West Coast|national-rail|20|Euston, 60 Coventry, 10 Birmingham International, 11 Birmingham New Street
Avanti West Coast|national-rail|20|Euston, 78 Stafford, 20 Stoke-on-Trent, 30 Stockport, 9 Manchester Piccadilly
Avanti West Coast|national-rail|30|Euston, 90 Crewe, 40 Liverpool Lime Street
Greater Anglia|national-rail|15|Liverpool Street, 8 Stratford, 16 Shenfield, 10 Chelmsford, 10 Witham, 11 Marks Tey, 6 Colchester
Greater Anglia|national-rail|30|Liverpool Street, 8 Stratford, 16 Shenfield, 4 Ingatestone, 7 Chelmsford, 7 Hatfield Peverel, 4 Witham, 5 Kelvedon, 6 Marks Tey, 6 Colchester
Greater Anglia|national-rail|30|Liverpool Street, 50 Colchester, 9 Manningtree, 9 Ipswich, 10 Stowmarket, 15 Diss, 19 Norwich
Greater Anglia|national-rail|20|Liverpool Street, 8 Stratford, 16 Shenfield, 6 Billericay, 6 Wickford, 6 Rayleigh, 4 Hockley, 4 Rochford, 3 Southend Airport, 3 Prittlewell, 3 Southend Victoria
Greater Anglia|national-rail|30|Liverpool Street, 7 Hackney Downs, 6 Tottenham Hale, 10 Cheshunt, 5 Broxbourne, 3 Roydon, 4 Harlow Town, 3 Harlow Mill, 4 Sawbridgeworth, 4 Bishop's Stortford
Greater Anglia|national-rail|30|Liverpool Street, 13 Tottenham Hale, 17 Harlow Town, 8 Bishop's Stortford, 12 Audley End, 16 Cambridge
Greater Anglia|national-rail|30|Liverpool Street, 7 Hackney Downs, 6 Tottenham Hale, 3 Northumberland Park, 2 Meridian Water, 3 Ponders End, 2 Brimsdown, 3 Enfield Lock, 2 Waltham Cross, 3 Cheshunt, 5 Broxbourne, 3 Rye House, 3 St Margarets Hertfordshire, 4 Ware, 5 Hertford East
Greater Anglia|national-rail|30|Stratford, 7 Lea Bridge, 5 Tottenham Hale, … Waltham Cross, 3 Cheshunt, … Bishop's Stortford
Greater Anglia|national-rail|15|Stratford, … Meridian Water
Stansted Express|national-rail|15|Liverpool Street, 13 Tottenham Hale, 25 Bishop's Stortford, 10 Stansted Airport
c2c|national-rail|15|Fenchurch Street, 4 Limehouse, 4 West Ham, 6 Barking, 9 Upminster, 5 West Horndon, 5 Laindon, 4 Basildon, 4 Pitsea, 5 Benfleet, 6 Leigh-on-Sea, 3 Chalkwell, 2 Westcliff, 3 Southend Central, 3 Southend East, 3 Thorpe Bay, 5 Shoeburyness
c2c|national-rail|30|Fenchurch Street, … Barking, 5 Dagenham Dock, 4 Rainham, 5 Purfleet, 6 Grays, 4 Tilbury Town, 5 East Tilbury, 4 Stanford-le-Hope, 7 Pitsea
c2c|national-rail|30|Fenchurch Street, … Upminster, 5 Ockendon, 6 Chafford Hundred, 5 Grays
c2c|national-rail|8|Fenchurch Street, … Upminster
Chiltern Railways|national-rail|30|Marylebone, 10 Wembley Stadium, 3 Sudbury & Harrow Road, 2 Sudbury Hill Harrow, 3 Northolt Park, 3 South Ruislip, 3 West Ruislip, 4 Denham, 3 Denham Golf Club, 4 Gerrards Cross, 5 Seer Green & Jordans, 3 Beaconsfield, 6 High Wycombe
Chiltern Railways|national-rail|20|Marylebone, 19 Gerrards Cross, 6 Beaconsfield, 6 High Wycombe, 9 Princes Risborough, 6 Haddenham & Thame Parkway, 12 Bicester North, 13 Banbury
Chiltern Railways|national-rail|30|Marylebone, 27 High Wycombe, 20 Bicester Village, 8 Oxford Parkway, 8 Oxford
Chiltern Railways|national-rail|30|Marylebone, 13 Harrow-on-the-Hill, 10 Rickmansworth, 5 Chorleywood, 4 Chalfont & Latimer, 4 Amersham, 6 Great Missenden, 6 Wendover, 4 Stoke Mandeville, 5 Aylesbury
Great Western Railway|national-rail|5|Paddington, 25 Reading
Great Western Railway|national-rail|15|Paddington, 16 Slough, 9 Reading
Great Western Railway|national-rail|30|Paddington, 16 Slough, 7 Maidenhead, 7 Twyford, 7 Reading, 6 Tilehurst, 4 Pangbourne, 5 Goring & Streatley, 6 Cholsey, 7 Didcot Parkway, 13 Oxford
Great Western Railway|national-rail|30|Paddington, 25 Reading, 26 Oxford
Great Western Railway|national-rail|30|Paddington, 25 Reading, 13 Didcot Parkway, 16 Swindon, 13 Chippenham, 11 Bath Spa, 12 Bristol Temple Meads
Great Western Railway|national-rail|30|Paddington, 25 Reading, 26 Swindon, 24 Bristol Parkway, 21 Newport, 13 Cardiff Central
Great Western Railway|national-rail|30|Paddington, 25 Reading, 9 Theale, 11 Thatcham, 5 Newbury
Great Western Railway|national-rail|30|Paddington, 75 Taunton, 24 Exeter St Davids
Great Western Railway|national-rail|20|Slough, 6 Windsor & Eton Central
Great Western Railway|national-rail|60|Maidenhead, 8 Cookham, 4 Bourne End, 10 Marlow
Great Western Railway|national-rail|40|Twyford, 4 Wargrave, 4 Shiplake, 4 Henley-on-Thames
Great Western Railway|national-rail|30|West Ealing, 2 Drayton Green, 2 Castle Bar Park, 3 South Greenford, 4 Greenford
Heathrow Express|national-rail|15|Paddington, 15 Heathrow Terminals 2 & 3, 6 Heathrow Terminal 5
`;
