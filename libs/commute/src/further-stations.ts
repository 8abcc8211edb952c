/**
 * Stations and tram stops that the gazetteer of `@lintel/geo` does not have: trams, commuter towns and far cities. A row: name | latitude |
 * longitude. All others have their position from there.
 */
export const FURTHER_STATIONS = `
Addington Village|51.3562|-0.0327
Addiscombe|51.3797|-0.0729
Addlestone|51.3730|-0.4845
Aldershot|51.2463|-0.7598
Alton|51.1519|-0.9669
Ampere Way|51.3821|-0.1236
Apsley|51.7325|-0.4629
Arena|51.3915|-0.0584
Arlesey|52.0260|-0.2663
Arundel|50.8482|-0.5463
Ascot|51.4062|-0.6758
Ashford International|51.1437|0.8762
Audley End|52.0044|0.2072
Avenue Road|51.4068|-0.0495
Aylesbury|51.8139|-0.8151
Baldock|51.9929|-0.1876
Banbury|52.0603|-1.3281
Barnham|50.8309|-0.6396
Basildon|51.5681|0.4568
Basingstoke|51.2683|-1.0872
Bat & Ball|51.2898|0.1942
Bath Spa|51.3777|-2.3570
Battle|50.9129|0.4947
Bayford|51.7577|-0.0956
Beaconsfield|51.6113|-0.6438
Beckenham Road|51.4097|-0.0431
Beddington Lane|51.3894|-0.1426
Bedford|52.1362|-0.4795
Belgrave Walk|51.4008|-0.1780
Benfleet|51.5439|0.5617
Berkhamsted|51.7632|-0.5620
Bicester North|51.9035|-1.1503
Bicester Village|51.8930|-1.1481
Biggleswade|52.0847|-0.2612
Billericay|51.6289|0.4187
Birmingham International|52.4508|-1.7250
Birmingham New Street|52.4778|-1.8998
Bishop's Stortford|51.8667|0.1650
Blackhorse Lane|51.3849|-0.0705
Bletchley|51.9953|-0.7363
Borough Green & Wrotham|51.2932|0.3063
Bourne End|51.5771|-0.7104
Bracknell|51.4131|-0.7517
Brighton|50.8289|-0.1411
Bristol Parkway|51.5138|-2.5428
Bristol Temple Meads|51.4491|-2.5813
Broadstairs|51.3606|1.4336
Brookmans Park|51.7211|-0.2046
Burgess Hill|50.9536|-0.1277
Byfleet & New Haw|51.3498|-0.4813
Cambridge|52.1941|0.1373
Canterbury West|51.2843|1.0753
Cardiff Central|51.4760|-3.1793
Centrale|51.3763|-0.1036
Chafford Hundred|51.4856|0.2875
Chalkwell|51.5387|0.6706
Chatham|51.3804|0.5212
Chelmsford|51.7364|0.4686
Chertsey|51.3871|-0.5093
Chesterfield|53.2383|-1.4202
Chichester|50.8320|-0.7817
Chippenham|51.4625|-2.1154
Cholsey|51.5702|-1.1580
Church Street|51.3736|-0.1037
Clandon|51.2640|-0.5028
Claygate|51.3612|-0.3482
Cobham & Stoke d'Abernon|51.3181|-0.3893
Colchester|51.9007|0.8926
Cookham|51.5574|-0.7221
Coombe Lane|51.3597|-0.0595
Corby|52.4889|-0.6884
Coventry|52.4008|-1.5134
Crawley|51.1122|-0.1866
Crewe|53.0888|-2.4329
Cuffley|51.7087|-0.1097
Darlington|54.5205|-1.5473
Datchet|51.4831|-0.5795
Denham Golf Club|51.5806|-0.5177
Derby|52.9166|-1.4633
Didcot Parkway|51.6109|-1.2429
Diss|52.3736|1.1237
Doncaster|53.5222|-1.1397
Dorking|51.2409|-0.3242
Dormans|51.1557|-0.0044
Dover Priory|51.1257|1.3053
Dundonald Road|51.4183|-0.2072
Dunton Green|51.2964|0.1710
Earlswood|51.2273|-0.1708
East Grinstead|51.1263|-0.0178
East Tilbury|51.4848|0.4130
Eastbourne|50.7695|0.2812
Ebbsfleet International|51.4430|0.3210
Effingham Junction|51.2915|-0.4199
Egham|51.4296|-0.5465
Ely|52.3912|0.2668
Esher|51.3799|-0.3533
Exeter St Davids|50.7292|-3.5435
Eynsford|51.3627|0.2044
Farnborough|51.2966|-0.7557
Farnham|51.2118|-0.7924
Faversham|51.3117|0.8911
Fieldway|51.3510|-0.0240
Fleet|51.2906|-0.8308
Flitwick|52.0037|-0.4952
Folkestone Central|51.0829|1.1696
Folkestone West|51.0846|1.1539
Fratton|50.7963|-1.0740
George Street|51.3739|-0.0990
Gillingham|51.3866|0.5498
Godalming|51.1866|-0.6188
Goring & Streatley|51.5215|-1.1330
Grantham|52.9065|-0.6425
Gravel Hill|51.3545|-0.0430
Gravesend|51.4413|0.3666
Grays|51.4762|0.3219
Great Missenden|51.7035|-0.7091
Greenhithe|51.4504|0.2803
Haddenham & Thame Parkway|51.7708|-0.9421
Harlington|51.9621|-0.4957
Harlow Mill|51.7904|0.1323
Harlow Town|51.7811|0.0952
Harpenden|51.8148|-0.3520
Harrington Road|51.3997|-0.0603
Haslemere|51.0888|-0.7192
Hassocks|50.9246|-0.1459
Hastings|50.8579|0.5763
Hatfield|51.7639|-0.2155
Hatfield Peverel|51.7799|0.5922
Havant|50.8544|-0.9816
Haywards Heath|51.0053|-0.1051
Headcorn|51.1657|0.6275
Hemel Hempstead|51.7423|-0.4908
Henley-on-Thames|51.5341|-0.9003
Herne Bay|51.3646|1.1177
Hersham|51.3768|-0.3900
Hertford East|51.7990|-0.0729
Hertford North|51.7989|-0.0918
High Brooms|51.1494|0.2773
High Wycombe|51.6296|-0.7453
Hildenborough|51.2145|0.2276
Hitchin|51.9533|-0.2634
Hockley|51.6036|0.6590
Horley|51.1688|-0.1610
Horsham|51.0661|-0.3192
Horsley|51.2793|-0.4354
Hove|50.8352|-0.1708
Huntingdon|52.3287|-0.1921
Hurst Green|51.2444|0.0040
Ingatestone|51.6671|0.3843
Ipswich|52.0506|1.1444
Kelvedon|51.8407|0.7024
Kettering|52.3935|-0.7315
King Henry's Drive|51.3454|-0.0205
King's Lynn|52.7539|0.4034
Kings Langley|51.7064|-0.4384
Knebworth|51.8669|-0.1873
Laindon|51.5675|0.4243
Leagrave|51.9052|-0.4585
Lebanon Road|51.3752|-0.0842
Leeds|53.7956|-1.5491
Leicester|52.6314|-1.1253
Leigh-on-Sea|51.5412|0.6405
Leighton Buzzard|51.9163|-0.6770
Letchworth Garden City|51.9800|-0.2292
Lewes|50.8706|0.0114
Lingfield|51.1764|-0.0072
Liverpool Lime Street|53.4074|-2.9777
Lloyd Park|51.3639|-0.0807
London Road Guildford|51.2406|-0.5650
Longfield|51.3962|0.3004
Loughborough|52.7790|-1.1959
Luton|51.8823|-0.4140
Luton Airport Parkway|51.8725|-0.3959
Maidstone East|51.2778|0.5213
Manchester Piccadilly|53.4774|-2.2309
Manningtree|51.9491|1.0454
Marden|51.1752|0.4932
Margate|51.3854|1.3721
Market Harborough|52.4798|-0.9094
Marks Tey|51.8810|0.7833
Marlow|51.5710|-0.7665
Martins Heron|51.4074|-0.7244
Meopham|51.3864|0.3570
Merstham|51.2642|-0.1502
Merton Park|51.4138|-0.2010
Milton Keynes Central|52.0343|-0.7741
Mitcham|51.3979|-0.1712
Morden Road|51.4091|-0.1933
New Addington|51.3426|-0.0172
Newark North Gate|53.0819|-0.7999
Newbury|51.3977|-1.3229
Newcastle|54.9684|-1.6174
Newport|51.5890|-2.9985
Northampton|52.2375|-0.9067
Northfleet|51.4459|0.3243
Norwich|52.6271|1.3067
Nottingham|52.9471|-1.1465
Otford|51.3132|0.1968
Oxford|51.7535|-1.2701
Oxford Parkway|51.8040|-1.2744
Oxshott|51.3364|-0.3624
Paddock Wood|51.1823|0.3892
Pangbourne|51.4854|-1.0905
Peterborough|52.5750|-0.2500
Petersfield|51.0067|-0.9411
Phipps Bridge|51.4036|-0.1823
Pitsea|51.5604|0.5063
Portsmouth & Southsea|50.7985|-1.0909
Preston Park|50.8460|-0.1551
Princes Risborough|51.7179|-0.8439
Prittlewell|51.5507|0.7107
Rainham Kent|51.3663|0.6114
Ramsgate|51.3408|1.4061
Rayleigh|51.5893|0.6000
Reeves Corner|51.3749|-0.1063
Reigate|51.2420|-0.2038
Rochester|51.3859|0.5103
Rochford|51.5818|0.7023
Roydon|51.7755|0.0363
Royston|52.0531|-0.0269
Rugby|52.3791|-1.2504
Rye House|51.7694|0.0057
Salfords|51.2017|-0.1624
Sandilands|51.3752|-0.0778
Sandy|52.1248|-0.2809
Sawbridgeworth|51.8143|0.1604
Seer Green & Jordans|51.6098|-0.6078
Sheffield|53.3782|-1.4621
Shiplake|51.5115|-0.8826
Shoeburyness|51.5310|0.7954
Shoreham|51.3322|0.1888
Shoreham-by-Sea|50.8344|-0.2717
Sittingbourne|51.3420|0.7347
Sole Street|51.3831|0.3781
Southampton Airport Parkway|50.9508|-1.3630
Southampton Central|50.9075|-1.4136
Southend Airport|51.5687|0.7048
Southend Central|51.5370|0.7118
Southend East|51.5390|0.7317
Southend Victoria|51.5415|0.7115
St Albans City|51.7504|-0.3275
St Margarets Hertfordshire|51.7878|0.0013
St Neots|52.2315|-0.2474
Stafford|52.8039|-2.1220
Stanford-le-Hope|51.5143|0.4230
Stansted Airport|51.8886|0.2609
Staplehurst|51.1714|0.5505
Stevenage|51.9017|-0.2071
Stockport|53.4056|-2.1630
Stoke Mandeville|51.7878|-0.7841
Stoke-on-Trent|53.0080|-2.1810
Stone Crossing|51.4513|0.2638
Stowmarket|52.1897|1.0000
Strood|51.3965|0.5002
Sunningdale|51.3919|-0.6330
Sunnymeads|51.4702|-0.5594
Swanscombe|51.4491|0.3096
Swindon|51.5655|-1.7855
Taunton|51.0233|-3.1027
Thatcham|51.3938|-1.2431
Theale|51.4335|-1.0750
Therapia Lane|51.3856|-0.1290
Thorpe Bay|51.5375|0.7618
Three Bridges|51.1169|-0.1611
Tilbury Town|51.4623|0.3541
Tilehurst|51.4715|-1.0298
Tonbridge|51.1914|0.2710
Tring|51.8007|-0.6224
Tunbridge Wells|51.1302|0.2628
Virginia Water|51.4018|-0.5621
Waddon Marsh|51.3776|-0.1176
Wadhurst|51.0734|0.3133
Wakefield Westgate|53.6827|-1.5060
Walton-on-Thames|51.3729|-0.4146
Wandle Park|51.3737|-0.1130
Ware|51.8079|-0.0289
Wargrave|51.4981|-0.8765
Welham Green|51.7363|-0.2107
Wellesley Road|51.3761|-0.0980
Wellingborough|52.3038|-0.6766
Welwyn Garden City|51.8010|-0.2041
Welwyn North|51.8235|-0.1921
Wendover|51.7617|-0.7473
West Byfleet|51.3392|-0.5055
West Horndon|51.5680|0.3406
West Malling|51.2920|0.4187
Westcliff|51.5373|0.6915
Weybridge|51.3617|-0.4577
Whitstable|51.3576|1.0333
Wickford|51.6150|0.5192
Winchester|51.0672|-1.3197
Windsor & Eton Central|51.4833|-0.6104
Windsor & Eton Riverside|51.4857|-0.6065
Witham|51.8060|0.6391
Wokingham|51.4112|-0.8425
Woodside|51.3872|-0.0654
Worthing|50.8185|-0.3761
Wraysbury|51.4577|-0.5420
York|53.9580|-1.0932
`;
