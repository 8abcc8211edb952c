/**
 * London stations without the Underground, and the nearest ones beyond its border. A row: name | latitude | longitude | modes | aliases | within.
 * Modes: D DLR, O Overground, E Elizabeth line, R National Rail. Aliases are separated by semicolons.
 */
export const RAIL_STATIONS = `
Abbey Road|51.5319|0.0037|D
Abbey Wood|51.4911|0.1213|ER
Acton Central|51.5088|-0.2634|O
Acton Main Line|51.5172|-0.2669|ER
Albany Park|51.4358|0.1266|R
Alexandra Palace|51.5983|-0.1197|R
All Saints|51.5107|-0.0130|D
Anerley|51.4125|-0.0651|OR
Ashford|51.4365|-0.4680|R||Surrey
Ashtead|51.3179|-0.3079|R
Banstead|51.3294|-0.2131|R
Barking Riverside|51.5190|0.1170|O
Barnehurst|51.4650|0.1597|R
Barnes|51.4670|-0.2424|R
Barnes Bridge|51.4721|-0.2528|R
Battersea Park|51.4775|-0.1475|R
Beckenham Hill|51.4246|-0.0159|R
Beckenham Junction|51.4111|-0.0259|R
Beckton|51.5144|0.0614|D
Beckton Park|51.5087|0.0550|D
Bellingham|51.4329|-0.0195|R
Belmont|51.3438|-0.1988|R
Belvedere|51.4920|0.1523|R
Berrylands|51.3989|-0.2806|R
Bethnal Green|51.5239|-0.0595|OR
Bexley|51.4402|0.1481|R
Bexleyheath|51.4635|0.1338|R
Bickley|51.4001|0.0451|R
Birkbeck|51.4040|-0.0557|R
Blackheath|51.4658|0.0089|R
Blackwall|51.5079|-0.0066|D
Bow Church|51.5273|-0.0208|D
Bowes Park|51.6070|-0.1205|R
Brent Cross West|51.5687|-0.2270|R
Brentford|51.4875|-0.3096|R
Brentwood|51.6136|0.2996|ER
Brimsdown|51.6556|-0.0308|R
Brockley|51.4646|-0.0375|OR
Bromley North|51.4087|0.0170|R
Bromley South|51.4000|0.0174|R
Brondesbury|51.5452|-0.2023|O
Brondesbury Park|51.5407|-0.2101|O
Broxbourne|51.7469|-0.0111|R
Bruce Grove|51.5940|-0.0698|OR
Burnham|51.5235|-0.6463|ER
Bush Hill Park|51.6415|-0.0692|OR
Bushey|51.6457|-0.3853|OR
Caledonian Road & Barnsbury|51.5430|-0.1150|O
Cambridge Heath|51.5320|-0.0573|OR
Camden Road|51.5418|-0.1387|O
Canonbury|51.5488|-0.0922|O
Carpenders Park|51.6284|-0.3860|O
Carshalton|51.3685|-0.1662|R
Carshalton Beeches|51.3573|-0.1698|R
Castle Bar Park|51.5229|-0.3315|R
Caterham|51.2821|-0.0783|R
Catford|51.4444|-0.0263|R
Catford Bridge|51.4447|-0.0250|R
Chadwell Heath|51.5680|0.1290|ER
Charlton|51.4868|0.0314|R
Cheam|51.3555|-0.2142|R
Chelsfield|51.3563|0.1091|R
Cheshunt|51.7028|-0.0240|OR
Chessington North|51.3641|-0.3007|R
Chessington South|51.3567|-0.3081|R
Chingford|51.6331|0.0099|OR
Chipstead|51.3093|-0.1694|R
Chislehurst|51.4055|0.0574|R
Chiswick|51.4811|-0.2678|R
City Thameslink|51.5139|-0.1036|R
Clapham High Street|51.4655|-0.1325|O
Clapham Junction|51.4642|-0.1704|OR
Clapton|51.5616|-0.0569|OR
Clock House|51.4086|-0.0406|R
Coulsdon South|51.3158|-0.1379|R
Coulsdon Town|51.3221|-0.1344|R
Crayford|51.4483|0.1789|R
Crews Hill|51.6845|-0.1069|R
Cricklewood|51.5585|-0.2127|R
Crofton Park|51.4552|-0.0364|R
Crossharbour|51.4957|-0.0144|D
Crouch Hill|51.5713|-0.1171|O
Crystal Palace|51.4181|-0.0726|OR
Custom House|51.5096|0.0276|DE
Cutty Sark|51.4816|-0.0107|D
Cyprus|51.5085|0.0640|D
Dagenham Dock|51.5261|0.1461|R
Dalston Junction|51.5461|-0.0751|O
Dalston Kingsland|51.5482|-0.0757|O
Dartford|51.4474|0.2193|R
Denham|51.5788|-0.4974|R
Denmark Hill|51.4682|-0.0893|OR
Deptford|51.4788|-0.0262|R
Deptford Bridge|51.4740|-0.0216|D
Devons Road|51.5223|-0.0173|D
Drayton Green|51.5166|-0.3302|R
Drayton Park|51.5527|-0.1054|R
Earlsfield|51.4423|-0.1877|R
East Croydon|51.3755|-0.0927|R
East Dulwich|51.4615|-0.0806|R
East India|51.5093|-0.0021|D
Eden Park|51.3901|-0.0264|R
Edmonton Green|51.6249|-0.0611|OR
Elmers End|51.3985|-0.0496|R
Elmstead Woods|51.4171|0.0443|R
Elstree & Borehamwood|51.6531|-0.2801|R
Eltham|51.4556|0.0525|R
Elverson Road|51.4687|-0.0174|D
Emerson Park|51.5686|0.2201|O
Enfield Chase|51.6533|-0.0907|R
Enfield Lock|51.6709|-0.0285|R
Enfield Town|51.6520|-0.0793|OR
Epsom|51.3344|-0.2688|R
Epsom Downs|51.3220|-0.2430|R
Erith|51.4817|0.1751|R
Essex Road|51.5407|-0.0963|R
Ewell East|51.3453|-0.2415|R
Ewell West|51.3500|-0.2570|R
Falconwood|51.4592|0.0793|R
Feltham|51.4479|-0.4098|R
Fenchurch Street|51.5117|-0.0789|R
Finchley Road & Frognal|51.5502|-0.1831|O
Forest Gate|51.5494|0.0242|ER
Forest Hill|51.4393|-0.0531|OR
Fulwell|51.4339|-0.3495|R
Gallions Reach|51.5090|0.0716|D
Gatwick Airport|51.1565|-0.1610|R|Gatwick
Gerrards Cross|51.5890|-0.5554|R
Gidea Park|51.5819|0.2060|ER
Gipsy Hill|51.4245|-0.0838|R
Goodmayes|51.5656|0.1108|ER
Gordon Hill|51.6634|-0.0946|R
Gospel Oak|51.5553|-0.1517|O
Grange Park|51.6426|-0.0973|R
Greenwich|51.4781|-0.0149|DR
Grove Park|51.4309|0.0217|R
Guildford|51.2370|-0.5804|R
Hackbridge|51.3779|-0.1539|R
Hackney Central|51.5471|-0.0561|O
Hackney Downs|51.5487|-0.0606|OR
Hackney Wick|51.5434|-0.0249|O
Hadley Wood|51.6685|-0.1761|R
Haggerston|51.5387|-0.0756|O
Hampstead Heath|51.5552|-0.1657|O
Hampton|51.4159|-0.3721|R
Hampton Court|51.4026|-0.3427|R
Hampton Wick|51.4145|-0.3125|R
Hanwell|51.5118|-0.3386|ER
Harold Wood|51.5928|0.2331|ER
Harringay|51.5773|-0.1051|R
Harringay Green Lanes|51.5772|-0.0981|O|Green Lanes
Hatch End|51.6094|-0.3685|O
Haydons Road|51.4254|-0.1888|R
Hayes|51.3763|0.0106|R||Bromley
Hayes & Harlington|51.5031|-0.4207|ER
Headstone Lane|51.6026|-0.3571|O
Hendon|51.5801|-0.2386|R
Herne Hill|51.4533|-0.1023|R
Heron Quays|51.5031|-0.0215|D
Highams Park|51.6083|-0.0002|OR
Hinchley Wood|51.3750|-0.3405|R
Hither Green|51.4520|-0.0009|R
Homerton|51.5470|-0.0423|O
Honor Oak Park|51.4500|-0.0455|OR
Hornsey|51.5864|-0.1119|R
Hounslow|51.4620|-0.3622|R
Hoxton|51.5315|-0.0757|O
Ilford|51.5591|0.0690|ER
Imperial Wharf|51.4749|-0.1828|OR
Island Gardens|51.4871|-0.0101|D
Isleworth|51.4748|-0.3369|R
Iver|51.5085|-0.5067|ER
Kempton Park|51.4210|-0.4097|R
Kenley|51.3248|-0.1009|R
Kensal Rise|51.5346|-0.2199|O
Kent House|51.4122|-0.0452|R
Kentish Town West|51.5466|-0.1466|O
Kew Bridge|51.4895|-0.2883|R
Kidbrooke|51.4621|0.0275|R
Kilburn High Road|51.5373|-0.1922|O
King George V|51.5020|0.0628|D
Kingston|51.4127|-0.3011|R
Kingswood|51.2947|-0.2113|R
Knockholt|51.3458|0.1309|R
Ladywell|51.4562|-0.0191|R
Langdon Park|51.5150|-0.0140|D
Langley|51.5081|-0.5417|ER
Lea Bridge|51.5665|-0.0367|R
Leatherhead|51.2989|-0.3329|R
Lee|51.4497|0.0135|R
Lewisham|51.4657|-0.0142|DR
Leyton Midland Road|51.5697|-0.0080|O
Leytonstone High Road|51.5636|0.0084|O
Limehouse|51.5123|-0.0396|DR
London City Airport|51.5034|0.0480|D|City Airport
London Fields|51.5413|-0.0577|OR
Loughborough Junction|51.4663|-0.1022|R
Lower Sydenham|51.4248|-0.0333|R
Maidenhead|51.5187|-0.7227|ER
Malden Manor|51.3847|-0.2613|R
Manor Park|51.5525|0.0464|ER
Maryland|51.5460|0.0058|ER
Maze Hill|51.4826|0.0029|R
Meridian Water|51.6100|-0.0500|R
Mill Hill Broadway|51.6131|-0.2493|R
Mitcham Eastfields|51.4077|-0.1546|R
Mitcham Junction|51.3929|-0.1577|R
Morden South|51.3961|-0.1994|R
Mortlake|51.4681|-0.2671|R
Motspur Park|51.3952|-0.2395|R
Mottingham|51.4402|0.0501|R
Mudchute|51.4902|-0.0145|D
New Barnet|51.6486|-0.1730|R
New Beckenham|51.4168|-0.0353|R
New Cross|51.4763|-0.0324|OR
New Cross Gate|51.4755|-0.0402|OR
New Eltham|51.4381|0.0706|R
New Malden|51.4041|-0.2558|R
New Southgate|51.6141|-0.1431|R
Norbiton|51.4125|-0.2841|R
Norbury|51.4114|-0.1219|R
North Dulwich|51.4545|-0.0879|R
North Sheen|51.4652|-0.2879|R
Northolt Park|51.5575|-0.3595|R
Northumberland Park|51.6020|-0.0540|R
Norwood Junction|51.3970|-0.0752|OR
Nunhead|51.4668|-0.0523|R
Oakleigh Park|51.6377|-0.1662|R
Ockendon|51.5220|0.2905|R
Orpington|51.3733|0.0891|R
Oxted|51.2579|-0.0048|R
Palmers Green|51.6183|-0.1104|R
Peckham Rye|51.4701|-0.0694|OR
Penge East|51.4193|-0.0542|R
Penge West|51.4176|-0.0608|OR
Petts Wood|51.3886|0.0745|R
Plumstead|51.4898|0.0842|R
Ponders End|51.6423|-0.0350|R
Pontoon Dock|51.5022|0.0329|D
Poplar|51.5077|-0.0173|D
Potters Bar|51.6971|-0.1926|R
Prince Regent|51.5093|0.0336|D
Pudding Mill Lane|51.5343|-0.0139|D
Purfleet|51.4810|0.2368|R
Purley|51.3376|-0.1140|R
Purley Oaks|51.3470|-0.0988|R
Putney|51.4613|-0.2163|R
Queen's Road Peckham|51.4736|-0.0573|OR
Queenstown Road|51.4750|-0.1469|R
Radlett|51.6852|-0.3173|R
Rainham|51.5171|0.1907|R
Ravensbourne|51.4142|-0.0075|R
Raynes Park|51.4092|-0.2301|R
Reading|51.4588|-0.9718|ER
Rectory Road|51.5585|-0.0683|OR
Redhill|51.2402|-0.1659|R
Reedham|51.3311|-0.1234|R
Riddlesdown|51.3322|-0.0995|R
Romford|51.5748|0.1832|OER
Rotherhithe|51.5010|-0.0521|O
Royal Albert|51.5084|0.0465|D
Royal Victoria|51.5091|0.0181|D
St Helier|51.3898|-0.1987|R
St James Street|51.5809|-0.0329|OR
St Johns|51.4695|-0.0227|R
St Margarets|51.4552|-0.3202|R
St Mary Cray|51.3947|0.1064|R
St Pancras International|51.5322|-0.1271|R|St Pancras
Sanderstead|51.3483|-0.0936|R
Selhurst|51.3919|-0.0884|R
Seven Kings|51.5640|0.0971|ER
Sevenoaks|51.2769|0.1817|R
Shadwell|51.5113|-0.0569|DO
Shenfield|51.6309|0.3299|ER
Shepperton|51.3968|-0.4468|R
Shoreditch High Street|51.5234|-0.0752|O
Shortlands|51.4058|0.0018|R
Sidcup|51.4339|0.1038|R
Silver Street|51.6147|-0.0673|OR
Slade Green|51.4679|0.1905|R
Slough|51.5119|-0.5915|ER
South Acton|51.4997|-0.2701|O
South Bermondsey|51.4881|-0.0546|R
South Croydon|51.3630|-0.0934|R
South Greenford|51.5337|-0.3367|R
South Hampstead|51.5414|-0.1788|O
South Merton|51.4030|-0.2052|R
South Quay|51.5002|-0.0162|D
South Tottenham|51.5804|-0.0721|O
Southall|51.5060|-0.3786|ER
Southbury|51.6487|-0.0524|OR
Staines|51.4324|-0.5032|R
Stamford Hill|51.5744|-0.0766|OR
Star Lane|51.5204|0.0042|D
Stoke Newington|51.5652|-0.0729|OR
Stoneleigh|51.3634|-0.2487|R
Stratford High Street|51.5380|-0.0006|D
Stratford International|51.5448|-0.0086|DR
Strawberry Hill|51.4390|-0.3393|R
Streatham|51.4258|-0.1315|R
Streatham Common|51.4187|-0.1360|R
Streatham Hill|51.4382|-0.1271|R
Sudbury & Harrow Road|51.5544|-0.3154|R
Sudbury Hill Harrow|51.5585|-0.3358|R
Sunbury|51.4183|-0.4178|R
Sundridge Park|51.4138|0.0215|R
Surbiton|51.3925|-0.3039|R
Surrey Quays|51.4933|-0.0475|O
Sutton|51.3595|-0.1912|R||London
Sutton Common|51.3750|-0.1963|R
Swanley|51.3934|0.1692|R
Sydenham|51.4272|-0.0542|OR
Sydenham Hill|51.4327|-0.0803|R
Syon Lane|51.4818|-0.3248|R
Tadworth|51.2916|-0.2359|R
Taplow|51.5236|-0.6814|ER
Tattenham Corner|51.3092|-0.2425|R
Teddington|51.4244|-0.3326|R
Thames Ditton|51.3890|-0.3390|R
Theobalds Grove|51.6925|-0.0348|OR
Thornton Heath|51.3987|-0.1003|R
Tolworth|51.3769|-0.2794|R
Tooting|51.4198|-0.1613|R
Tower Gateway|51.5106|-0.0743|D
Tulse Hill|51.4399|-0.1051|R
Turkey Street|51.6726|-0.0472|OR
Twickenham|51.4500|-0.3304|R
Twyford|51.4755|-0.8633|ER
Upper Halliford|51.4131|-0.4309|R
Upper Holloway|51.5637|-0.1297|O
Upper Warlingham|51.3085|-0.0779|R
Waddon|51.3674|-0.1173|R
Wallington|51.3604|-0.1508|R
Waltham Cross|51.6851|-0.0265|R
Walthamstow Queen's Road|51.5815|-0.0238|O
Wandsworth Common|51.4462|-0.1634|R
Wandsworth Road|51.4702|-0.1386|O
Wandsworth Town|51.4610|-0.1881|R
Wanstead Park|51.5517|0.0262|O
Wapping|51.5044|-0.0560|O
Waterloo East|51.5041|-0.1098|R
Watford High Street|51.6527|-0.3916|O
Watford Junction|51.6635|-0.3964|OR
Welling|51.4648|0.1017|R
Wembley Stadium|51.5544|-0.2856|R
West Croydon|51.3784|-0.1025|OR
West Drayton|51.5100|-0.4722|ER
West Dulwich|51.4407|-0.0914|R
West Ealing|51.5135|-0.3201|ER
West India Quay|51.5070|-0.0203|D
West Norwood|51.4317|-0.1038|R
West Silvertown|51.5027|0.0226|D
West Sutton|51.3659|-0.2052|R
West Wickham|51.3813|-0.0144|R
Westcombe Park|51.4842|0.0184|R
Westferry|51.5097|-0.0265|D
White Hart Lane|51.6050|-0.0709|OR
Whitton|51.4496|-0.3577|R
Whyteleafe|51.3099|-0.0812|R
Wimbledon Chase|51.4096|-0.2140|R
Winchmore Hill|51.6339|-0.1009|R
Woking|51.3185|-0.5569|R
Woldingham|51.2902|-0.0518|R
Wood Street|51.5866|-0.0024|OR
Woodgrange Park|51.5493|0.0444|O
Woodmansterne|51.3190|-0.1542|R
Woolwich|51.4916|0.0718|E
Woolwich Arsenal|51.4900|0.0690|DR
Woolwich Dockyard|51.4911|0.0546|R
Worcester Park|51.3813|-0.2451|R
`;
