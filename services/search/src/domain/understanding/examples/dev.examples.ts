/**
 * British home searches the reader of the text was built on.
 * A row: listing type | query | expected criteria (`key=value` separated by semicolons; empty when nothing is a criterion).
 */
export const DEV_EXAMPLES = `
sale | two bed flat in Clapham under £600k | beds=2; location=Clapham; maxPrice=600000
rent | 1 bed near a tube, max £2,000 pcm | beds=1; maxPrice=2000; maxTubeDistance=0.5
sale | £1.2m | maxPrice=1200000
sale | 500-750k | minPrice=500000; maxPrice=750000
sale | £500k-£750k | minPrice=500000; maxPrice=750000
sale | £500k – 750k | minPrice=500000; maxPrice=750000
sale | between 900,000 and 1.25m | minPrice=900000; maxPrice=1250000
rent | 3k per month | maxPrice=3000
rent | £550pw | maxPrice=2383
rent | £550 p/w | maxPrice=2383
rent | 550 a week | maxPrice=2383
rent | £24,000 pa | maxPrice=2000
sale | four hundred and fifty thousand | maxPrice=450000
sale | half a million | maxPrice=500000
sale | three quarters of a million pounds | maxPrice=750000
sale | one point two million | maxPrice=1200000
sale | a quarter of a million | maxPrice=250000
sale | up to £600,000.00 | maxPrice=600000
sale | under 600 in Clapham | maxPrice=600000; location=Clapham
sale | budget 1.2 in Fulham | maxPrice=1200000; location=Fulham
sale | no more than 20 mins walk to the train station | maxTrainDistance=1
sale | half a mile from the tube | maxTubeDistance=0.5
sale | 800 metres from a station | maxTrainDistance=0.5
sale | ¼ mile to the tube | maxTubeDistance=0.25
sale | 1½ miles from the railway station | maxTrainDistance=1.5
sale | within 1.5km of the station | maxTrainDistance=0.93
sale | a mile and a half from the train station | maxTrainDistance=1.5
sale | three quarters of a mile from a tube station | maxTubeDistance=0.75
sale | tube within 10 minutes | maxTubeDistance=0.5
sale | tube station less than 15 mins walk away | maxTubeDistance=0.75
sale | station max 10 min walk | maxTrainDistance=0.5
sale | within 10 minutes walk of the station | maxTrainDistance=0.5
sale | ten minutes' walk from the tube | maxTubeDistance=0.5
sale | a five-minute walk to the bus | maxBusDistance=0.25
sale | 5-10 minute walk from a tube | maxTubeDistance=0.5
sale | short walk to the tube | maxTubeDistance=0.5
sale | walking distance of the DLR | maxTrainDistance=0.5
sale | near a tube or train station | maxTubeDistance=0.5; maxTrainDistance=0.5
sale | close to tube and bus | maxTubeDistance=0.5; maxBusDistance=0.5
sale | next to the Elizabeth line | maxTrainDistance=0.5
sale | 2 bed within 10 minutes walk of Walthamstow Central | beds=2; location=Walthamstow Central; maxTubeDistance=0.5
sale | 15 mins from Clapham High Street | location=Clapham High Street; maxTrainDistance=0.75
sale | within a mile of Clapham | location=Clapham
sale | close to Clapham Common tube | location=Clapham Common; maxTubeDistance=0.5
sale | 5 mins from Clapham Common tube station | location=Clapham Common; maxTubeDistance=0.25
sale | within half a mile of Balham station | location=Balham; maxTrainDistance=0.5
sale | 20 minutes by train to London Bridge, 2 bed | beds=2
sale | 10 minute drive from the station |
sale | 30 minute commute to Waterloo, 3 bed house in Surbiton | beds=3; location=Surbiton
sale | studio | 
sale | studio flat in Soho | location=Soho
sale | studio or one bed in Soho | location=Soho
sale | at least 3 bedrooms | beds=3
sale | more than 3 bedrooms | beds=4
sale | 3+ beds | beds=3
sale | 3 or more bedrooms | beds=3
sale | minimum of 2 bedrooms | beds=2
sale | one or two bedrooms | beds=1
sale | 2 or 3 bed | beds=2
sale | 2-3 bedrooms | beds=2
sale | two to three bedrooms | beds=2
sale | 2/3 bed house | beds=2
sale | bedrooms: 4 | beds=4
sale | beds 3 baths 2 | beds=3; baths=2
sale | 3bed 2bath | beds=3; baths=2
sale | 3br/2ba | beds=3; baths=2
sale | 2 bedders in Bow | beds=2; location=Bow
sale | two-bedroomed cottage | beds=2
sale | 4 bed rooms | beds=4
sale | up to 3 bedrooms |
sale | 3 bed with en suite | beds=3
sale | 2 bed 1 ensuite 1 bathroom | beds=2; baths=1
sale | two double bedrooms | beds=2
sale | double bedroom with balcony |
sale | 2 bathrooms at least | baths=2
sale | a home with 2.5 baths | baths=2
sale | 2 bath flat in Bath | baths=2; location=Bath
sale | flat in bath | location=Bath
sale | flat in Bath with a bath | location=Bath
sale | house for sale in Sale | location=Sale
sale | house for sale |
sale | a good deal on a house in Deal | location=Deal
sale | reading room and library |
sale | near Bank station | location=Bank; maxTubeDistance=0.5
sale | near a bank |
sale | flat in Angel | location=Angel
sale | oval bath in the bathroom |
sale | loft with temple views |
sale | barking dogs next door |
sale | in Barking | location=Barking
sale | manor house with land |
sale | near Manor House tube | location=Manor House; maxTubeDistance=0.5
sale | house on a quiet street with a hill view |
sale | Clapham | location=Clapham
sale | clapham | location=Clapham
sale | CLAPHAM 2 BED | location=Clapham; beds=2
sale | kings cross | location=King's Cross
sale | king's cross | location=King's Cross
sale | St. Pancras | location=St Pancras
sale | Saint Albans | location=St Albans
sale | hammersmith & fulham | location=Hammersmith and Fulham
sale | bromley by bow | location=Bromley-by-Bow
sale | stoke-on-trent 3 bed | location=Stoke-on-Trent; beds=3
sale | Newport, Isle of Wight | location=Newport
sale | Richmond, North Yorkshire, 3 beds | location=Richmond; beds=3
sale | claphm 2 bed | location=Clapham; beds=2
sale | battersee | location=Battersea
sale | 2 bed in wandswoth | beds=2; location=Wandsworth
sale | whitechaple | location=Whitechapel
sale | hamstead heath | location=Hampstead Heath
sale | islignton | location=Islington
sale | SW11 | location=SW11
sale | sw11 2 bed | location=SW11; beds=2
sale | SE1 9SG | location=SE1 9SG
sale | se19sg | location=SE1 9SG
sale | flat in M1 | location=M1
sale | inside the M25 |
sale | LS6 3 bed | location=LS6; beds=3
sale | Clapham or Balham | location=Clapham
sale | Hackney, Dalston, Clapton | location=Hackney
sale | London SW4 | location=SW4
sale | Clapham, London | location=Clapham
sale | south west London, Putney | location=Putney
sale | flat in London | location=London
sale | not in Croydon |
sale | anywhere except Croydon |
sale | 2 bed, no garden | beds=2
sale | avoid Lewisham, 2 bed in Greenwich | beds=2; location=Greenwich
sale | house in Chipping Sodbury | location=Chipping Sodbury
sale | house in chipping sodbury under 400k | location=chipping sodbury; maxPrice=400000
sale | 2 bed around Market Rasen | beds=2; location=Market Rasen
sale | house in good condition |
sale | house in need of modernisation |
sale | flat near good schools |
sale | near a park |
sale | around 500k | minPrice=450000; maxPrice=550000
sale | circa £500,000 | minPrice=450000; maxPrice=550000
sale | £500k ish | minPrice=450000; maxPrice=550000
sale | over £500k | minPrice=500000
sale | from 500k | minPrice=500000
sale | £500k plus | minPrice=500000
sale | £500k+ | minPrice=500000
sale | £500k or more | minPrice=500000
sale | £500k or less | maxPrice=500000
sale | < 500k | maxPrice=500000
sale | max 500k | maxPrice=500000
sale | 500k max | maxPrice=500000
sale | minimum £400k maximum £600k | minPrice=400000; maxPrice=600000
sale | over 400k but under 600k | minPrice=400000; maxPrice=600000
sale | not over 600k | maxPrice=600000
sale | at most 600k | maxPrice=600000
sale | sub 600k | maxPrice=600000
sale | I can afford £425,000 | maxPrice=425000
sale | we have 650k to spend | maxPrice=650000
sale | £500.000 | maxPrice=500000
sale | 600 thousand | maxPrice=600000
sale | five hundred k | maxPrice=500000
sale | with a 60k deposit |
sale | service charge under £2000 |
sale | 2nd floor flat in Pimlico built after 1990 | location=Pimlico
sale | flat with 2 parking spaces |
sale | over 1000 sq ft |
sale | council tax band D |
rent | £1,500 per calendar month | maxPrice=1500
rent | £1500/month | maxPrice=1500
rent | 1500 | maxPrice=1500
rent | £1,200-1,500 pcm | minPrice=1200; maxPrice=1500
rent | 400-450pw | minPrice=1733; maxPrice=1950
rent | rent under £1,800 in Hoxton | maxPrice=1800; location=Hoxton
rent | less than two thousand pounds a month | maxPrice=2000
rent | twelve hundred a month | maxPrice=1200
rent | 2 bed flat available from 1 March 2026 in Acton | beds=2; location=Acton
rent | 1 bed for 2 people in Kilburn | beds=1; location=Kilburn
sale | ' OR 1=1; -- |
sale | <script>alert(1)</script> 2 bed | beds=2
sale | 🏠🏠🏠 |
sale | zwei Zimmer Wohnung in Berlin | location=Berlin
sale | 99999999999 bed flat | 
sale | 0 bed flat |
sale | £0 |
`;
