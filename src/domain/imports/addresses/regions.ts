/** States and provinces by their local codes, for countries whose addresses include them. */
const NAMES = {
  US: `AL Alabama;AK Alaska;AZ Arizona;AR Arkansas;CA California;CO Colorado;CT Connecticut;DE Delaware;
    DC District of Columbia;FL Florida;GA Georgia;HI Hawaii;ID Idaho;IL Illinois;IN Indiana;IA Iowa;KS Kansas;
    KY Kentucky;LA Louisiana;ME Maine;MD Maryland;MA Massachusetts;MI Michigan;MN Minnesota;MS Mississippi;
    MO Missouri;MT Montana;NE Nebraska;NV Nevada;NH New Hampshire;NJ New Jersey;NM New Mexico;NY New York;
    NC North Carolina;ND North Dakota;OH Ohio;OK Oklahoma;OR Oregon;PA Pennsylvania;RI Rhode Island;
    SC South Carolina;SD South Dakota;TN Tennessee;TX Texas;UT Utah;VT Vermont;VA Virginia;WA Washington;
    WV West Virginia;WI Wisconsin;WY Wyoming;PR Puerto Rico`,
  CA: `AB Alberta;BC British Columbia;MB Manitoba;NB New Brunswick;NL Newfoundland and Labrador;NS Nova Scotia;
    NT Northwest Territories;NU Nunavut;ON Ontario;PE Prince Edward Island;QC Quebec;SK Saskatchewan;YT Yukon`,
  AU: `ACT Australian Capital Territory;NSW New South Wales;NT Northern Territory;QLD Queensland;
    SA South Australia;TAS Tasmania;VIC Victoria;WA Western Australia`,
} as const

export type RegionalCountry = keyof typeof NAMES

const isRegional = (country: string): country is RegionalCountry => Object.hasOwn(NAMES, country)

/** Countries whose addresses may end with just a region and a postcode. */
export const regionalCountries = Object.keys(NAMES).filter(isRegional)

const codes: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([country, list]) =>
    list.split(';').flatMap((entry) => {
      const [code = '', ...words] = entry.trim().split(/\s+/)
      const ids = [code, words.join(' ').toLowerCase()]
      return ids.map((id) => [`${country} ${id}`, code] as const)
    }),
  ),
)

/** The code of a region, from its code in upper case or its name; undefined for other text. */
export const regionCode = (country: string, text: string): string | undefined =>
  codes.get(`${country} ${text}`) ?? codes.get(`${country} ${text.toLowerCase()}`)
