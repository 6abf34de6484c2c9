/** A file of its own between the gateway and these pages, so that the gateway does not carry the list of their files. */
export const fetchRuns = async () => (await import('./OfxPaymentRuns.tsx')).OfxPaymentRuns;
