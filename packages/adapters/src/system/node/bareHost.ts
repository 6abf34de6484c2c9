/** The host of an address as connections and certificates have it: an address of eight numbers without its brackets. */
export const bareHost = ({ hostname }: Pick<URL, 'hostname'>): string => hostname.replaceAll(/^\[|\]$/g, '');
