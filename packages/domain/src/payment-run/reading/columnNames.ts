import { runFieldLabels, runFields, type RunField } from '../runFields.ts';

/**
 * What people call a column, in the languages of Western Europe: signs, capitals and accents are no difference. What stands
 * on the statement of a payee is the reference, whatever it is called; a purpose is one of a country's list.
 */
const otherNames: Readonly<Record<RunField, readonly string[]>> = {
  payee: [
    'Beneficiary, Beneficiary name, Payee name, Payee ID, Beneficiary ID, Supplier, Supplier name, Vendor, Vendor name',
    'Recipient, Recipient name, Creditor, Creditor name, Name, Pay to',
    'Lieferant, Lieferantenname, Empfänger, Empfaenger, Empfängername, Zahlungsempfänger, Zahlungsempfaenger',
    'Begünstigter, Beguenstigter, Kreditor, Kreditorname, Name des Empfängers, Name des Lieferanten',
    'Fournisseur, Bénéficiaire, Destinataire, Créancier, Nom, Nom du fournisseur, Nom du bénéficiaire',
    'Proveedor, Beneficiario, Destinatario, Acreedor, Nombre, Nombre del proveedor, Nombre del beneficiario',
    'Fornitore, Creditore, Nome, Nome fornitore, Nome beneficiario, Ragione sociale',
    'Leverancier, Begunstigde, Ontvanger, Crediteur, Naam, Naam leverancier, Naam begunstigde',
    'Fornecedor, Beneficiário, Destinatário, Credor, Nome do fornecedor, Nome do beneficiário, Favorecido',
  ],
  account: [
    'IBAN, Account, Account number, Account no, Account ending, Bank account, Payee account, IBAN number',
    'A/C, A/C no, A/C number, Bank A/C, Bank A/C no, Bank A/C number, Acct, Acct no, Acct number, Acc no, Payee A/C',
    'Bank account number, Bank account no, Beneficiary account, Beneficiary account number, IBAN or account',
    'IBAN/account',
    'Konto, Kontonummer, Bankkonto, Kontonr, IBAN des Empfängers, Empfängerkonto, Bankverbindung',
    'Compte, Numéro de compte, Compte bancaire, N° de compte, Compte bénéficiaire',
    'Cuenta, Número de cuenta, Cuenta bancaria, Conto, Numero di conto, Conto corrente, Conto bancario',
    'Rekening, Rekeningnummer, Bankrekening, Conta, Número da conta, Conta bancária',
  ],
  amount: [
    'Payment amount, Sum, Total, Total amount, They receive, Amount due, Amount to pay, Invoice amount',
    'Net payable, Amount payable, Payable, Payable amount, Amt, Balance due, Amount owed, Outstanding, Outstanding amount',
    'Betrag, Summe, Gesamtbetrag, Zahlbetrag, Zahlungsbetrag, Rechnungsbetrag, Überweisungsbetrag',
    'Montant, Somme, Montant à payer, Montant total, Montant du paiement',
    'Importe, Monto, Importe total, Importe a pagar, Monto total, Importo, Somma, Importo totale, Totale',
    'Bedrag, Totaal, Totaalbedrag, Te betalen bedrag, Valor, Quantia, Montante, Valor total, Valor a pagar',
  ],
  currency: [
    'CCY, Curr, Cur, Payment currency, Currency code, Payment CCY, Invoice currency, ISO currency',
    'Währung, Waehrung, Whg, Währg, Währungscode, Zahlungswährung, Währungskennzeichen, WKZ',
    'Devise, Monnaie, Code devise, Devise du paiement, Moneda, Divisa, Código de moneda, Código divisa',
    'Valuta, Codice valuta, Munt, Muntsoort, Valutacode, Moeda, Código da moeda',
  ],
  settlementCurrency: [
    'Settlement currency, Settle currency, Settlement CCY, You send, Pay with, Currency to settle in',
  ],
  settlementAccount: [
    'Settlement account, From account, Account to settle from, Debit account, Pay from',
    'Belastungskonto, Auftraggeberkonto, Compte à débiter, Cuenta de cargo, Conto di addebito, Conta de débito',
  ],
  reference: [
    'Ref, Ref no, Reference number, Reference no, Payment reference, Payment ref, Invoice, Invoice number',
    'Invoice no, Inv, Inv no, Inv number, Inv ref, Invoice ref, Invoice reference, Remittance information, Remittance, Memo',
    'Details, Payment details, Bill no, Bill number',
    'Verwendungszweck, Zahlungszweck, Zahlungsgrund, Referenz, Referenznummer, Zahlungsreferenz, Buchungstext, Betreff',
    'Rechnung, Rechnungsnummer, Rechnungsnr, Rechnung Nr, Rg Nr, Re Nr, Belegnummer, Belegnr, Beleg',
    'Référence, Réf, Référence de paiement, Motif, Motif du paiement, Libellé, Facture, Numéro de facture',
    'N° facture, N° de facture, Communication',
    'Concepto, Motivo, Motivo del pago, Referencia, Factura, Número de factura, Nº factura, N° factura, Referencia de pago',
    'Causale, Riferimento, Fattura, Numero fattura, N° fattura, Causale di pagamento',
    'Omschrijving, Kenmerk, Betalingskenmerk, Referentie, Factuur, Factuurnummer, Mededeling',
    'Referência, Fatura, Número da fatura, Nº fatura, Descritivo, Referência de pagamento',
  ],
  purpose: [
    'Payment purpose, Purpose of payment, Purpose code, Reason for payment, Payment reason',
    'Zweckcode, Code motif, Código de propósito, Finalidade, Finalità, Doel van de betaling',
  ],
  ownId: [
    'Own ID, ID, My ID, Row ID, Payment ID, External ID, Client ID, Internal ID',
    'Eigene ID, Eigene Nummer, Zahlungs-ID, Interne ID, Interne Nummer, Laufende Nummer, Lfd Nr',
    'Identifiant, Identifiant interne, ID du paiement, Identificador, ID de pago, ID interno',
    'Identificativo, ID pagamento, ID betaling, Betalings-ID, Intern ID, ID do pagamento',
  ],
};

/** All names of the columns of each field; none of them is that of another one. */
export const columnNames: Readonly<Record<RunField, readonly string[]>> = (() => {
  const names: Record<RunField, readonly string[]> = { ...otherNames };
  for (const field of runFields)
    names[field] = [field, runFieldLabels[field], ...otherNames[field].flatMap((some) => some.split(', '))];
  return names;
})();
