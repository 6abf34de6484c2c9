/** A name, and the address that was written behind it on the same line; empty where there is none. */
type NameAndAddress = { readonly name: string; readonly address: string };

/** A number behind a comma is no part of a name any more, as 'LLC' is: the street begins at that comma. */
export const splitAddressFromName = (line: string): NameAndAddress => {
  const [name = '', ...others] = line.split(',');
  const address = others.join(',').trim();
  return /\d/.test(address) && /\p{L}{2}/u.test(name)
    ? { name: name.trim(), address }
    : { name: line, address: '' };
};
