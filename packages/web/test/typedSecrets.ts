const letters = 'QXZJKW';
const digits = '794858';

/** Something to type that looks like a name or a number and is like nothing that the product says; each place has its own. */
export const secretText = (place: number): string =>
  [0, 1, 2, 3, 4, 5]
    .map((turn) => `${letters[(place + turn * 5) % 6]}${digits[(place * 2 + turn) % 6]}`)
    .join('');

/** The same for a field that takes digits only. */
export const secretNumber = (place: number): string =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((turn) => digits[(place + turn) % 6]).join('');

/** Every three characters in a row of what was typed that stand in a text, in whatever case. */
export const runsIn = (text: string, typed: Iterable<string>): readonly string[] => {
  const plain = text.toLowerCase();
  return [...typed].flatMap((secret) =>
    [...secret.toLowerCase()]
      .map((_char, place) => secret.toLowerCase().slice(place, place + 3))
      .filter((run) => run.length === 3 && plain.includes(run)),
  );
};
