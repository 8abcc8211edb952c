/** Written together: what people in Britain are fond of, and put a year behind. Beside these, the dictionaries know most places and names. */
const clubs = `arsenal gunners astonvilla villa barnsley birminghamcity blackburn blackburnrovers blackpool bolton boltonwanderers bournemouth bradfordcity
brentford brighton brightonandhove bristolcity bristolrovers burnley cambridgeunited cardiffcity carlisleunited celtic charlton charltonathletic chelsea
chelseafc coventrycity crystalpalace derbycounty dundee dundeeunited everton toffees exetercity fulham gillingham hearts hibernian huddersfield hullcity
ipswichtown kilmarnock leedsunited leicestercity foxes leytonorient lincolncity liverpoolfc lutontown manchestercity mancity manchesterunited manutd manunited
mansfieldtown middlesbrough millwall motherwell newcastleunited magpies northampton norwichcity nottinghamforest nottsforest nottscounty oldham oxfordunited
peterborough plymouthargyle portsmouth pompey portvale preston prestonnorthend qpr queensparkrangers rangers glasgowrangers readingfc reddevils rotherham
saints salfordcity sheffieldunited sheffieldwednesday shrewsbury southampton southend stevenage stjohnstone stmirren stockport stokecity sunderland swanseacity
swindontown tottenham tottenhamhotspur hotspur spurs coys tranmere walsall watford westbrom westbromwich westham westhamunited hammers wigan wolves
wolverhampton wrexham wycombe yorkcity youllneverwalkalone ynwa comeonyouspurs upthevilla upthechels gloryglory`;
const places = `aberdeen bath bedford belfast birmingham bradford brixton bristol buckingham cambridge camden canterbury cardiff carlisle chester clapham
cornwall coventry croydon cumbria derby devon doncaster dorset dulwich durham edinburgh england essex exeter glasgow gloucester greenwich hackney
hammersmith hampstead harrogate hertford highgate huddersfield islington kensington lambeth lancaster leeds leicester lincoln liverpool london manchester
margate newcastle norwich nottingham oxford peckham plymouth richmond salford scotland sheffield shoreditch somerset southwark stirling suffolk surrey
sussex swansea swindon tooting wales wandsworth westminster wiltshire wimbledon winchester worcester yorkshire unitedkingdom greatbritain`;
const fond = `barbour bluebell brexit christmas dartmoor doctorwho easter football fishandchips godsavetheking godsavethequeen halloween harrypotter
holiday iloveyou iloveher ilovehim iloveyousomuch kingcharles lakedistrict lionheart loveisland marmite mum mummy dad daddy nan newyear
peakyblinders prosecco queenelizabeth robinhood rugby rulebritannia sherlock sunshine teatime thebeatles tesco threelions unionjack wetherspoons
welcome letmein password changeme secret admin administrator homesweethome newhome newhouse myhome myhouse estateagent lintel property rightmove zoopla`;

export const britishWords: readonly string[] = `${clubs} ${places} ${fond}`.split(/\s+/);
