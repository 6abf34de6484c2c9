const first =
  `Ada Alma Bruno Cleo Dario Edith Elias Esme Felix Flora Greta Hugo Ines Iris Ivo Jonas Juno Kira Lena Leo Linus Luna
  Mabel Marek Maya Mila Nadia Nils Noa Odile Orla Otis Pavel Petra Quinn Remy Rosa Rufus Sanna Selma Silas Tessa Theo
  Tilda Uma Vera Viggo Willa Yara Zora`.split(/\s+/);

const last =
  `Ambercroft Ashdown Birkhollow Blythewood Brackenridge Calderbank Cloverley Coppergate Dapplemere Dunmarsh Elderfen
  Emberton Fairbrook Fernsby Foxglade Gallowby Gorsefield Greenhythe Hartsop Hazelmoor Heatherwick Hollowell Inglemoor
  Ivesdale Juniper Kestrelby Kingsholt Larchwood Lindenfeld Lockhaven Marlowick Meadowsweet Nettlecombe Northmere
  Oakhanger Otterburn Pebbleworth Pinecliff Quarrington Ravensby Rosebeck Rowanlea Sandholm Silverthorn Stonecress
  Tanglewood Thornaby Underwood Wetherlam Yarrowby`.split(/\s+/);

const trait =
  `Amber Azure Bright Brisk Bronze Calm Cedar Clear Cobalt Copper Coral Crescent Crystal Dapper Eastern Ember Fabled
  Fern Garnet Gentle Golden Granite Harbor Hazel Indigo Ivory Jade Keen Lantern Linden Lively Lunar Maple Marble Merry
  Misty Northern Ochre Opal Paper Pearl Quiet Russet Sable Silver Southern Timber Velvet Western Willow`.split(
    /\s+/,
  );

const trade =
  `Anchors Bakery Baskets Bicycles Boats Books Bricks Brushes Buttons Cabinets Candles Canvas Ceramics Cheeses Clocks
  Compasses Drums Fabrics Flutes Foods Gardens Glassware Gloves Honey Inks Instruments Kettles Kites Knives Lamps
  Lenses Maps Mills Mirrors Nets Orchards Organs Papers Pianos Pumps Ropes Saddles Sails Seeds Spices Stones Teas Tiles
  Tools Wheels`.split(/\s+/);

/** The name of the serial-th beneficiary: even ones are companies, odd ones people; none of 5,000 is there twice. */
export const inventName = (serial: number): string => {
  const at = Math.floor(serial / 2);
  const [fronts, backs] = serial % 2 === 0 ? [trait, trade] : [first, last];
  const front = fronts[at % fronts.length] ?? '';
  // The second word moves on by one with every round of the first, and differs within a round.
  const back = backs[(at + Math.floor(at / fronts.length)) % backs.length] ?? '';
  return `${front} ${back}`;
};
