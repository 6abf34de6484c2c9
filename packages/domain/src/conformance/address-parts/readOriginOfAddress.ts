/** The scheme and the host of an address, with its port; the whole of it where it has none. */
export const readOriginOfAddress = (address: string): string =>
  /^\w+:\/\/[^/?#]*/.exec(address)?.[0] ?? address;
