/** What a customer calls a deal by. */
export const dealReference = (number: number): string => `OFX-${number}`;
