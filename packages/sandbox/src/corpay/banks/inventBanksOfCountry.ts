import type { CountryISO } from '@fx-gateway/domain/geography/countries.ts';

/** A bank of this sandbox. None of them exists. */
export type InventedBank = {
  readonly name: string;
  /** The first four letters of its BIC. */
  readonly letters: string;
};

/** `region` is the identifier of one of the country's regions. */
export type BankCity = { readonly city: string; readonly region: string; readonly postal: string };

type Places = { readonly banks: string; readonly cities: string };

const places: Readonly<Record<Exclude<CountryISO, 'CN'>, Places>> = {
  AU: {
    banks:
      'CRLB Coral Bay Bank|WMBQ Wombat Gully Bank|JCRZ Jacaranda Mutual Bank|PLVX Platypus Creek Savings',
    cities: `Melbourne/VIC/3000|Sydney/NSW/2000|Brisbane/QLD/4000|Perth/WA/6000|Adelaide/SA/5000|Hobart/TAS/7000|
      Darwin/NT/0800|Canberra/ACT/2600`,
  },
  CA: {
    banks: 'BRLT Birchlight Bank|MPQZ Maple Quay Bank|LNXV Loon Lake Savings Bank|TNDZ Tundra Credit Union',
    cities: `Montreal/QC/H2Y 1C6|Toronto/ON/M5V 2T6|Vancouver/BC/V6B 1A1|Calgary/AB/T2P 1J9|Halifax/NS/B3J 1S9|
      Winnipeg/MB/R3C 0A1|Regina/SK/S4P 3Y2`,
  },
  CH: {
    banks: 'FRNB Firnbank|ZXGL Bank Gletscherspalte|KWZQ Kuhglocken Sparkasse|QMRV Banque Marmotte',
    cities: `Zurich/Zurich/8001|Bern/Bern/3011|Geneva/Geneva/1204|Lausanne/Vaud/1003|Basel/Basel-Stadt/4051|
      Lugano/Ticino/6900|Lucerne/Lucerne/6003`,
  },
  GB: {
    banks: `SNDB Sandbourne Bank|THQC Thistlecombe Bank|MFZB Marrowby & Finch Bank|OTRX Ottermere Bank|
      PDWQ Puddlewick Bank|HXZL Hexley Bank|GWQT Greywether Bank|FNQY Fennimore Quay Bank|
      CBZK Cobblestoke Building Society|LKVP Larkspire Mutual`,
    cities: `London/England/EC2V 6DN|Manchester/England/M2 3AW|Leeds/England/LS1 4DY|Bristol/England/BS1 4DJ|
      Birmingham/England/B2 5DB|Liverpool/England/L1 8JQ|Newcastle/England/NE1 6EE|Norwich/England/NR2 1QD|
      Exeter/England/EX1 1GF|Edinburgh/Scotland/EH2 2YA|Glasgow/Scotland/G2 1AL|Aberdeen/Scotland/AB10 1AH|
      Cardiff/Wales/CF10 1EP|Swansea/Wales/SA1 3QP|Belfast/Northern Ireland/BT1 5GS`,
  },
  GR: {
    banks: 'AGLK Aegean Lighthouse Bank|KXTP Kochyli Cooperative Bank|PSQV Psarovarka Bank',
    cities: `Athens/Attica/105 62|Piraeus/Attica/185 31|Thessaloniki/Central Macedonia/546 24|Patras/Western Greece/262 21|
      Heraklion/Crete/712 02|Ioannina/Epirus/454 44|Larissa/Thessaly/412 22`,
  },
  ID: {
    banks: 'MLTX Bank Melati Samudra|KCPQ Bank Kancil Pintar|RJWZ Bank Rajawali Sagara',
    cities: `Jakarta/Jakarta/10110|Bandung/West Java/40115|Surabaya/East Java/60271|Semarang/Central Java/50241|
      Medan/North Sumatra/20111|Denpasar/Bali/80113|Yogyakarta/Yogyakarta/55122`,
  },
  IN: {
    banks:
      'MLBK Malabar Lantern Bank|PKMX Peacock Millet Bank|BNYZ Banyan Root Bank|KNRQ Kingfisher Ghat Bank',
    cities: `Mumbai/Maharashtra/400001|Pune/Maharashtra/411001|Delhi/Delhi/110001|Bengaluru/Karnataka/560001|
      Chennai/Tamil Nadu/600001|Hyderabad/Telangana/500001|Kochi/Kerala/682011|Ahmedabad/Gujarat/380001`,
  },
  JP: {
    banks: 'NMKZ Namikaze Bank|TSRX Tsurukame Bank|KMQB Komorebi Bank|YKZG Yukigeshiki Shinkin Bank',
    cities: `Tokyo/Tokyo/100-0005|Osaka/Osaka/530-0001|Kyoto/Kyoto/600-8216|Nagoya/Aichi/450-0002|Kobe/Hyogo/650-0021|
      Fukuoka/Fukuoka/810-0001|Sapporo/Hokkaido/060-0042|Yokohama/Kanagawa/220-0011`,
  },
  KR: {
    banks: 'MGHX Mugunghwa Harbor Bank|KCHQ Kkachi Bank|DRGZ Durumi Savings Bank',
    cities: `Seoul/Seoul/04524|Busan/Busan/48945|Incheon/Incheon/21554|Daegu/Daegu/41911|Suwon/Gyeonggi/16488|
      Jeju/Jeju/63122`,
  },
  NZ: {
    banks: 'PKHX Pukeko Hill Bank|TUQZ Tui Bay Savings Bank|KWVR Kowhai River Bank',
    cities: `Auckland/Auckland/1010|Wellington/Wellington/6011|Christchurch/Canterbury/8011|Hamilton/Waikato/3204|
      Dunedin/Otago/9016|Queenstown/Otago/9300`,
  },
  TW: {
    banks: 'FNGX Fenghuang Tree Bank|YSHQ Yushan Mist Bank|PXGZ Pingxi Lantern Bank',
    cities: `Taipei/Taipei/110|Banqiao/New Taipei/220|Taichung/Taichung/400|Tainan/Tainan/700|Kaohsiung/Kaohsiung/800|
      Hsinchu/Hsinchu/300`,
  },
  US: {
    banks: `PRMR Prairie Merchants Bank|CKTQ Copper Kettle Bank|WHXB Wolf Hollow Savings Bank|BFZQ Bluestem Ferry Bank|
      QLWT Quillwater Bank|NPNX Ninepin National Bank|TWZB Tumbleweed Orchard Bank|LMQK Larkmoor Bank|
      HMXC Halfmoon Harbor Credit Union|GRZT Gristmill Trust`,
    cities: `Columbus/OH/43215|Toledo/OH/43604|Portland/OR/97204|Salem/OR/97301|Seattle/WA/98101|Boise/ID/83702|
      Denver/CO/80202|Austin/TX/78701|Chicago/IL/60602|Madison/WI/53703|Nashville/TN/37219|Atlanta/GA/30303|
      Boston/MA/02108|Albany/NY/12207|Richmond/VA/23219|Tucson/AZ/85701`,
  },
  ZA: {
    banks: 'PRTX Protea Plain Bank|SPQB Springbok Kloof Bank|BBBZ Baobab Mutual Bank',
    cities: `Cape Town/Western Cape/8001|Johannesburg/Gauteng/2001|Pretoria/Gauteng/0002|Durban/KwaZulu-Natal/4001|
      Bloemfontein/Free State/9301|Gqeberha/Eastern Cape/6001`,
  },
};

const entries = (text: string): readonly string[] => text.split('|').map((entry) => entry.trim());

/** The banks of a country, and the cities in which every one of them has a branch; none of China. */
export const inventBanksOfCountry = (
  country: CountryISO,
): { readonly banks: readonly InventedBank[]; readonly cities: readonly BankCity[] } => {
  if (country === 'CN') return { banks: [], cities: [] };
  return {
    banks: entries(places[country].banks).map((entry) => ({
      letters: entry.slice(0, 4),
      name: entry.slice(5),
    })),
    cities: entries(places[country].cities).map((entry) => {
      const [city = '', region = '', postal = ''] = entry.split('/');
      return { city, region, postal };
    }),
  };
};
