import { expect, it } from 'vitest';
import { runFields } from '../runFields.ts';
import { findFieldOfColumn } from './columnAliases.ts';
import { columnNames } from './columnNames.ts';

it.each([
  [
    'payee',
    'Payee, Beneficiary, Beneficiary name, Payee name, Payee ID, Beneficiary ID, Supplier, Supplier name',
  ],
  ['payee', 'Vendor, Vendor name, Recipient, Name, Pay to'],
  [
    'account',
    'IBAN, Account, Account number, Account ending, Bank account, Payee account, IBAN or account ending',
  ],
  [
    'account',
    'A/C, A/C no, A/C No., Bank a/c, Bank A/C number, Acct, Acct. no., Bank account no, IBAN / account',
  ],
  [
    'account',
    'A/C or IBAN, IBAN or account, Account/IBAN, Account no. or IBAN, IBAN or A/C no., Account number / IBAN, Konto oder IBAN',
  ],
  ['amount', 'Net payable, Amount payable, Payable, Amt, Balance due, Amount owed, Outstanding'],
  ['reference', 'Inv, Inv #, Invoice #, Inv ref'],
  ['amount', 'Amount, Payment amount, Sum, Total, They receive, Amount due'],
  ['currency', 'Currency, CCY, Curr., Payment currency, Currency code'],
  [
    'settlementCurrency',
    'Settle in, Settlement currency, Settle currency, Settlement CCY, You send, Pay with',
  ],
  ['settlementCurrency', 'settlementCurrency, Currency to settle in'],
  [
    'settlementAccount',
    'Settle from, Settlement account, From account, Account to settle from, Debit account',
  ],
  ['settlementAccount', 'Pay from, settlement_account'],
  ['reference', 'Reference, Ref, Payment reference, Invoice, Invoice number, Invoice no., Memo'],
  ['reference', 'Remittance information'],
  [
    'purpose',
    'Purpose, Payment purpose, Purpose of payment, Purpose code, Reason for payment, Payment reason',
  ],
  ['ownId', 'Your id, Own ID, ID, My id, Row ID, Payment ID, External ID, Client ID'],
  ['payee', 'Lieferant, EMPFÄNGER, Empfanger, Zahlungsempfänger, Begünstigter, Kreditor, Fournisseur'],
  ['payee', 'Bénéficiaire, Proveedor, Beneficiario, Fornitore, Leverancier, Begunstigde, Fornecedor, Naam'],
  [
    'account',
    'Konto, Kontonummer, Compte, N° de compte, Cuenta, Conto, Rekening, Conta, IBAN des Empfängers',
  ],
  ['amount', 'Betrag, Summe, Rechnungsbetrag, Montant, Importe, Monto, Importo, Bedrag, Valor, Montante'],
  ['currency', 'Währung, Wahrung, WAEHRUNG, Whg., Devise, Moneda, Divisa, Valuta, Munt, Moeda, Cur.'],
  [
    'reference',
    'Verwendungszweck, Referenz, Rechnungsnummer, Rechnungs-Nr., Rechnung, Belegnummer, Référence',
  ],
  ['reference', 'Motif, Libellé, Concepto, Referencia, Factura, Nº factura, Causale, Fattura, Omschrijving'],
  ['reference', 'Kenmerk, Factuur, Referência, Fatura, Payment ref, Inv no, Inv. no., Invoice ref, Details'],
  ['purpose', 'Zweckcode, Finalidade, Código de propósito'],
  ['ownId', 'Eigene ID, Lfd. Nr., Identifiant, ID de pago, ID pagamento, Betalings-ID, ID do pagamento'],
  [undefined, 'Why it was not sent, Row, Note, Account name, €'],
])('%s is what people call %s', (field, names) => {
  for (const name of names.split(', ')) expect([name, findFieldOfColumn(name)]).toEqual([name, field]);
});

it('no name of a column has two meanings', () => {
  for (const field of runFields)
    for (const name of columnNames[field]) expect([name, findFieldOfColumn(name)]).toEqual([name, field]);
});
