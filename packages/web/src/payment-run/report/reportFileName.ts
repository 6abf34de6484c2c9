/** The name of a run as that of a file, without its ending. */
export const reportFileName = (name: string): string =>
  name.replaceAll(/[^\p{L}\p{N}.-]+/gu, '-').replaceAll(/^-+|-+$/g, '') || 'payment-run';
