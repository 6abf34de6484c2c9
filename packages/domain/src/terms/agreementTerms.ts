/** Every date, number and name that the user agreement and the privacy policy state, once (LEGAL-1 to LEGAL-29). */
export const agreementTerms = {
  lastUpdated: 'May 06, 2020',
  minimumAge: 18,
  /** Of the gross transaction amount, in percent, unless another fee was negotiated and approved. */
  serviceFeePercent: '1.5',
  /** A bank transfer usually clears within so many business days. */
  clearingBusinessDays: 5,
  /** A complaint is answered within so many business days. */
  complaintBusinessDays: 15,
  /** The same, at most, in exceptional cases. */
  exceptionalComplaintBusinessDays: 35,
  /** Open Smart Contracts may be completed so many days after an account was deactivated. */
  completionDays: 90,
  governingLaw: 'Oregon',
  arbitrationBody: 'American Arbitration Association',
  /** Personal data is kept at least so long. */
  dataKept: 'five years',
} as const;
