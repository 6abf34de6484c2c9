/** How long the IBANs of each country are, as the registry of IBANs has it. */
const countries = new Set(
  'AD24 AE23 AL28 AT20 AX18 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FO18 FR27 GB22 GE22 GF27 GI23 GL18 GP27 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MF27 MK19 MN20 MQ27 MR27 MT31 MU30 NC27 NI28 NL18 NO15 OM23 PF27 PK24 PL28 PM27 PS29 PT25 QA29 RE27 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TF27 TL23 TN24 TR26 UA29 VA22 VG24 WF27 XK20 YE30 YT27'.split(
    ' ',
  ),
);

/** The rest of a long number that is divided by 97, letter A as 10 to Z as 35. */
const rest97 = (text: string): number =>
  [...text].reduce((rest, sign) => {
    const value = Number.parseInt(sign, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);

/** Whether a text is an IBAN, in groups or in one: of a country that has them, as long as its own are, with the right check digits. */
export const isIban = (text: string): boolean => {
  const iban = text.replaceAll(/[ -]/g, '').toUpperCase();
  return (
    /^[A-Z]{2}\d{2}[A-Z\d]+$/.test(iban) &&
    countries.has(`${iban.slice(0, 2)}${iban.length}`) &&
    rest97(iban.slice(4) + iban.slice(0, 4)) === 1
  );
};
