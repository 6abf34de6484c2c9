import { isIban } from './isIban.ts';

type Looks = { readonly test: (text: string) => boolean };

const eachOf = (...looks: readonly Looks[]): Looks => ({
  test: (text) => looks.some((each) => each.test(text)),
});

/** A client id, as it is often written, within a longer text. */
const clientId = String.raw`\d{5}\s?API[\s_]?USER`;

const clientIdBeside = eachOf(
  new RegExp(String.raw`^${clientId}\s*[\s:=,;|/]\s*\S`, 'i'),
  new RegExp(String.raw`\S\s*[\s:=,;|/]\s*${clientId}$`, 'i'),
);

const placeholderWords =
  /my|your|the|insert|enter|paste|put|replace|change|example|sample|dummy|placeholder|todo|client|customer|partner|api|secret|access|new|key|token|value|password|with|this|here|goes|me|undefined/gi;

/** What a manual or a template has where the key belongs: in brackets, as crosses, or nothing but such words. */
const placeholder = eachOf(
  /^<[^<>]*>$|^\$?\{+[^{}":]*\}+$|^\[[^[\]":,]*\]$|^%\w+%$|^\$\w*(?:key|token|secret)$/i,
  /^[x?#_0\s-]+$/i,
  { test: (text) => /^[\s_.-]*$/.test(text.replaceAll(placeholderWords, '')) },
);

/** Dots, stars or a row of x in place of a part; a hash of bcrypt has dots of its own. */
const cutShort = eachOf(/[…⋯‥]|\*{3,}|x{6,}/i, /^(?!\$2[abxy]\$).*\.{3}/);

/** A base64 text may begin with a slash and have more of them, but no dot. */
const filePath = eachOf(
  /^[a-z]:[\\/]|^\\\\|^(?:~|\.{1,2})[\\/]|^file:/i,
  /^\/(?:home|users|etc|tmp|var|opt|mnt|usr|root|srv|volumes|private)\//i,
  /^[^:?]*[\w)-]\.(?:txt|pem|key|json|csv|docx?|xlsx?|pdf|env|ya?ml|xml|p12|pfx|crt|cer|md|log|zip|ini|conf|cfg|png|jpe?g)$/i,
);

const uuid = /^\{?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\}?$/i;

/** What is often copied in place of a key, by how it looks, with what it is and the cure; the first that fits is told. */
const copied: readonly (readonly [looks: Looks, says: string])[] = [
  [
    /[•●◦∙⬤]|^[*·.]+$/u,
    'These are the dots that hide a key. Show the key where it stands, and copy it again.',
  ],
  [/[\p{Cc}\p{Cf}]/u, 'A key has no characters that cannot be seen. Copy the key alone, from one line.'],
  [/^\S+@\S+\.\S+$/, 'This is an e-mail, not a key. Copy the key that the partner gave for this client.'],
  [/^\d{5}\s*API[\s_]*USER$/i, 'This is a client id, not a key.'],
  [clientIdBeside, 'Here stands a client id beside the key. Give the key alone, without the client id.'],
  [uuid, 'This is the id of an account or an integration, not a key. Copy the key that the partner gave.'],
  [
    placeholder,
    'This is a placeholder, where the key is to stand. Copy the key that the partner gave for this client.',
  ],
  [
    /^[{[].*["'`:,]|^\{.*\}$|^\[.*\]$/,
    'This is a JSON text, not a key. Give only the value that stands there as the key, without its quotes.',
  ],
  [/^<.*>$/, 'Here stand tags around a key. Give only what stands between them.'],
  [{ test: isIban }, 'This is an IBAN, not a key. Copy the key that the partner gave for this client.'],
  [filePath, 'This is the path of a file, not a key. Open the file, and copy the key that stands there.'],
  [
    /^(?:[a-z][a-z\d+.-]*:\/\/|www\.)\S+$/i,
    'This is an address, not a key. Open it, and copy the key that stands there.',
  ],
  [/^["'`“”„‘’«»].*|.*["'`“”„‘’«»]$/u, 'A key has no quotes around it. Take them away.'],
  [
    /^[a-z][\w -]*[:=]\s+\S|^[\w -]*(?:key|secret|token|password|bearer|authorization)"?\s*[:=]\s*[^\s=]/i,
    'Here stands a name before the key. Give only what stands behind it.',
  ],
  [
    cutShort,
    'This is a key with a part left out or hidden. Show the whole key where it stands, and copy it again.',
  ],
  [/\s/, 'A key has no blanks. Copy the key alone, without the words or the line breaks around it.'],
  [
    /^(?<once>.{8,})\k<once>$/,
    'Here stands the same text twice. Take away what is there, and paste the key once.',
  ],
  [
    /^\(.*\)$|[^.][.;:]$/,
    'Here stands a bracket, a full stop or another sign at an end of the key. Copy the key without it.',
  ],
  [/,/, 'A key has no comma. Copy the key alone, without the list or the table that it stands in.'],
  [
    /[^ -~]/,
    'A key has no letters or signs beyond those of English. Another alphabet has letters that look the same: copy the key again from where the partner gave it.',
  ],
  [
    /^\d{6,19}$|^(?=.*[+()/-])\+?[\d()./-]{8,20}$/,
    'This is a telephone number or another number, not a key. Copy the key that the partner gave.',
  ],
  [
    /^e[wy][\w-]{2,}\.[\w-]+\.[\w-]+$/,
    'This is a token of somebody who is signed in, not a key. Keep it secret, and copy the key of this client.',
  ],
];

/**
 * Removes blanks if the text looks like a telephone number, so that a number pasted in place of a key is recognized.
 */
const withoutBlanks = (text: string): string =>
  /^[+\d\s()./-]+$/.test(text) ? text.replaceAll(/\s/g, '') : text;

/** What a text was copied from that stands where a key belongs, with the cure (ADMIN-32); null where it looks like none of it. */
export const explainTextCopiedInsteadOfKey = (text: string): string | null =>
  copied.find(([looks]) => looks.test(withoutBlanks(text)))?.[1] ?? null;
