/** London's neighbourhoods, districts and compass points as people name them. A row: name | latitude | longitude | aliases. */
export const AREAS = `
Abbey Wood|51.4870|0.1180
Abbots Langley|51.7060|-0.4170
Acton|51.5100|-0.2680
Addiscombe|51.3800|-0.0730
Addington|51.3580|-0.0320
Aldgate|51.5140|-0.0750
Aldwych|51.5130|-0.1170
Alexandra Palace|51.5940|-0.1300|Ally Pally
Alperton|51.5400|-0.2950
Anerley|51.4120|-0.0690
Angel|51.5320|-0.1060|Angel Islington
Aperfield|51.3130|0.0480
Archway|51.5650|-0.1340
Arkley|51.6480|-0.2330
Arnos Grove|51.6160|-0.1330
Balham|51.4430|-0.1520
Balls Pond Road|51.5470|-0.0780
Bankside|51.5070|-0.0990
Barbican|51.5200|-0.0960
Barking|51.5390|0.0810
Barking Riverside|51.5200|0.1150
Barkingside|51.5860|0.0830
Barnehurst|51.4640|0.1620
Barnes|51.4720|-0.2420
Barnet|51.6530|-0.2000|Chipping Barnet
Barnsbury|51.5400|-0.1150
Barons Court|51.4900|-0.2120
Battersea|51.4700|-0.1650
Battersea Park|51.4790|-0.1560
Bayswater|51.5130|-0.1860
Beckenham|51.4080|-0.0250
Beckton|51.5150|0.0600
Becontree|51.5540|0.1300
Beddington|51.3720|-0.1410
Bedford Park|51.4980|-0.2570
Belgravia|51.4980|-0.1530
Bellingham|51.4310|-0.0200
Belmont|51.3440|-0.2000
Belsize Park|51.5480|-0.1660
Belvedere|51.4900|0.1500
Bermondsey|51.4980|-0.0800
Berrylands|51.3950|-0.2850
Bethnal Green|51.5270|-0.0590
Bexley|51.4410|0.1490
Bexleyheath|51.4590|0.1380
Bickley|51.4000|0.0450
Biggin Hill|51.3120|0.0340
Blackfen|51.4490|0.1000
Blackfriars|51.5110|-0.1040
Blackheath|51.4660|0.0080
Blackwall|51.5080|-0.0030
Bloomsbury|51.5210|-0.1260
Borough|51.5010|-0.0930|The Borough
Borough Market|51.5050|-0.0910
Boston Manor|51.4960|-0.3250
Bounds Green|51.6070|-0.1240
Bow|51.5280|-0.0230
Bowes Park|51.6070|-0.1190
Brent Cross|51.5760|-0.2240
Brentford|51.4860|-0.3080
Brick Lane|51.5210|-0.0720
Brixton|51.4610|-0.1150
Brixton Hill|51.4500|-0.1230
Brockley|51.4640|-0.0360
Bromley|51.4060|0.0130
Bromley-by-Bow|51.5270|-0.0120
Brompton|51.4970|-0.1670
Brondesbury|51.5430|-0.2050
Brondesbury Park|51.5400|-0.2130
Brook Green|51.4960|-0.2180
Bruce Grove|51.5950|-0.0700
Brunswick Park|51.6250|-0.1450
Buckhurst Hill|51.6250|0.0360
Burnt Oak|51.6050|-0.2640
Bush Hill Park|51.6410|-0.0720
Camberwell|51.4740|-0.0930
Cambridge Heath|51.5310|-0.0570
Camden Town|51.5390|-0.1430|Camden
Canada Water|51.4980|-0.0490
Canary Wharf|51.5050|-0.0200
Canning Town|51.5150|0.0120
Canonbury|51.5450|-0.0920
Carshalton|51.3670|-0.1680
Carshalton Beeches|51.3570|-0.1690
Catford|51.4450|-0.0210
Chadwell Heath|51.5700|0.1300
Central London|51.5120|-0.1250
Chalk Farm|51.5440|-0.1530
Charing Cross|51.5080|-0.1250
Charlton|51.4860|0.0330
Cheam|51.3610|-0.2140
Chelsea|51.4870|-0.1690
Chelsea Harbour|51.4760|-0.1810
Chelsfield|51.3580|0.1270
Chessington|51.3600|-0.3060
Child's Hill|51.5640|-0.2020
Chinatown|51.5110|-0.1310
Chingford|51.6310|0.0000
Chislehurst|51.4170|0.0680
Chiswick|51.4920|-0.2630
Church End|51.6010|-0.1940
City Road|51.5290|-0.0960
Clapham|51.4620|-0.1380
Clapham Common|51.4580|-0.1490
Clapham Junction|51.4640|-0.1700
Clapham North|51.4650|-0.1300
Clapham Old Town|51.4650|-0.1420
Clapham South|51.4530|-0.1480
Clapton|51.5620|-0.0570
Clayhall|51.5890|0.0590
Clerkenwell|51.5240|-0.1060
Cockfosters|51.6510|-0.1490
Colindale|51.5950|-0.2490
Collier Row|51.5990|0.1600
Colliers Wood|51.4180|-0.1780
Coombe|51.4210|-0.2650
Coulsdon|51.3200|-0.1410
Covent Garden|51.5120|-0.1240
Cranford|51.4830|-0.4120
Cranham|51.5630|0.2680
Crayford|51.4510|0.1780
Cricklewood|51.5570|-0.2150
Crofton Park|51.4550|-0.0370
Crouch End|51.5800|-0.1240
Croydon|51.3730|-0.1020
Crystal Palace|51.4190|-0.0780
Custom House|51.5110|0.0280
Dagenham|51.5400|0.1480
Dalston|51.5460|-0.0750
Dartmouth Park|51.5610|-0.1430
De Beauvoir Town|51.5410|-0.0820|De Beauvoir
Denmark Hill|51.4680|-0.0920
Deptford|51.4780|-0.0260
Docklands|51.5060|-0.0150|London Docklands
Dollis Hill|51.5580|-0.2360
Downham|51.4310|0.0070
Dulwich|51.4450|-0.0850
Dulwich Village|51.4490|-0.0860
Ealing|51.5130|-0.3050
Ealing Broadway|51.5140|-0.3010
Ealing Common|51.5100|-0.2880
Earl's Court|51.4910|-0.1960
Earlsfield|51.4440|-0.1850
East Acton|51.5160|-0.2480
East Barnet|51.6400|-0.1610
East Bedfont|51.4500|-0.4390|Bedfont
East Dulwich|51.4560|-0.0740
East Finchley|51.5890|-0.1650
East Ham|51.5330|0.0550
East London|51.5300|-0.0300
East Putney|51.4590|-0.2110
East Sheen|51.4650|-0.2660
East Village|51.5460|-0.0080
Eastcote|51.5800|-0.3980
Eden Park|51.3910|-0.0280
Edgware|51.6140|-0.2750
Edgware Road|51.5200|-0.1680
Edmonton|51.6210|-0.0640
Eel Pie Island|51.4450|-0.3250
Elephant and Castle|51.4940|-0.1000|Elephant
Elm Park|51.5490|0.1990
Elmers End|51.3980|-0.0470
Eltham|51.4510|0.0520
Emerson Park|51.5720|0.2200
Enfield Chase|51.6550|-0.0930
Enfield Lock|51.6690|-0.0270
Enfield Town|51.6520|-0.0810|Enfield
Epping Forest|51.6600|0.0500
Erith|51.4800|0.1770
Euston|51.5280|-0.1330
Falconwood|51.4590|0.0800
Farnborough Village|51.3580|0.0710
Farringdon|51.5200|-0.1050
Feltham|51.4460|-0.4090
Finchley|51.6000|-0.1910
Finchley Central|51.6010|-0.1920
Finchley Road|51.5470|-0.1800
Finsbury|51.5270|-0.1030
Finsbury Park|51.5650|-0.1060
Fitzrovia|51.5190|-0.1380
Forest Gate|51.5500|0.0250
Forest Hill|51.4390|-0.0530
Fortis Green|51.5890|-0.1550
Friern Barnet|51.6130|-0.1580
Fulham|51.4770|-0.2000
Fulham Broadway|51.4800|-0.1950
Fulwell|51.4330|-0.3500
Furzedown|51.4240|-0.1500
Gants Hill|51.5760|0.0660
Gidea Park|51.5830|0.2040
Gipsy Hill|51.4240|-0.0830
Golders Green|51.5730|-0.1980
Goodmayes|51.5640|0.1100
Gospel Oak|51.5550|-0.1530
Grange Park|51.6430|-0.0970
Gray's Inn|51.5200|-0.1130
Greenford|51.5290|-0.3550
Greenwich|51.4810|-0.0050
Greenwich Peninsula|51.5000|0.0050
Grove Park|51.4310|0.0210
Gunnersbury|51.4940|-0.2780
Hackbridge|51.3780|-0.1550
Hackney|51.5450|-0.0550
Hackney Central|51.5470|-0.0560
Hackney Downs|51.5520|-0.0600
Hackney Wick|51.5440|-0.0240
Hadley Wood|51.6680|-0.1740
Haggerston|51.5370|-0.0750
Hainault|51.6080|0.1010
Ham|51.4370|-0.3120
Hammersmith|51.4930|-0.2230
Hampstead|51.5570|-0.1780
Hampstead Garden Suburb|51.5800|-0.1820
Hampstead Heath|51.5600|-0.1610
Hampton|51.4140|-0.3700
Hampton Hill|51.4290|-0.3560
Hampton Wick|51.4140|-0.3110
Hanwell|51.5100|-0.3380
Hanworth|51.4330|-0.3900
Harefield|51.6040|-0.4820
Harlesden|51.5360|-0.2500
Harlington|51.4880|-0.4360
Harmondsworth|51.4880|-0.4790
Harold Hill|51.6080|0.2280
Harold Wood|51.5940|0.2330
Harringay|51.5810|-0.1000
Harrow|51.5800|-0.3360
Harrow Weald|51.6060|-0.3390
Harrow-on-the-Hill|51.5720|-0.3380
Hatch End|51.6090|-0.3680
Hatton Garden|51.5200|-0.1080
Hayes|51.5130|-0.4210
Heathrow|51.4700|-0.4540|Heathrow Airport
Hendon|51.5830|-0.2260
Herne Hill|51.4530|-0.1000
Heston|51.4830|-0.3710
High Barnet|51.6530|-0.2010
Highams Park|51.6080|0.0000
Highbury|51.5520|-0.0970
Highgate|51.5710|-0.1480
Hither Green|51.4510|0.0010
Holborn|51.5180|-0.1180
Holland Park|51.5050|-0.2060
Holloway|51.5520|-0.1190
Homerton|51.5500|-0.0420
Honor Oak|51.4490|-0.0480
Honor Oak Park|51.4500|-0.0450
Hook|51.3680|-0.3060
Hornchurch|51.5560|0.2130
Hornsey|51.5870|-0.1180
Hounslow|51.4680|-0.3610
Hoxton|51.5310|-0.0810
Hyde Park|51.5090|-0.1640
Ickenham|51.5620|-0.4450
Ilford|51.5590|0.0740
Imperial Wharf|51.4750|-0.1830
Isle of Dogs|51.4940|-0.0170
Isleworth|51.4750|-0.3360
Islington|51.5380|-0.1030
Jamaica Road|51.4990|-0.0660
Kenley|51.3240|-0.1020
Kennington|51.4880|-0.1060
Kensal Green|51.5300|-0.2240
Kensal Rise|51.5350|-0.2200
Kensal Town|51.5250|-0.2080
Kensington|51.5000|-0.1930
Kentish Town|51.5500|-0.1420
Kenton|51.5860|-0.3090
Keston|51.3630|0.0290
Kew|51.4800|-0.2860
Kew Gardens|51.4790|-0.2920
Kidbrooke|51.4630|0.0330
Kidbrooke Village|51.4600|0.0270
Kilburn|51.5410|-0.1980
King's Cross|51.5310|-0.1230|Kings X
Kings Langley|51.7150|-0.4480
Kingsbury|51.5870|-0.2670
Kingston|51.4100|-0.3010|Kingston on Thames
Kingston Vale|51.4300|-0.2600
Knightsbridge|51.5010|-0.1600
Ladbroke Grove|51.5170|-0.2110
Ladywell|51.4560|-0.0200
Lambeth|51.4950|-0.1170
Lambeth North|51.4990|-0.1120
Lancaster Gate|51.5120|-0.1760
Lee|51.4550|0.0110
Leicester Square|51.5110|-0.1280
Lewisham|51.4610|-0.0120
Leyton|51.5610|-0.0120
Leytonstone|51.5680|0.0100
Limehouse|51.5120|-0.0330
Lisson Grove|51.5250|-0.1700
Little Venice|51.5220|-0.1830
London Bridge|51.5050|-0.0860
London Fields|51.5410|-0.0600
Longford|51.4820|-0.4900
Lower Clapton|51.5560|-0.0500
Lower Edmonton|51.6250|-0.0600
Lower Sydenham|51.4250|-0.0350
Loughborough Junction|51.4660|-0.1020
Maida Hill|51.5260|-0.1960
Maida Vale|51.5270|-0.1900
Malden Rushett|51.3410|-0.3190
Manor House|51.5710|-0.0960
Manor Park|51.5520|0.0460
Marylebone|51.5190|-0.1500|Marylebone Village
Maryland|51.5460|0.0060
Mayfair|51.5090|-0.1480
Maze Hill|51.4820|0.0040
Merton Park|51.4130|-0.2010
Mile End|51.5240|-0.0370
Mill Hill|51.6150|-0.2450
Mill Hill East|51.6080|-0.2100
Millbank|51.4920|-0.1260
Millwall|51.4950|-0.0240
Mitcham|51.4030|-0.1680
Monken Hadley|51.6600|-0.1930
Monument|51.5110|-0.0860
Moorgate|51.5180|-0.0890
Morden|51.4020|-0.1950
Mornington Crescent|51.5340|-0.1390
Mortlake|51.4680|-0.2640
Motspur Park|51.3950|-0.2400
Mottingham|51.4400|0.0440
Muswell Hill|51.5910|-0.1430
Neasden|51.5600|-0.2500
New Addington|51.3430|-0.0130
New Barnet|51.6490|-0.1730
New Cross|51.4760|-0.0330
New Cross Gate|51.4750|-0.0400
New Eltham|51.4390|0.0710
New Malden|51.4010|-0.2570
New Southgate|51.6140|-0.1430
Newbury Park|51.5750|0.0890
Newington Green|51.5520|-0.0850
Nine Elms|51.4810|-0.1290
Noel Park|51.5970|-0.1030
Norbiton|51.4110|-0.2870
Norbury|51.4110|-0.1220
North Acton|51.5230|-0.2600
North Cheam|51.3720|-0.2210
North Chingford|51.6350|0.0080
North Finchley|51.6140|-0.1760
North Greenwich|51.5000|0.0040
North Harrow|51.5850|-0.3630
North Kensington|51.5200|-0.2140
North London|51.5800|-0.1200
North Sheen|51.4650|-0.2870
North Woolwich|51.5000|0.0630
Northfields|51.5000|-0.3140
Northolt|51.5470|-0.3680
Northumberland Park|51.6030|-0.0600
Northwood|51.6110|-0.4240
Norwood|51.4080|-0.0880
Norwood Green|51.4960|-0.3710
Notting Hill|51.5090|-0.2000
Nunhead|51.4650|-0.0530
Oakleigh Park|51.6370|-0.1660
Oakwood|51.6470|-0.1320
Old Ford|51.5340|-0.0300
Old Kent Road|51.4840|-0.0680
Old Oak Common|51.5230|-0.2450
Old Street|51.5260|-0.0880
Orpington|51.3740|0.0980
Osterley|51.4820|-0.3530
Oval|51.4820|-0.1130
Oxford Circus|51.5150|-0.1420
Oxford Street|51.5150|-0.1450
Paddington|51.5170|-0.1740
Palmers Green|51.6180|-0.1090
Park Royal|51.5270|-0.2830
Parsons Green|51.4750|-0.2010
Peckham|51.4740|-0.0690
Peckham Rye|51.4650|-0.0640
Penge|51.4140|-0.0530
Pentonville|51.5310|-0.1120
Perivale|51.5370|-0.3230
Petersham|51.4450|-0.3030
Petts Wood|51.3890|0.0830
Piccadilly|51.5080|-0.1380
Pimlico|51.4890|-0.1390
Pinner|51.5940|-0.3820
Plaistow|51.5230|0.0230
Plumstead|51.4880|0.0850
Ponders End|51.6450|-0.0470
Poplar|51.5090|-0.0170
Portobello Road|51.5150|-0.2050|Portobello
Preston Road|51.5720|-0.2950
Primrose Hill|51.5400|-0.1550
Purley|51.3370|-0.1150
Putney|51.4610|-0.2170
Putney Heath|51.4470|-0.2330
Queen's Park|51.5340|-0.2050
Queensbury|51.5940|-0.2860
Queensway|51.5110|-0.1870
Rainham|51.5180|0.1910
Ratcliff|51.5130|-0.0410
Ravenscourt Park|51.4950|-0.2380
Rayners Lane|51.5750|-0.3710
Raynes Park|51.4090|-0.2300
Redbridge|51.5760|0.0450
Regent's Park|51.5290|-0.1500
Richmond|51.4610|-0.3040|Richmond-on-Thames
Roehampton|51.4540|-0.2410
Romford|51.5760|0.1830
Rotherhithe|51.5010|-0.0520
Royal Docks|51.5080|0.0300|Royal Victoria Docks
Ruislip|51.5730|-0.4230
Ruislip Manor|51.5730|-0.4120
Rush Green|51.5590|0.1650
St Helier|51.3890|-0.1860
St James's|51.5070|-0.1370
St John's Wood|51.5340|-0.1740
St Katharine Docks|51.5060|-0.0720|St Katherine Docks;St Katharines Dock
St Luke's|51.5250|-0.0940
St Margarets|51.4550|-0.3200
St Pancras|51.5300|-0.1260
St Paul's|51.5140|-0.0980
St Paul's Cray|51.4000|0.1130
St Mary Cray|51.3940|0.1120
Sanderstead|51.3410|-0.0840
Selhurst|51.3930|-0.0880
Seven Dials|51.5140|-0.1270
Seven Kings|51.5640|0.0970
Seven Sisters|51.5830|-0.0750
Shacklewell|51.5530|-0.0710
Shad Thames|51.5030|-0.0740
Shadwell|51.5120|-0.0560
Shepherd's Bush|51.5050|-0.2250
Shirley|51.3790|-0.0530
Shooters Hill|51.4690|0.0690
Shoreditch|51.5260|-0.0780
Sidcup|51.4260|0.1030
Silvertown|51.5020|0.0320
Sipson|51.4850|-0.4560
Slade Green|51.4680|0.1970
Sloane Square|51.4920|-0.1560
Snaresbrook|51.5860|0.0150
Soho|51.5130|-0.1340
South Acton|51.5000|-0.2700
South Bank|51.5050|-0.1160|Southbank
South Bermondsey|51.4880|-0.0580
South Croydon|51.3600|-0.0930
South Ealing|51.5010|-0.3070
South Hackney|51.5400|-0.0470
South Hampstead|51.5420|-0.1800
South Harrow|51.5640|-0.3520
South Kensington|51.4940|-0.1740|South Ken
South Lambeth|51.4790|-0.1230
South London|51.4500|-0.1000
South Norwood|51.3980|-0.0730
South Quay|51.5000|-0.0160
South Ruislip|51.5570|-0.3990
South Tottenham|51.5800|-0.0720
South Wimbledon|51.4150|-0.1920
South Woodford|51.5930|0.0250
Southall|51.5110|-0.3750
Southfields|51.4450|-0.2060
Southgate|51.6320|-0.1280
Southwark|51.5030|-0.1000
Spitalfields|51.5190|-0.0750
Stamford Brook|51.4950|-0.2460
Stamford Hill|51.5720|-0.0760
Stanmore|51.6180|-0.3140
Stepney|51.5150|-0.0450
Stepney Green|51.5210|-0.0460
Stockwell|51.4720|-0.1230
Stoke Newington|51.5620|-0.0740|Stokey
Stonebridge|51.5430|-0.2580
Strand|51.5110|-0.1200|The Strand
Stratford|51.5420|-0.0030
Strawberry Hill|51.4390|-0.3390
Streatham|51.4290|-0.1310
Streatham Common|51.4200|-0.1290
Streatham Hill|51.4380|-0.1270
Stroud Green|51.5740|-0.1150
Sudbury Hill|51.5570|-0.3360
Surbiton|51.3940|-0.3030
Surrey Quays|51.4930|-0.0470
Sutton|51.3610|-0.1920
Swiss Cottage|51.5430|-0.1740
Sydenham|51.4270|-0.0520
Sydenham Hill|51.4320|-0.0700
Teddington|51.4270|-0.3320
Temple|51.5120|-0.1120
Thamesmead|51.5010|0.1150
Thornton Heath|51.3990|-0.1030
Tolworth|51.3780|-0.2820
Tooting|51.4270|-0.1670
Tooting Bec|51.4360|-0.1600
Tooting Broadway|51.4270|-0.1680
Tottenham|51.5980|-0.0720
Tottenham Hale|51.5880|-0.0600
Totteridge|51.6330|-0.1990
Tower Bridge|51.5040|-0.0760
Tower Hill|51.5100|-0.0770
Tufnell Park|51.5570|-0.1380
Tulse Hill|51.4410|-0.1070
Turnham Green|51.4950|-0.2550
Turnpike Lane|51.5900|-0.1030
Twickenham|51.4480|-0.3310
Upminster|51.5560|0.2490
Upper Clapton|51.5650|-0.0570
Upper Norwood|51.4190|-0.0890
Upper Street|51.5400|-0.1030
Upper Sydenham|51.4300|-0.0640
Upton Park|51.5350|0.0340
Uxbridge|51.5460|-0.4780
Vauxhall|51.4860|-0.1240
Victoria|51.4970|-0.1440
Victoria Park|51.5360|-0.0390
Waddon|51.3660|-0.1170
Wallington|51.3600|-0.1500
Walthamstow|51.5860|-0.0200
Walthamstow Village|51.5830|-0.0130
Walworth|51.4880|-0.0930
Wandsworth|51.4570|-0.1920
Wandsworth Common|51.4480|-0.1660
Wandsworth Town|51.4600|-0.1880
Wanstead|51.5770|0.0270
Wapping|51.5050|-0.0580
Warwick Avenue|51.5240|-0.1840
Waterloo|51.5030|-0.1130
Wealdstone|51.5970|-0.3350
Welling|51.4620|0.1060
Wembley|51.5530|-0.2960
Wembley Park|51.5630|-0.2790
West Acton|51.5180|-0.2800
West Brompton|51.4870|-0.1950
West Drayton|51.5080|-0.4720
West Dulwich|51.4400|-0.0920
West Ealing|51.5110|-0.3220
West End|51.5130|-0.1380
West Finchley|51.6090|-0.1880
West Ham|51.5350|0.0080
West Hampstead|51.5470|-0.1920
West Harrow|51.5790|-0.3530
West Hendon|51.5800|-0.2430
West Kensington|51.4910|-0.2060
West London|51.5100|-0.2300
West Norwood|51.4320|-0.1030
West Wickham|51.3760|-0.0140
Westbourne Grove|51.5150|-0.1940
Westbourne Park|51.5210|-0.2010
Westcombe Park|51.4840|0.0180
Westminster|51.4990|-0.1330
Whetstone|51.6300|-0.1750
White City|51.5120|-0.2240
White Hart Lane|51.6050|-0.0710
Whitechapel|51.5180|-0.0620
Whitehall|51.5040|-0.1260
Whitton|51.4500|-0.3580
Willesden|51.5490|-0.2290
Willesden Green|51.5490|-0.2220
Wimbledon|51.4220|-0.2080
Wimbledon Park|51.4350|-0.1990
Wimbledon Village|51.4240|-0.2200
Winchmore Hill|51.6340|-0.1000
Wood Green|51.5980|-0.1110
Wood Street|51.5870|-0.0030
Woodford|51.6080|0.0330
Woodford Green|51.6090|0.0230
Woodside Park|51.6180|-0.1860
Woolwich|51.4910|0.0650
Woolwich Arsenal|51.4900|0.0690
Worcester Park|51.3800|-0.2440
Yiewsley|51.5130|-0.4720
North West London|51.5500|-0.2300|NW London;North-West London
North East London|51.5800|0.0000|NE London
South West London|51.4500|-0.1900|SW London
South East London|51.4500|0.0000|SE London
`;
