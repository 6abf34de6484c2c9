import { describe, expect, it } from 'vitest';
import { readRecordFields } from './readRecordFields.ts';
import { makeBeneficiaryIdentifier } from './makeBeneficiaryIdentifier.ts';

const idOf = (record: object, place = 0) => makeBeneficiaryIdentifier(readRecordFields(record))(place);

describe('the identifier of a record in a file', () => {
  it('is the same for the same record, whatever the order and the form of the file', async () => {
    const json = await idOf({ destinationCountry: 'NZ', paymentMethods: ['W', 'E'], bankName: 'Sandbank' });
    const csv = await idOf({ bankName: ' Sandbank', paymentMethods: 'W,E', destinationCountry: 'NZ' });
    expect(csv).toBe(json);
    expect(await idOf({ destinationCountry: 'NZ', bankName: 'Sandbank', bankCity: '' })).toBe(
      await idOf({ bankName: 'Sandbank', destinationCountry: 'NZ' }),
    );
  });

  it('is another one for another record, and for a second one that says the same', async () => {
    const ids = [
      await idOf({ bankName: 'Sandbank' }),
      await idOf({ bankName: 'Sandbank' }, 1),
      await idOf({ bankCity: 'Sandbank' }),
    ];
    expect(new Set(ids).size).toBe(3);
  });

  it('is the one that the file names, and no second one then', async () => {
    const ours = { clientIntegrationId: 'ours-7', bankName: 'Sandbank' };
    expect([await idOf(ours), await idOf(ours, 1)]).toEqual(['ours-7', null]);
  });
});
