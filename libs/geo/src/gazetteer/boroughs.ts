/** The 32 London boroughs and the City. A row: name | latitude | longitude | aliases. */
export const BOROUGHS = `
Barking and Dagenham|51.5450|0.1300
Barnet|51.6150|-0.2000
Bexley|51.4580|0.1400
Brent|51.5580|-0.2680
Bromley|51.3720|0.0520
Camden|51.5430|-0.1620
City of London|51.5145|-0.0920|the City;the City of London;Square Mile
Croydon|51.3550|-0.0870
Ealing|51.5250|-0.3350
Enfield|51.6490|-0.0870
Greenwich|51.4740|0.0540
Hackney|51.5510|-0.0630
Hammersmith and Fulham|51.4980|-0.2280|LBHF
Haringey|51.5890|-0.1070
Harrow|51.5980|-0.3370
Havering|51.5640|0.2350
Hillingdon|51.5430|-0.4490
Hounslow|51.4690|-0.3650
Islington|51.5450|-0.1090
Kensington and Chelsea|51.4990|-0.1900|RBKC;Royal Borough of Kensington and Chelsea
Kingston upon Thames|51.3880|-0.2870|Kingston
Lambeth|51.4530|-0.1180
Lewisham|51.4480|-0.0200
Merton|51.4100|-0.1970
Newham|51.5260|0.0320
Redbridge|51.5830|0.0720
Richmond upon Thames|51.4400|-0.3130
Southwark|51.4730|-0.0740
Sutton|51.3600|-0.1780
Tower Hamlets|51.5150|-0.0360
Waltham Forest|51.5970|-0.0120
Wandsworth|51.4510|-0.1880
Westminster|51.5120|-0.1600|City of Westminster
`;
