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

/** The text with another value for a property; without the property where there is none. */
const withProperty = (text, name, value) => {
  const start = new RegExp(`[\\n{ ]${name}: `).exec(text);
  if (start === null) throw new Error(`There is no entry ${name}.`);
  const begin = start.index + 1;
  const end = endOfValue(text, begin + name.length + 2);
  return (
    text.slice(0, begin) + (value === null ? '' : `${name}: ${value},`) + text.slice(end).replace(/^,/, '')
  );
};

const withoutImports = (text, partner) =>
  text.replaceAll(new RegExp(`^import [^;]*? from '[^']*/${partner}/[^']*';\\n`, 'gm'), '');

/** Imports of one name that nothing in the text uses any more go. */
const withoutUnused = (text) =>
  text.replaceAll(/^import (?:type )?\{ (?:type )?(\w+) \} from [^;]*;\n/gm, (line, name) =>
    new RegExp(`\\b${name}\\b`).test(text.replace(line, '')) ? line : '',
  );

const nothing = 'Readonly<Record<never, never>>';

/** The partner entry of a package as it stands when a partner's rooms are gone. */
export const takeOutEntry = {
  domain: (text, partner) =>
    withProperty(withoutImports(text, partner), partner, null).replace(
      /(type PartnerSession = )[^;]*;/,
      `$1${nothing};`,
    ),
  adapters: (text, partner) =>
    withProperty(withoutImports(text, partner), partner, null)
      .replace(/(type PartnerServices = )[^;]*;/, `$1${nothing};`)
      .replaceAll(/^ *\.\.\.connect\w+\([^;]*?\),\n/gm, ''),
  sandbox: (text, partner) => withProperty(withoutImports(text, partner), partner, null),
  cli: (text, partner) => withProperty(withoutImports(text, partner), partner, null),
  web: (text, partner) =>
    withoutUnused(
      withProperty(withoutImports(text, partner), partner, '{ signInPages: null, gateway: null }'),
    ),
};
