/** What a name may hold to act on a terminal: sequences, controls, a turned direction, a line of its own, and length. */
const hostile = ` \u001b[2K\u001b]0;owned\u0007\u009b31m\u202e\u2066\u0000\rQ\nPLANTED ${'x'.repeat(5_000)}`;

/** Members that hold what people, partners and administrators write. */
const written = new Set([
  'accountDetails',
  'accountHolderName',
  'action',
  'bankName',
  'beneContactName',
  'branchName',
  'dealStateDisplay',
  'errorMessage',
  'institutionName',
  'label',
  'message',
  'orgName',
  'payee',
  'payeeName',
  'reference',
  'subject',
  'text',
]);

const spoil = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(spoil);
  if (typeof value !== 'object' || value === null) return value;
  const { Name: attribute } = value as { readonly Name?: unknown };
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [
      name,
      typeof held === 'string' &&
      (written.has(name) || (name === 'Value' && attribute === 'preferred_username'))
        ? held + hostile
        : spoil(held),
    ]),
  );
};

/** An answer in which everything that somebody wrote is hostile; what is no JSON stays as it is. */
export const withHostileTexts = (body: string): string => {
  try {
    return JSON.stringify(spoil(JSON.parse(body)));
  } catch {
    return body;
  }
};

/** How a line that is counted down is taken back. */
const ownLastLine = '\r\u001b[2K';

/** What of an output acts on a terminal, or pretends to be a line of its own; nothing where it is safe. */
export const actsOnTerminal = (output: string): readonly string[] => {
  const text = output.replaceAll(ownLastLine, '');
  return [
    ...(text.match(/[^\n\P{Cc}]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]/gu) ?? []),
    ...text.split('\n').filter((line) => /^\W*PLANTED/.test(line) || line.length > 3_000),
  ];
};
