/** Why a booking of OFX cannot be made repeatable by a key. */
export const keyOptionUnsupported = {
  '--key':
    'OFX does not say which quote or key a deal came from, so a repeated call could not know its own deal. While a booking has no answer the same one is refused; fxg deals list shows what was booked before a script books again.',
} as const;
