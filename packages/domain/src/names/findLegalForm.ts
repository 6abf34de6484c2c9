/** Forms that nothing else is written like. */
const inAnyCase: ReadonlySet<string> = new Set(
  'ltd limited llc llp plc inc incorporated corp corporation gmbh pty pvt sarl sàrl srl spa sro kft tbk'.split(
    ' ',
  ),
);

/** Forms that are also parts of names, unless they stand last and in capitals. */
const inCapitals: ReadonlySet<string> = new Set(
  'SA AE AG KG OHG OE EE EPE IKE BV NV AB AS OY KK SE LP ΑΕ ΑΒΕΕ ΟΕ ΕΕ ΕΠΕ ΙΚΕ'.split(' '),
);

const plain = (word: string): string => word.replaceAll(/[.,/()]/g, '');

/**
 * The legal form of a company in a name, as it is written there (CP-WIZ-21); null for a name that has none. Whoever is
 * called Sa, Ae or Inca is no company for it.
 */
export const findLegalForm = (name: string): string | null => {
  const [first = '', ...others] = name.trim().split(/\s+/);
  if (others.length === 0) return null;
  // 'PT' comes first in Indonesia.
  if (first === 'PT' || first === 'PT.') return first;
  const known = others.find((word) => inAnyCase.has(plain(word).toLowerCase()));
  const last = others.at(-1) ?? '';
  const written = known ?? (inCapitals.has(plain(last)) ? last : null);
  return written?.replace(/[,)]+$/, '').replace(/^\(/, '') ?? null;
};
