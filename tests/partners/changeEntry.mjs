/** Where the value of a property of an object literal ends: at the comma or the brace that follows it. */
const endOfValue = (text, start) => {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if ('{[('.includes(text[at])) depth += 1;
    else if ('}])'.includes(text[at])) depth -= 1;
    if (depth < 0 || (depth === 0 && text[at] === ',')) return at;
  }
  throw new Error('An entry does not end.');
};

/** Where the value of a property stands in a text. */
const settingLocation = (text, name) => {
  const start = new RegExp(`[\\n{ ]${name}: `).exec(text);
  if (start === null) throw new Error(`There is no entry ${name}.`);
  const begin = start.index + 1;
  const value = begin + name.length + 2;
  return { begin, value, end: endOfValue(text, value) };
};

const without = (text, name) => {
  const { begin, end } = settingLocation(text, name);
  return text.slice(0, begin) + text.slice(end).replace(/^,/, '');
};

const withValue = (text, name, value) => {
  const { value: begin, end } = settingLocation(text, name);
  return text.slice(0, begin) + value + text.slice(end);
};

const valueOf = (text, name) => {
  const { value, end } = settingLocation(text, name);
  return text.slice(value, end);
};

const hasEntry = (text, name) => new RegExp(`[\\n{ ]${name}: `).test(text);

/** A second entry in front of one, with the same value, where there is none of that name yet. */
const withCopy = (text, name, other) => {
  if (hasEntry(text, other)) return text;
  const { begin } = settingLocation(text, name);
  return `${text.slice(0, begin)}${other}: ${valueOf(text, name)},\n${text.slice(begin)}`;
};

const withoutImports = (text, partner) =>
  text.replaceAll(new RegExp(`^import [^;]*? from '[^']*/${partner}/[^']*';\\n`, 'gm'), '');

/** Imports of one name that nothing in the text uses any more go. */
const withoutUnused = (text) =>
  text.replaceAll(/^import (?:type )?\{ (?:type )?(\w+) \} from [^;]*;\n/gm, (line, name) =>
    new RegExp(`\\b${name}\\b`).test(text.replace(line, '')) ? line : '',
  );

/** A package that has no entry for the partner stays as it is. */
const withoutEntry = (text, partner) =>
  hasEntry(text, partner) ? without(withoutImports(text, partner), partner) : text;

/** The partner entry of a package as it stands when a partner's features are gone. */
export const takeOutEntry = {
  domain: withoutEntry,
  adapters: withoutEntry,
  sandbox: withoutEntry,
  cli: withoutEntry,
  web: (text, partner) =>
    withoutUnused(withValue(withoutImports(text, partner), partner, '{ signInPages: null, gateway: null }')),
};

/** The partner entries of a package with a second partner, who brings what the first one brings. */
export const addEntry = {
  domain: withCopy,
  adapters: withCopy,
  sandbox: withCopy,
  cli: withCopy,
  web: (text, partner, other) => withoutUnused(withValue(text, other, valueOf(text, partner))),
};
