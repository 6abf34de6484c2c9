import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBeneficiaries, readBeneficiary } from './beneficiaryWire.ts';

describe('beneficiaries', () => {
  it('list their ways of payment with Wire first, as codes or as objects', () => {
    const short = { curr: 'EUR', bankCountryISO: 'GR', payee: 'Aegean Olive Traders' };
    const rows = [
      {
        ...short,
        clientIntegrationId: 'bene-1',
        methods: [
          { id: 'E', text: 'iACH' },
          { id: 'W', text: 'Wire' },
        ],
      },
      { ...short, clientIntegrationId: null, id: 'their-own-id', methods: ['W'], status: { id: 'A' } },
      { ...short, clientIntegrationId: 'bene-3', methods: null },
    ];
    const summaries = [
      { ...short, clientIntegrationId: 'bene-1', methods: ['W', 'E'] },
      { ...short, clientIntegrationId: 'their-own-id', methods: ['W'] },
      { ...short, clientIntegrationId: 'bene-3', methods: [] },
    ];
    expect(readBeneficiaries(rows)).toEqual(summaries);
    expect(readBeneficiaries({ content: rows })).toEqual(summaries);
    expect(readBeneficiaries({ content: { data: { rows, pagination: { total: 3 } }, facets: {} } })).toEqual(
      summaries,
    );
    expect(readBeneficiaries([{ ...short, methods: [] }])).toBeNull();
  });

  it('say the same of a row however it is written', () => {
    const texts = fc.oneof(fc.string(), fc.constantFrom('W', ' E', 'E ', '', null, undefined, 7, true));
    const way = fc.oneof(
      texts,
      fc.record({ id: texts, method: texts, text: fc.constant('Wire') }, { requiredKeys: [] }),
    );
    const rows = fc.array(
      fc.record(
        {
          clientIntegrationId: fc.constantFrom('bene-1', 'bene-2'),
          id: fc.oneof(texts, fc.constant({})),
          payee: texts,
          curr: texts,
          bankCountryISO: texts,
          methods: fc.oneof(fc.array(way, { maxLength: 3 }), texts, fc.constantFrom('W,E', {})),
        },
        { requiredKeys: ['clientIntegrationId', 'curr'] },
      ),
      { maxLength: 2 },
    );
    fc.assert(
      fc.property(rows, (usual) => {
        // An id with a space before it leaves the whole row to the tolerant shape, which takes it away.
        const tolerant = usual.map((row) => ({ ...row, clientIntegrationId: ` ${row.clientIntegrationId}` }));
        expect(readBeneficiaries(usual)).toEqual(readBeneficiaries(tolerant));
      }),
      { numRuns: 5_000 },
    );
  });

  const created = {
    clientIntegrationId: 'bene-1',
    templateIdentifier: 'olives',
    destinationCountry: 'GR',
    classification: 'Business',
    bankCurrency: 'EUR',
    accountHolderCountry: 'GR',
    accountHolderName: 'Aegean Olive Traders',
    accountHolderRegion: 'Attica',
    accountHolderAddress1: '1 Harbour Street',
    accountHolderAddress2: 'Floor 2',
    accountHolderCity: 'Piraeus',
    accountHolderPostal: '185 31',
    accountHolderPhoneNumber: '+302100000000',
    accountHolderEmail: 'office@olives.test',
    iban: 'GR9301198760000000123456789',
    swiftBicCode: 'SNDBGRAA',
    bankName: 'Sandbank',
    bankCountry: 'GR',
    bankRegion: 'Attica',
    bankCity: 'Athens',
    bankAddressLine1: '2 Square',
    bankAddressLine2: '',
    bankPostal: '105 57',
    accountNumber: '',
    routingCode: '',
    localAccountNumber: '',
    localRoutingCode: '',
    paymentMethods: ['W', 'E'],
    preferredMethod: 'W',
    settlementMethods: 'W',
    methodOfDelivery: '',
    regulatory: [{ key: 'purposeCode', value: '7' }],
  };

  const viewed = {
    id: 'a1b2',
    persistentId: 'c3d4',
    beneIdentifier: 'bene-1',
    templateIdentifier: 'olives',
    destinationCountry: 'GR',
    beneContactName: 'Aegean Olive Traders',
    beneClassification: 'Business',
    beneCountry: 'GR',
    beneCountryName: 'Greece',
    beneRegion: 'Attica',
    beneAddress1: '1 Harbour Street',
    beneAddress2: 'Floor 2',
    beneCity: 'Piraeus',
    benePostal: '185 31',
    beneEmail: 'office@olives.test',
    beneficiaryPhoneNumber: '+302100000000',
    bankCurrency: 'EUR',
    bankCurrencyDesc: 'Euro',
    iban: 'GR9301198760000000123456789',
    swiftBicCode: 'SNDBGRAA',
    bankName: 'Sandbank',
    bankCountry: 'GR',
    bankRegion: 'Attica',
    bankCity: 'Athens',
    bankAddressLine1: '2 Square',
    bankAddressLine2: null,
    bankPostal: '105 57',
    accountNumber: null,
    paymentMethods: 'E,W',
    settlementMethods: 'W',
    methods: [
      {
        method: 'W',
        methodName: 'Wire',
        isPreferred: true,
        beneficiaryAccountNumber: null,
        routingCode: null,
      },
      { method: 'E', methodName: 'iACH', isPreferred: false },
    ],
    regulatory: [{ key: 'purposeCode', value: 7 }],
    status: 'Active',
    lastUpdate: '2026-11-01',
  };

  it('are the same beneficiary under the names of the view and under those of the form', () => {
    expect(readBeneficiary({ content: { bene: created } })).toEqual(created);
    const dated = { ...created, lastUpdate: '2026-11-01' };
    expect(readBeneficiary({ content: { bene: viewed }, links: [] })).toEqual(dated);
    expect(readBeneficiary({ bene: viewed })).toEqual(dated);
    expect(readBeneficiary(viewed)).toEqual(dated);
  });

  it('fall back to Individual, and to nothing where nothing is said', () => {
    const bene = readBeneficiary({
      content: { bene: { id: 5, beneClassification: 'Company', methods: null } },
    });
    expect(bene).toMatchObject({
      clientIntegrationId: '5',
      classification: 'Individual',
      paymentMethods: [],
      regulatory: [],
      iban: '',
    });
  });

  it('cannot be read without a beneficiary', () => {
    expect(readBeneficiary({ content: { bene: null } })).toBeNull();
    expect(readBeneficiary({ content: { bene: {} } })).toBeNull();
    expect(readBeneficiary('')).toBeNull();
  });

  it('are named as what they are, in the list and in full, so that no name passes for another (NAME-1)', () => {
    const payee = 'Thal\u200bassa \u202eLtd';
    const row = { clientIntegrationId: 'b1', payee, curr: 'EUR', bankCountryISO: 'GR', methods: ['W'] };
    const shown = 'Thal[U+200B]assa [U+202E]Ltd';
    for (const rows of [[row], [{ ...row, methods: 'W' }]])
      expect(readBeneficiaries(rows)?.map((read) => read.payee)).toEqual([shown]);
    expect(readBeneficiary({ beneIdentifier: 'b1', beneContactName: payee })?.accountHolderName).toBe(shown);
  });
});
