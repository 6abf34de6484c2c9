import { countryName, type CountryISO } from '@fx-gateway/domain/geography';

/** A state or province; `id` is what a payee's record says. */
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

/** The regions of a country in the order of their names: of AU, CA and US all, of the others some. */
export const regionsOf = (country: CountryISO | ''): readonly Region[] => {
  if (country === '') return [];
  const entries = coded[country]
    ? listed(coded[country]).map((entry) => [entry.split(' ', 1)[0] ?? '', entry.replace(/^\S+ /, '')])
    : listed(named[country]).map((name) => [name, name]);
  return entries.map(([id = '', name = '']) => ({
    id,
    code: id,
    name,
    country,
    countryName: countryName(country),
  }));
};
