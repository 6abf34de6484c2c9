import { letterTable } from './letterTable.ts';

const russian = letterTable(
  'аa|бb|вv|гg|дd|жzh|зz|иi|йy|кk|лl|мm|нn|оo|пp|рr|сs|тt|уu|фf|хkh|цts|чch|шsh|щshch|ъ|ыy|ь|эe|юyu|яya',
);
const ukrainian: Readonly<Record<string, string>> = {
  ...russian,
  ...letterTable('гh|ґg|еe|єye|иy|іi|їyi'),
};
const serbian: Readonly<Record<string, string>> = {
  ...russian,
  ...letterTable('еe|ђdj|жz|јj|љlj|њnj|ћc|хh|цc|чc|џdz|шs'),
};

/** A language is known by the letters that only it has; Russian is taken for every other. */
const lettersOf = (name: string): Readonly<Record<string, string>> => {
  if (/[ґєії]/i.test(name)) return ukrainian;
  return /[ђјљњћџ]/i.test(name) ? serbian : russian;
};

/**
 * A Cyrillic word in small letters, in Latin letters as BGN/PCGN has them for the language of its name, without its
 * marks, which partners refuse.
 */
export const writeCyrillicInLatin = (word: string, name: string): string => {
  const letters = lettersOf(name);
  return [...word]
    .map((sign, at) => {
      if (letters['е'] === undefined && (sign === 'е' || sign === 'ё'))
        return at === 0 || /[аеёиоуыэюяйъь]/.test(word[at - 1] ?? '') ? 'ye' : 'e';
      return letters[sign] ?? sign;
    })
    .join('');
};
