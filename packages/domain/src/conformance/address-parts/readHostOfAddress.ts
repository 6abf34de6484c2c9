/** The host of an address, with its port and without anything that may hold a secret. */
export const readHostOfAddress = (address: string): string =>
  (/^[a-z][\w+.-]*:\/\/(?<authority>[^/?#]*)/i.exec(address)?.groups?.['authority'] ?? address)
    .split('@')
    .at(-1) ?? address;
