/**
 * Large British towns and cities, and smaller ones people search for. A row: name | latitude | longitude | within | aliases.
 * `within` is the county or nation that tells apart places of the same name.
 */
export const TOWNS = `
Aberdeen|57.1497|-2.0943|Aberdeenshire
Abingdon|51.6708|-1.2880|Oxfordshire|Abingdon-on-Thames
Aberystwyth|52.4140|-4.0810|Wales
Aldershot|51.2480|-0.7610|Hampshire
Altrincham|53.3870|-2.3490|Greater Manchester
Amersham|51.6740|-0.6070|Buckinghamshire
Andover|51.2110|-1.4920|Hampshire
Ascot|51.4080|-0.6740|Berkshire
Ashford|51.1460|0.8750|Kent
Ashton-under-Lyne|53.4890|-2.0990|Greater Manchester
Aylesbury|51.8160|-0.8130|Buckinghamshire
Ayr|55.4580|-4.6290|Ayrshire
Banbury|52.0630|-1.3400|Oxfordshire
Bangor|53.2280|-4.1290|Wales
Bangor|54.6530|-5.6690|Northern Ireland
Barnsley|53.5530|-1.4810|South Yorkshire
Barnstaple|51.0800|-4.0600|Devon
Barrow-in-Furness|54.1110|-3.2260|Cumbria
Barry|51.4070|-3.2690|Wales
Basildon|51.5760|0.4890|Essex
Basingstoke|51.2660|-1.0870|Hampshire
Bath|51.3810|-2.3590|Somerset
Beaconsfield|51.6110|-0.6470|Buckinghamshire
Bedford|52.1360|-0.4660|Bedfordshire
Belfast|54.5970|-5.9300|Northern Ireland
Berkhamsted|51.7600|-0.5650|Hertfordshire
Beverley|53.8420|-0.4330|East Yorkshire
Bexhill-on-Sea|50.8400|0.4700|East Sussex|Bexhill
Bicester|51.9000|-1.1540|Oxfordshire
Billericay|51.6280|0.4190|Essex
Birkenhead|53.3930|-3.0150|Merseyside
Birmingham|52.4862|-1.8904|West Midlands
Bishop Auckland|54.6610|-1.6760|County Durham
Bishop's Stortford|51.8710|0.1580|Hertfordshire
Blackburn|53.7480|-2.4820|Lancashire
Blackpool|53.8170|-3.0360|Lancashire
Bognor Regis|50.7830|-0.6730|West Sussex
Bolton|53.5780|-2.4290|Greater Manchester
Borehamwood|51.6580|-0.2720|Hertfordshire
Boston|52.9790|-0.0260|Lincolnshire
Bournemouth|50.7190|-1.8800|Dorset
Bracknell|51.4160|-0.7490|Berkshire
Bradford|53.7960|-1.7590|West Yorkshire
Braintree|51.8780|0.5500|Essex
Brentwood|51.6210|0.3050|Essex
Bridgend|51.5040|-3.5770|Wales
Bridgwater|51.1280|-3.0040|Somerset
Brighton|50.8225|-0.1372|East Sussex|Brighton and Hove
Bristol|51.4545|-2.5879|Bristol
Broadstairs|51.3590|1.4390|Kent
Bromsgrove|52.3350|-2.0580|Worcestershire
Burgess Hill|50.9540|-0.1280|West Sussex
Burnley|53.7890|-2.2480|Lancashire
Burton upon Trent|52.8020|-1.6420|Staffordshire|Burton-on-Trent
Bury|53.5930|-2.2980|Greater Manchester
Bury St Edmunds|52.2460|0.7160|Suffolk
Bushey|51.6430|-0.3600|Hertfordshire
Caerphilly|51.5780|-3.2180|Wales
Camberley|51.3350|-0.7420|Surrey
Cambridge|52.2053|0.1218|Cambridgeshire
Cannock|52.6910|-2.0270|Staffordshire
Canterbury|51.2800|1.0790|Kent
Cardiff|51.4816|-3.1791|Wales
Carlisle|54.8930|-2.9330|Cumbria
Carmarthen|51.8580|-4.3120|Wales
Castleford|53.7250|-1.3560|West Yorkshire
Caterham|51.2820|-0.0790|Surrey
Chatham|51.3800|0.5210|Kent
Chelmsford|51.7360|0.4690|Essex
Cheltenham|51.8990|-2.0780|Gloucestershire
Chertsey|51.3900|-0.5080|Surrey
Chesham|51.7060|-0.6130|Buckinghamshire
Cheshunt|51.7020|-0.0350|Hertfordshire
Chester|53.1900|-2.8910|Cheshire
Chesterfield|53.2350|-1.4210|Derbyshire
Chichester|50.8370|-0.7790|West Sussex
Chigwell|51.6230|0.0750|Essex
Chippenham|51.4590|-2.1160|Wiltshire
Chorley|53.6530|-2.6320|Lancashire
Chorleywood|51.6540|-0.5170|Hertfordshire
Cirencester|51.7180|-1.9680|Gloucestershire
Clacton-on-Sea|51.7880|1.1530|Essex|Clacton
Cobham|51.3290|-0.4090|Surrey
Colchester|51.8890|0.9040|Essex
Corby|52.4880|-0.7010|Northamptonshire
Coventry|52.4068|-1.5197|West Midlands
Crawley|51.1090|-0.1870|West Sussex
Crewe|53.0990|-2.4400|Cheshire
Cwmbran|51.6530|-3.0210|Wales
Darlington|54.5240|-1.5530|County Durham
Dartford|51.4460|0.2170|Kent
Derby|52.9220|-1.4750|Derbyshire
Derry|54.9970|-7.3090|Northern Ireland|Londonderry
Dewsbury|53.6910|-1.6330|West Yorkshire
Didcot|51.6060|-1.2410|Oxfordshire
Doncaster|53.5230|-1.1330|South Yorkshire
Dorking|51.2320|-0.3310|Surrey
Dover|51.1290|1.3090|Kent
Deal|51.2230|1.4040|Kent
Dudley|52.5120|-2.0810|West Midlands
Dumfries|55.0700|-3.6050|Dumfries and Galloway
Dundee|56.4620|-2.9710|Angus
Dunfermline|56.0720|-3.4520|Fife
Durham|54.7760|-1.5750|County Durham
East Grinstead|51.1290|-0.0070|West Sussex
East Kilbride|55.7640|-4.1770|South Lanarkshire
Eastbourne|50.7680|0.2840|East Sussex
Eastleigh|50.9690|-1.3500|Hampshire
Edinburgh|55.9533|-3.1883|Scotland
Egham|51.4310|-0.5520|Surrey
Ellesmere Port|53.2790|-2.8970|Cheshire
Ely|52.3990|0.2620|Cambridgeshire
Epping|51.7000|0.1100|Essex
Epsom|51.3320|-0.2670|Surrey
Esher|51.3690|-0.3650|Surrey
Evesham|52.0920|-1.9470|Worcestershire
Ewell|51.3500|-0.2490|Surrey
Exeter|50.7184|-3.5339|Devon
Exmouth|50.6200|-3.4140|Devon
Falkirk|56.0020|-3.7840|Scotland
Falmouth|50.1550|-5.0720|Cornwall
Fareham|50.8520|-1.1780|Hampshire
Farnborough|51.2920|-0.7540|Hampshire
Farnham|51.2150|-0.7990|Surrey
Faversham|51.3150|0.8890|Kent
Felixstowe|51.9620|1.3510|Suffolk
Fleet|51.2800|-0.8430|Hampshire
Folkestone|51.0810|1.1690|Kent
Frome|51.2280|-2.3210|Somerset
Gateshead|54.9530|-1.6030|Tyne and Wear
Gerrards Cross|51.5880|-0.5550|Buckinghamshire
Gillingham|51.3890|0.5480|Kent
Glasgow|55.8642|-4.2518|Scotland
Glastonbury|51.1470|-2.7180|Somerset
Gloucester|51.8642|-2.2380|Gloucestershire
Godalming|51.1850|-0.6150|Surrey
Gosport|50.7950|-1.1170|Hampshire
Grantham|52.9120|-0.6420|Lincolnshire
Gravesend|51.4410|0.3690|Kent
Grays|51.4780|0.3250|Essex
Great Yarmouth|52.6080|1.7300|Norfolk
Greenock|55.9480|-4.7650|Scotland
Grimsby|53.5680|-0.0750|Lincolnshire
Guildford|51.2362|-0.5704|Surrey
Halesowen|52.4490|-2.0510|West Midlands
Halifax|53.7250|-1.8630|West Yorkshire
Hamilton|55.7770|-4.0390|Scotland
Harlow|51.7720|0.1020|Essex
Harpenden|51.8180|-0.3580|Hertfordshire
Harrogate|53.9920|-1.5420|North Yorkshire
Hartlepool|54.6860|-1.2130|County Durham
Haslemere|51.0900|-0.7130|Surrey
Hastings|50.8540|0.5730|East Sussex
Hatfield|51.7630|-0.2280|Hertfordshire
Haverhill|52.0830|0.4390|Suffolk
Havant|50.8510|-0.9840|Hampshire
Haywards Heath|51.0050|-0.1030|West Sussex
Hebden Bridge|53.7420|-2.0120|West Yorkshire
Hemel Hempstead|51.7526|-0.4692|Hertfordshire|Hemel
Henley-on-Thames|51.5360|-0.9030|Oxfordshire|Henley
Hereford|52.0560|-2.7160|Herefordshire
Hertford|51.7960|-0.0780|Hertfordshire
High Wycombe|51.6286|-0.7482|Buckinghamshire
Hinckley|52.5410|-1.3730|Leicestershire
Hitchin|51.9490|-0.2830|Hertfordshire
Hoddesdon|51.7610|-0.0110|Hertfordshire
Horley|51.1710|-0.1620|Surrey
Horsham|51.0630|-0.3280|West Sussex
Hove|50.8280|-0.1710|East Sussex
Huddersfield|53.6458|-1.7850|West Yorkshire
Hull|53.7457|-0.3367|East Yorkshire|Kingston upon Hull
Huntingdon|52.3310|-0.1860|Cambridgeshire
Ilkley|53.9250|-1.8220|West Yorkshire
Inverness|57.4778|-4.2247|Scotland
Ipswich|52.0567|1.1482|Suffolk
Kendal|54.3280|-2.7460|Cumbria
Keighley|53.8680|-1.9060|West Yorkshire
Kenilworth|52.3490|-1.5800|Warwickshire
Kettering|52.3990|-0.7280|Northamptonshire
Kidderminster|52.3890|-2.2490|Worcestershire
Kilmarnock|55.6110|-4.4960|Scotland
King's Lynn|52.7540|0.3950|Norfolk
Kirkcaldy|56.1110|-3.1670|Fife
Lancaster|54.0470|-2.8010|Lancashire
Leamington Spa|52.2920|-1.5360|Warwickshire|Royal Leamington Spa;Leamington
Leatherhead|51.2970|-0.3290|Surrey
Leeds|53.8008|-1.5491|West Yorkshire
Leicester|52.6369|-1.1398|Leicestershire
Leigh-on-Sea|51.5420|0.6530|Essex
Leighton Buzzard|51.9160|-0.6600|Bedfordshire
Letchworth|51.9790|-0.2280|Hertfordshire|Letchworth Garden City
Lewes|50.8740|0.0090|East Sussex
Lichfield|52.6820|-1.8260|Staffordshire
Lincoln|53.2307|-0.5406|Lincolnshire
Lisburn|54.5160|-6.0580|Northern Ireland
Liverpool|53.4084|-2.9916|Merseyside
Livingston|55.8860|-3.5230|Scotland
Llandudno|53.3240|-3.8280|Wales
Llanelli|51.6800|-4.1620|Wales
London|51.5074|-0.1278|England|Greater London
Loughborough|52.7720|-1.2060|Leicestershire
Loughton|51.6490|0.0750|Essex
Lowestoft|52.4750|1.7510|Suffolk
Luton|51.8787|-0.4200|Bedfordshire
Macclesfield|53.2590|-2.1270|Cheshire
Maidenhead|51.5220|-0.7220|Berkshire
Maidstone|51.2720|0.5290|Kent
Maldon|51.7310|0.6760|Essex
Malvern|52.1110|-2.3250|Worcestershire|Great Malvern
Manchester|53.4808|-2.2426|Greater Manchester
Mansfield|53.1470|-1.1990|Nottinghamshire
Margate|51.3890|1.3870|Kent
Market Harborough|52.4780|-0.9210|Leicestershire
Marlow|51.5720|-0.7760|Buckinghamshire
Merthyr Tydfil|51.7480|-3.3780|Wales
Middlesbrough|54.5740|-1.2350|North Yorkshire
Milton Keynes|52.0406|-0.7594|Buckinghamshire|MK
Morecambe|54.0740|-2.8610|Lancashire
Motherwell|55.7890|-3.9910|Scotland
Newark-on-Trent|53.0760|-0.8090|Nottinghamshire|Newark
Newbury|51.4010|-1.3230|Berkshire
Newcastle-under-Lyme|53.0110|-2.2280|Staffordshire
Newcastle upon Tyne|54.9783|-1.6178|Tyne and Wear|Newcastle
Newmarket|52.2460|0.4080|Suffolk
Newport|51.5842|-2.9977|Wales
Newport|50.7010|-1.2880|Isle of Wight
Newport|52.7690|-2.3790|Shropshire
Newquay|50.4130|-5.0740|Cornwall
Newry|54.1750|-6.3400|Northern Ireland
Northampton|52.2405|-0.9027|Northamptonshire
Northallerton|54.3390|-1.4330|North Yorkshire
Northfleet|51.4420|0.3360|Kent
Norwich|52.6309|1.2974|Norfolk
Nottingham|52.9548|-1.1581|Nottinghamshire
Nuneaton|52.5230|-1.4650|Warwickshire
Oldham|53.5410|-2.1180|Greater Manchester
Ormskirk|53.5670|-2.8870|Lancashire
Oxford|51.7520|-1.2577|Oxfordshire
Oxted|51.2570|-0.0060|Surrey
Paisley|55.8470|-4.4240|Scotland
Penzance|50.1190|-5.5370|Cornwall
Perth|56.3950|-3.4310|Scotland
Peterborough|52.5695|-0.2405|Cambridgeshire
Petersfield|51.0040|-0.9370|Hampshire
Plymouth|50.3755|-4.1427|Devon
Pontefract|53.6910|-1.3120|West Yorkshire
Pontypridd|51.6020|-3.3420|Wales
Poole|50.7150|-1.9870|Dorset
Portsmouth|50.8198|-1.0880|Hampshire
Potters Bar|51.6980|-0.1830|Hertfordshire
Prescot|53.4280|-2.8050|Merseyside
Preston|53.7632|-2.7031|Lancashire
Purfleet|51.4810|0.2370|Essex|Purfleet-on-Thames
Radlett|51.6850|-0.3180|Hertfordshire
Ramsgate|51.3350|1.4190|Kent
Reading|51.4543|-0.9781|Berkshire
Redcar|54.6180|-1.0680|North Yorkshire
Redditch|52.3060|-1.9450|Worcestershire
Redhill|51.2390|-0.1690|Surrey
Reigate|51.2370|-0.2060|Surrey
Rhyl|53.3190|-3.4910|Wales
Richmond|54.4030|-1.7370|North Yorkshire
Rickmansworth|51.6390|-0.4730|Hertfordshire
Rochdale|53.6140|-2.1610|Greater Manchester
Rochester|51.3880|0.5050|Kent
Rotherham|53.4300|-1.3570|South Yorkshire
Royal Tunbridge Wells|51.1320|0.2630|Kent|Tunbridge Wells
Rugby|52.3710|-1.2640|Warwickshire
Runcorn|53.3420|-2.7310|Cheshire
Ryde|50.7300|-1.1620|Isle of Wight
Rye|50.9520|0.7330|East Sussex
Saffron Walden|52.0230|0.2430|Essex
St Albans|51.7520|-0.3390|Hertfordshire
St Andrews|56.3400|-2.7960|Fife
St Austell|50.3400|-4.7870|Cornwall
St Helens|53.4540|-2.7360|Merseyside
St Ives|50.2110|-5.4800|Cornwall
St Neots|52.2290|-0.2690|Cambridgeshire
Sale|53.4240|-2.3220|Greater Manchester
Salford|53.4880|-2.2900|Greater Manchester
Salisbury|51.0690|-1.7950|Wiltshire
Scarborough|54.2830|-0.4000|North Yorkshire
Scunthorpe|53.5910|-0.6500|Lincolnshire
Sevenoaks|51.2730|0.1890|Kent
Sheffield|53.3811|-1.4701|South Yorkshire
Shepperton|51.3970|-0.4470|Surrey
Shrewsbury|52.7070|-2.7550|Shropshire
Sittingbourne|51.3400|0.7330|Kent
Skegness|53.1440|0.3370|Lincolnshire
Skipton|53.9620|-2.0170|North Yorkshire
Slough|51.5105|-0.5950|Berkshire
Solihull|52.4120|-1.7780|West Midlands
South Shields|54.9990|-1.4320|Tyne and Wear
Southampton|50.9097|-1.4044|Hampshire
Southend-on-Sea|51.5460|0.7077|Essex|Southend
Southport|53.6470|-3.0050|Merseyside
Stafford|52.8070|-2.1170|Staffordshire
Staines-upon-Thames|51.4340|-0.5110|Surrey|Staines
Stamford|52.6510|-0.4800|Lincolnshire
Stevenage|51.9020|-0.2020|Hertfordshire
Stirling|56.1170|-3.9370|Scotland
Stockport|53.4110|-2.1570|Greater Manchester
Stockton-on-Tees|54.5690|-1.3190|County Durham|Stockton
Stoke-on-Trent|53.0027|-2.1794|Staffordshire|Stoke
Stourbridge|52.4560|-2.1480|West Midlands
Stowmarket|52.1890|0.9980|Suffolk
Stratford-upon-Avon|52.1920|-1.7070|Warwickshire
Stroud|51.7450|-2.2160|Gloucestershire
Sudbury|52.0400|0.7300|Suffolk
Sunbury-on-Thames|51.4050|-0.4180|Surrey|Sunbury
Sunderland|54.9061|-1.3811|Tyne and Wear
Sutton Coldfield|52.5660|-1.8240|West Midlands
Swanley|51.3970|0.1730|Kent
Swansea|51.6214|-3.9436|Wales
Swindon|51.5558|-1.7797|Wiltshire
Tamworth|52.6340|-1.6950|Staffordshire
Taunton|51.0150|-3.1070|Somerset
Telford|52.6780|-2.4450|Shropshire
Tewkesbury|51.9930|-2.1560|Gloucestershire
Thetford|52.4130|0.7510|Norfolk
Tilbury|51.4640|0.3590|Essex
Tiverton|50.9030|-3.4890|Devon
Tonbridge|51.1950|0.2740|Kent
Torquay|50.4620|-3.5250|Devon
Totnes|50.4330|-3.6860|Devon
Tring|51.7950|-0.6590|Hertfordshire
Trowbridge|51.3200|-2.2080|Wiltshire
Truro|50.2630|-5.0510|Cornwall
Tynemouth|55.0170|-1.4250|Tyne and Wear
Virginia Water|51.4050|-0.5670|Surrey
Wakefield|53.6830|-1.4990|West Yorkshire
Wallasey|53.4240|-3.0650|Merseyside
Walsall|52.5860|-1.9820|West Midlands
Waltham Abbey|51.6870|-0.0040|Essex
Waltham Cross|51.6860|-0.0330|Hertfordshire
Walton-on-Thames|51.3870|-0.4140|Surrey
Ware|51.8110|-0.0300|Hertfordshire
Warrington|53.3900|-2.5970|Cheshire
Warwick|52.2820|-1.5850|Warwickshire
Watford|51.6565|-0.3903|Hertfordshire
Wellingborough|52.3020|-0.6940|Northamptonshire
Wells|51.2090|-2.6450|Somerset
Welwyn Garden City|51.8010|-0.2060|Hertfordshire|Welwyn;WGC
West Bromwich|52.5190|-1.9950|West Midlands
Weston-super-Mare|51.3460|-2.9770|Somerset
Weybridge|51.3720|-0.4580|Surrey
Weymouth|50.6140|-2.4570|Dorset
Whitby|54.4860|-0.6130|North Yorkshire
Whitley Bay|55.0460|-1.4440|Tyne and Wear
Whitstable|51.3600|1.0250|Kent
Widnes|53.3610|-2.7340|Cheshire
Wigan|53.5450|-2.6320|Greater Manchester
Wilmslow|53.3280|-2.2310|Cheshire
Winchester|51.0598|-1.3101|Hampshire
Windsor|51.4810|-0.6040|Berkshire
Witney|51.7860|-1.4850|Oxfordshire
Woking|51.3190|-0.5580|Surrey
Wokingham|51.4110|-0.8340|Berkshire
Wolverhampton|52.5862|-2.1280|West Midlands
Worcester|52.1920|-2.2200|Worcestershire
Workington|54.6430|-3.5440|Cumbria
Worksop|53.3040|-1.1240|Nottinghamshire
Worthing|50.8110|-0.3720|West Sussex
Wrexham|53.0460|-2.9920|Wales
Yeovil|50.9420|-2.6330|Somerset
York|53.9600|-1.0873|North Yorkshire
`;
