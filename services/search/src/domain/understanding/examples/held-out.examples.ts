/**
 * British home searches kept apart: written before the reader of the text and never used to tune it.
 * A row: listing type | query | expected criteria (`key=value` separated by semicolons; empty when nothing is a criterion).
 */
export const HELD_OUT_EXAMPLES = `
sale | 3 bed semi in Walthamstow up to 750k | beds=3; location=Walthamstow; maxPrice=750000
sale | Four bedroom detached house, Wimbledon, budget £1.8m | beds=4; location=Wimbledon; maxPrice=1800000
sale | looking for a one bedroom flat in Hackney for less than £450,000 | beds=1; location=Hackney; maxPrice=450000
sale | E17 2 bed max 500k | beds=2; location=E17; maxPrice=500000
sale | period conversion in Stoke Newington with 2 bathrooms | location=Stoke Newington; baths=2
sale | houses between £400k and £550k in Croydon | minPrice=400000; maxPrice=550000; location=Croydon
sale | £300,000 - £350,000 two bedroom apartment Woolwich | minPrice=300000; maxPrice=350000; beds=2; location=Woolwich
sale | a family home in Muswell Hill with at least four bedrooms and two bathrooms | location=Muswell Hill; beds=4; baths=2
sale | garden flat near Herne Hill station under six hundred thousand | location=Herne Hill; maxTrainDistance=0.5; maxPrice=600000
sale | ex council 2 bed Bermondsey | beds=2; location=Bermondsey
sale | 5+ bed house in Richmond over £2 million | beds=5; location=Richmond; minPrice=2000000
sale | studio in Camden below £350k | location=Camden; maxPrice=350000
sale | new build in Nine Elms, 1 or 2 beds, £500k to £800k | location=Nine Elms; beds=1; minPrice=500000; maxPrice=800000
sale | house in Leeds with 3 bedrooms under 250k | location=Leeds; beds=3; maxPrice=250000
sale | cottage in Bath | location=Bath
sale | 3 bed 2 bath in Bath around £500k | beds=3; baths=2; location=Bath; minPrice=450000; maxPrice=550000
sale | anything in SW19 for under a million | location=SW19; maxPrice=1000000
sale | something within half a mile of a tube station in Balham | maxTubeDistance=0.5; location=Balham
sale | flat 5 minutes walk from Brixton tube, no more than £550k | location=Brixton; maxTubeDistance=0.25; maxPrice=550000
sale | maisonette in Lewisham within 15 minutes walk of a train station | location=Lewisham; maxTrainDistance=0.75
sale | 2 bed flat, 10 min walk to overground, Dalston | beds=2; maxTrainDistance=0.5; location=Dalston
sale | terraced house close to the underground in Ealing | maxTubeDistance=0.5; location=Ealing
sale | bungalow in Bexley with 3 bedrooms, max £600000 | location=Bexley; beds=3; maxPrice=600000
sale | warehouse conversion in Shoreditch, min 2 bed, £900k max | location=Shoreditch; beds=2; maxPrice=900000
sale | three bedroom terrace Peckham 650-800k | beds=3; location=Peckham; minPrice=650000; maxPrice=800000
sale | i want a flat in shorditch | location=Shoreditch
sale | 2 bed hammersmth under 700k | beds=2; location=Hammersmith; maxPrice=700000
sale | 4 bedrooms 3 bathrooms Hampstead £3m+ | beds=4; baths=3; location=Hampstead; minPrice=3000000
sale | not in Croydon, 2 bed flat in Sutton | beds=2; location=Sutton
sale | one-bed flat with balcony in Canary Wharf, 450k tops | beds=1; location=Canary Wharf; maxPrice=450000
sale | house with two or more bathrooms in Chiswick | baths=2; location=Chiswick
sale | more than 3 bedrooms in Enfield | beds=4; location=Enfield
sale | over 2 bathrooms | baths=3
sale | 2 double bedroom flat in Streatham with en-suite | beds=2; location=Streatham
sale | a place in Kings Cross for about 800k | location=King's Cross; minPrice=720000; maxPrice=880000
sale | Victorian house near Clapham Junction, four beds | location=Clapham Junction; beds=4
sale | flat near a bus stop in Camberwell | maxBusDistance=0.5; location=Camberwell
sale | within 200 metres of a bus stop | maxBusDistance=0.12
sale | quarter of a mile from a tube | maxTubeDistance=0.25
sale | within a mile of the railway station in Guildford | maxTrainDistance=1; location=Guildford
sale | property in Newport with 3 bedrooms | location=Newport; beds=3
sale | 2 bed in St Johns Wood up to 1.2m | beds=2; location=St John's Wood; maxPrice=1200000
sale | Elephant & Castle 1 bed £400k | location=Elephant and Castle; beds=1; maxPrice=400000
sale | se15 3 bed house | location=SE15; beds=3
sale | house close to SE1 9SG | location=SE1 9SG
sale | two beds in Tooting Bec, ideally under £525,000, close to the tube | beds=2; location=Tooting Bec; maxPrice=525000; maxTubeDistance=0.5
sale | budget of 400 grand for a 2 bed in Barking | maxPrice=400000; beds=2; location=Barking
sale | 1 bed flat in reading | beds=1; location=Reading
sale | nothing over 300k | maxPrice=300000
sale | my price range is 350 to 425k | minPrice=350000; maxPrice=425000
sale | a flat for three hundred and twenty five thousand pounds in Ilford | maxPrice=325000; location=Ilford
sale | at least £1.5 million in Kensington | minPrice=1500000; location=Kensington
sale | Hello! Please could you find me a nice 2 bed in Greenwich? Thanks | beds=2; location=Greenwich
sale | 🏡 2 bed in Clapham 🙏 | beds=2; location=Clapham
sale | <b>3 bed</b> in <i>Hackney</i> | beds=3; location=Hackney
sale | '; DROP TABLE listings; -- | 
sale | bonjour je cherche un appartement |
sale | lovely bright home with a garden and parking |
sale | 2 bed flat with parking and a south facing garden in Ladywell | beds=2; location=Ladywell
sale | two-bedroom two-bathroom apartment E14 | beds=2; baths=2; location=E14
sale | 3 bedroom house, Bromley or Beckenham, 600k | beds=3; location=Bromley; maxPrice=600000
sale | house in Little Snoring | location=Little Snoring
sale | 3 bed in Upper Slaughter under 700k | beds=3; location=Upper Slaughter; maxPrice=700000
sale | no more than 20 mins walk to the train station | maxTrainDistance=1
sale | 800m from the tube, 2 bed | maxTubeDistance=0.5; beds=2
sale | 1km to the nearest station | maxTrainDistance=0.62
sale | a couple of bedrooms in Deptford | beds=2; location=Deptford
sale | two reception rooms, three bedrooms, Harrow | beds=3; location=Harrow
sale | 1000 sq ft flat in Islington | location=Islington
sale | share of freehold 1 bed, 999 year lease, N16 | beds=1; location=N16
sale | I have a £50k deposit and want a 2 bed in Leyton under £475k | beds=2; location=Leyton; maxPrice=475000
rent | 2 bed flat in Brixton £2,200 pcm | beds=2; location=Brixton; maxPrice=2200
rent | studio near Old Street max £1,600 a month | location=Old Street; maxPrice=1600
rent | 1 bed in Canada Water 400pw | beds=1; location=Canada Water; maxPrice=1733
rent | £300 per week or less in Leyton | maxPrice=1300; location=Leyton
rent | between £1,500 and £1,800 pcm in Bow | minPrice=1500; maxPrice=1800; location=Bow
rent | 3 bed house to rent in Tooting, 3k per month | beds=3; location=Tooting; maxPrice=3000
rent | flat share? no, 1 bed flat in Angel under 1900 | beds=1; location=Angel; maxPrice=1900
rent | under £2000 | maxPrice=2000
rent | up to two grand a month, two bedrooms, near a tube | maxPrice=2000; beds=2; maxTubeDistance=0.5
rent | 4 bedroom student house in Mile End, 10 mins from the tube, £750 pw | beds=4; location=Mile End; maxTubeDistance=0.5; maxPrice=3250
rent | 1 bedroom apartment close to a train station, £1100-£1300 | beds=1; maxTrainDistance=0.5; minPrice=1100; maxPrice=1300
rent | furnished 2 bed 2 bath in Vauxhall around £2,800 pcm | beds=2; baths=2; location=Vauxhall; minPrice=2520; maxPrice=3080
rent | somewhere in Bristol under £1,200 a month with 2 beds | location=Bristol; maxPrice=1200; beds=2
rent | 18000 per year, 1 bed in Ealing | maxPrice=1500; beds=1; location=Ealing
rent | not more than 1500 a month | maxPrice=1500
rent | walking distance to Bank station, studio, £450 per week | location=Bank; maxPrice=1950; maxTubeDistance=0.5
rent | pet friendly flat in Crystal Palace, £1,650 | location=Crystal Palace; maxPrice=1650
rent | from £1000 to £1400 a month in Manchester | minPrice=1000; maxPrice=1400; location=Manchester
rent | 2 bedroom flat, bills included, Finsbury Park, fifteen hundred a month | beds=2; location=Finsbury Park; maxPrice=1500
rent | one bedroom in Battersea no more than a 5 minute walk from a bus stop | beds=1; location=Battersea; maxBusDistance=0.25
rent | min £2,500 pcm Chelsea | minPrice=2500; location=Chelsea
rent | unfurnished 3 bed in Kew Gardens near the underground and a bus stop | beds=3; location=Kew Gardens; maxTubeDistance=0.5; maxBusDistance=0.5
rent | NW3 one bed £1,800 to £2,100 pcm | location=NW3; beds=1; minPrice=1800; maxPrice=2100
rent | 2b2b flat in Stratford | beds=2; baths=2; location=Stratford
rent | 1-2 bed flat Maida Vale | beds=1; location=Maida Vale
rent | flat in Fulham available now, 1 bath, 2 beds, £2.3k pcm | location=Fulham; baths=1; beds=2; maxPrice=2300
rent | commute to Canary Wharf, living in Greenwich, 1 bed | location=Greenwich; beds=1
rent | 3 bed in Catford within 1/2 mile of the station | beds=3; location=Catford; maxTrainDistance=0.5
rent | near Highbury and Islington station | location=Highbury & Islington; maxTrainDistance=0.5
rent | 2 bed near Angel tube < £2500 | beds=2; location=Angel; maxTubeDistance=0.5; maxPrice=2500
rent | i need three bedrooms in Cardiff for £1,500 | beds=3; location=Cardiff; maxPrice=1500
rent | cheap studio in Willesden Green | location=Willesden Green
rent | a room with a view |
rent | two bed, Putney, river views, £2000-2400 | beds=2; location=Putney; minPrice=2000; maxPrice=2400
`;
