const place = 'bankAddress.';

/**
 * A row of a table, whose bank's address stands below the bank details, as in `beneficiaryBankDetails.bankAddress.country`:
 * a table itself has objects below the first point alone.
 */
export const nestBankAddress = (record: object): object => {
  const details: unknown = Reflect.get(record, 'beneficiaryBankDetails');
  if (typeof details !== 'object' || details === null) return record;
  const entries = Object.entries(details);
  const inAddress = entries.filter(([key]) => key.startsWith(place));
  if (inAddress.length === 0) return record;
  const bankAddress = Object.fromEntries(
    inAddress.map(([key, value]): [string, unknown] => [key.slice(place.length), value]),
  );
  const others = entries.filter(([key]) => !key.startsWith(place));
  return { ...record, beneficiaryBankDetails: { ...Object.fromEntries(others), bankAddress } };
};
