import { describe, expect, it } from 'vitest';
import { refusal, silence } from '../../../test/answersInTurn.ts';
import { ofxPayeeCustomer, storedPayee } from '../../../test/ofxAddressBook.ts';

const address = {
  addressLine: '1 Quay Street',
  citySuburb: 'Sydney',
  stateProvince: 'NSW',
  postCode: '2000',
  country: 'AU',
};
const payee = (name: string, account: string, more: object = {}) => ({
  name,
  currency: 'AUD',
  classification: '3rd Party',
  paymentReason: 'Invoices',
  beneficiaryAddress: address,
  beneficiaryBankDetails: { bankName: 'Harbour Bank', account, ...more },
});
const three = [payee('Fern', '11111111'), payee('Rimu', '22222222'), payee('Totara', '33333333')];

const lines = (records: readonly object[]) => records.map((record) => JSON.stringify(record)).join('\n');

type Customer = ReturnType<typeof ofxPayeeCustomer>;
type Reported = {
  readonly rows: readonly {
    readonly row: number;
    readonly beneficiary: string | null;
    readonly status: string;
  }[];
};

const add = ({ run }: Customer, stdin: string, more = '--yes') =>
  run(`beneficiaries add --file - ${more}`, { stdin });
const statuses = (ran: { data(): Reported }) => ran.data().rows.map(({ status }) => status);
const posts = ({ sent }: Customer) => sent.filter((call) => call.startsWith('add'));

describe('several beneficiaries in a file, at OFX', () => {
  it('are all judged first, the template asked for once, and then sent one by one', async () => {
    const customer = ofxPayeeCustomer();
    const ran = await add(customer, lines(three));
    expect([ran.code, statuses(ran)]).toEqual([0, ['saved', 'saved', 'saved']]);
    expect(ran.data().rows.map(({ beneficiary }: { beneficiary: string }) => beneficiary)).toEqual([
      'n1',
      'n2',
      'n3',
    ]);
    expect(customer.sent).toEqual([
      'list',
      'template AU AUD',
      ...three.map(({ name }) => `validate ${name}`),
      'list',
      ...three.map(({ name }) => `add ${name}`),
    ]);
  });

  it('are not sent when one is wrong, and each reason has its row, field and cure', async () => {
    const customer = ofxPayeeCustomer();
    customer.odd.judge = ({ name }) =>
      name === 'Totara' ? [{ fieldName: 'account', message: 'No such account.' }] : [];
    const given = [...three, payee('Kauri', '12'), { ...payee('Miro', '44444444'), payee: 'x' }, 'text'];
    const ran = await add(customer, JSON.stringify(given));
    expect(ran.code).toBe(2);
    expect(ran.data()).toMatchObject({
      problems: [
        { row: 3, field: 'account', label: 'Account Number', message: 'No such account.' },
        {
          row: 4,
          field: 'beneficiaryBankDetails.account',
          label: 'Account Number',
          cure: expect.stringContaining('fxg beneficiaries rules --country AU --currency AUD'),
        },
        { row: 5, field: 'payee', message: 'A beneficiary has no such field.' },
        { row: 6, field: '' },
      ],
    });
    expect(posts(customer)).toEqual([]);
  });

  it('stand in a table too, whose columns name what rules names, the address of the bank included', async () => {
    const customer = ofxPayeeCustomer();
    const head =
      'name,currency,classification,paymentReason,beneficiaryAddress.addressLine,beneficiaryAddress.citySuburb,beneficiaryAddress.stateProvince,beneficiaryAddress.postCode,beneficiaryAddress.country,beneficiaryBankDetails.bankName,beneficiaryBankDetails.account,beneficiaryBankDetails.bankAddress.country';
    const row = 'Fern,AUD,3rd Party,Invoices,1 Quay Street,Sydney,NSW,2000,AU,Harbour Bank,00111111,NZ';
    const ran = await add(customer, `${head}\n${row}`);
    expect([ran.code, statuses(ran)]).toEqual([0, ['saved']]);
    expect(customer.sent).toContain('template NZ AUD');
    expect(customer.book[0]?.beneficiaryBankDetails).toMatchObject({
      values: { bankName: 'Harbour Bank', account: '00111111' },
      bankAddress: { country: 'NZ' },
    });
    const odd = await add(customer, `${head},payee\n${row},x`);
    expect([odd.code, odd.data().problems]).toMatchObject([2, [{ row: 1, field: 'payee' }]]);
  });

  it('are added once however often the file is run, and one that it names twice once', async () => {
    const customer = ofxPayeeCustomer();
    const respelled = payee('TOTARA', '3333 3333');
    const first = await add(customer, lines([...three, respelled]));
    expect(statuses(first)).toEqual(['saved', 'saved', 'saved', 'already-saved']);
    expect(first.data().rows.at(-1).beneficiary).toBe('n3');
    const before = customer.sent.length;
    const again = await add(customer, JSON.stringify(three));
    expect([again.code, statuses(again)]).toEqual([0, Array(3).fill('already-saved')]);
    expect(customer.sent.slice(before)).toEqual(['list']);
  });

  it('are shown with the ends of their accounts alone, in a dry run with who is there already', async () => {
    const customer = ofxPayeeCustomer(storedPayee('b1', { name: 'Fern' }));
    const given = [payee('Fern', '12345678'), payee('Rimu', '22222222'), payee('Rimu', '22222222')];
    const dry = await add(customer, JSON.stringify(given), '--dry-run');
    expect(dry.data()).toMatchObject({
      dryRun: true,
      would: [{ row: 2, beneficiaryBankDetails: { account: '••••2222' } }],
      alreadySaved: [
        { row: 1, beneficiary: 'b1' },
        { row: 3, beneficiary: null },
      ],
    });
    expect(dry.stderr).toMatch(/Row 1 +Fern, 3rd Party, AU, AUD, account ••••5678, saved already/);
    expect(dry.stderr).toMatch(/Row 3 +Rimu, 3rd Party, AU, AUD, account ••••2222, the same as row 2/);
    expect(`${dry.stdout}${dry.stderr}`).not.toContain('22222222');
    expect(posts(customer)).toEqual([]);
  });

  it('do not stop at one that the partner refuses: 7, with its row', async () => {
    const customer = ofxPayeeCustomer();
    customer.next('add').fails(refusal('No PO box.'));
    const ran = await add(customer, lines(three));
    expect([ran.code, ran.error().code, statuses(ran)]).toEqual([
      7,
      'not-all-saved',
      ['refused', 'saved', 'saved'],
    ]);
    expect(ran.error().hint).toContain('Row 1, Fern: No PO box.');
  });

  it('stop at one of which it is not known whether it was saved, and none is added twice then (S-77, S-80)', async () => {
    const customer = ofxPayeeCustomer();
    customer.next('add').isDoneBut(silence);
    customer.next('add').fails(silence);
    const lost = await add(customer, lines(three));
    expect([lost.code, lost.error().code, statuses(lost)]).toEqual([
      8,
      'outcome-unknown',
      ['saved', 'unknown', 'not-tried'],
    ]);
    expect(lost.data().rows[1].beneficiary).toBeNull();
    const again = await add(customer, lines(three));
    expect(statuses(again)).toEqual(['already-saved', 'saved', 'saved']);
    expect(customer.book.map(({ name }) => name)).toEqual(['Fern', 'Rimu', 'Totara']);
  });

  it('who have an account that is there under another name or bank code are asked about first', async () => {
    const stored = storedPayee('b1', { name: 'Fern' });
    const customer = ofxPayeeCustomer(stored);
    const other = [payee('Rimu', '12345678'), payee('Fern', '12345678', { bsb: '033002' })];
    const stopped = await add(customer, JSON.stringify(other));
    expect(stopped.code).toBe(2);
    expect(stopped.error().message).toMatch(
      /Row 1, Rimu: Fern is paid in AUD to the same account\. \(b1\)[^]*Row 2, Fern: Fern is paid in AUD to the same account number at a bank with another code\. \(b1\)/,
    );
    expect(stopped.error().hint).toContain('--despite-same-account');
    expect(posts(customer)).toEqual([]);
    expect(statuses(await add(customer, JSON.stringify(other), '--yes --despite-same-account'))).toEqual([
      'saved',
      'saved',
    ]);
  });
});
