/** Minutes from one platform to another where it takes more, or less, than usual. A row: minutes | stations. */
export const CHANGES = `
1|Acton Town, Barons Court, Camden Town, Chalfont & Latimer, Finchley Central, Gunnersbury, Hainault, Harrow-on-the-Hill, Hatton Cross, Kennington, Leytonstone, Mile End, Moor Park, North Acton, Queen's Park, Rayners Lane, Stockwell, Turnham Green, Wembley Park, Woodford
2|Baker Street, Barking, Canada Water, Dalston Junction, Earl's Court, East Croydon, Edgware Road, Finsbury Park, Grove Park, Hackney Downs, Highbury & Islington, Poplar, Purley, Raynes Park, Surrey Quays, Sydenham, West India Quay, Westferry
4|Canary Wharf, Clapham Junction, Ealing Broadway, Elephant & Castle, Euston, Green Park, Hammersmith, Liverpool Street, Stratford, Tottenham Court Road, Victoria, Vauxhall
5|King's Cross St Pancras, London Bridge, Paddington, Waterloo
6|Bank
`;
