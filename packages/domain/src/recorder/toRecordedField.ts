import type { RecordedFieldVerdict } from './formRecorder.ts';

/** What stands in place of the partner's own words, which may repeat what was typed. */
export const refusedByPartnerText = 'Refused by the partner.';

/**
 * What is noted of a field (REC-7): `said` stands beneath it, in our words; `fits` where every rule that is there takes
 * its value. What is wrong and is not said yet is not judged yet, and neither is what is empty.
 */
export const toRecordedField = (
  field: string,
  value: string,
  { said, fits }: { readonly said: string | null; readonly fits: boolean },
): RecordedFieldVerdict => ({
  field,
  length: [...value].length,
  verdict: said !== null ? 'wrong' : fits && value.trim() !== '' ? 'right' : 'not-judged',
  message: said,
});
