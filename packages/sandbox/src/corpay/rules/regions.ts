import { countries, countryName, type CountryISO } from '@fx-gateway/domain/geography/countries.ts';

/** A state or province; `id` is what a beneficiary's record says. */
export type Region = {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly country: CountryISO;
  readonly countryName: string;
};

const coded: Partial<Record<CountryISO, string>> = {
  AU: `ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|
    TAS Tasmania|VIC Victoria|WA Western Australia`,
  CA: `AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|
    NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon`,
  US: `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|
    DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|
    KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|
    MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|
    NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|
    SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|
    WV West Virginia|WI Wisconsin|WY Wyoming`,
};

const named: Partial<Record<CountryISO, string>> = {
  CH: 'Basel-Stadt|Bern|Geneva|Lucerne|Ticino|Vaud|Zurich',
  CN: 'Beijing|Fujian|Guangdong|Jiangsu|Shandong|Shanghai|Sichuan|Zhejiang',
  GB: 'England|Northern Ireland|Scotland|Wales',
  GR: 'Attica|Central Macedonia|Crete|Epirus|Peloponnese|Thessaly|Western Greece',
  ID: 'Bali|Central Java|East Java|Jakarta|North Sumatra|West Java|Yogyakarta',
  IN: 'Delhi|Gujarat|Karnataka|Kerala|Maharashtra|Punjab|Tamil Nadu|Telangana|West Bengal',
  JP: 'Aichi|Fukuoka|Hokkaido|Hyogo|Kanagawa|Kyoto|Osaka|Tokyo',
  KR: 'Busan|Daegu|Gyeonggi|Incheon|Jeju|Seoul',
  NZ: 'Auckland|Canterbury|Otago|Waikato|Wellington',
  TW: 'Hsinchu|Kaohsiung|New Taipei|Taichung|Tainan|Taipei',
  ZA: 'Eastern Cape|Free State|Gauteng|KwaZulu-Natal|Limpopo|Western Cape',
};

const listed = (text = ''): readonly string[] => text.split('|').map((entry) => entry.trim());

/** `QC Quebec` is known by its code, a name without one by itself. */
const region = (country: CountryISO, entry: string): Region => {
  const [, code = entry, name = entry] = country in coded ? (/^(\S+) (.*)$/.exec(entry) ?? []) : [];
  return { id: code, code, name, country, countryName: countryName(country) };
};

const known: ReadonlyMap<CountryISO | '', readonly Region[]> = new Map(
  countries.map(({ countryISO }) => [
    countryISO,
    listed(coded[countryISO] ?? named[countryISO]).map((entry) => region(countryISO, entry)),
  ]),
);

/** The regions of a country in the order of their names: of AU, CA and US all, of the others some. */
export const regionsOf = (country: CountryISO | ''): readonly Region[] => known.get(country) ?? [];
