import { readErrorType, isWebPage, type ProbeResponse } from './probeResponse.ts';

/** As much of an answer as says why it refuses. */
export type RefusalResponse = Pick<ProbeResponse, 'status' | 'headers' | 'body' | 'text'>;

/** Members by which services name an error, and those by which they describe one. */
const names = ['__type', 'type', 'error', 'name', 'key'] as const;
const codes = ['code', 'errorCode', 'errorcode', 'ErrorCode', 'statusCode'] as const;
const sentences = [
  'error_description',
  'message',
  'Message',
  'errorMessage',
  'faultstring',
  'info',
  'detail',
  'title',
  'reason',
  'description',
] as const;

type Members = Readonly<Record<string, unknown>>;

const record = (value: unknown): Members | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : null;

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Whoever refuses may repeat what was asked, and who asked. */
const masked = (text: string): string =>
  text
    .replaceAll(/[^\s@<>"',;:]+@[^\s@<>"',;:]+/g, '***')
    .replaceAll(/\barn:[\w:/*.-]+/g, 'arn:***')
    .replaceAll(/"(?=[^"]*\s)[^"]{3,}"/g, '***')
    .replaceAll(/\b(?!(?:\d{1,3}\.){3}\d{1,3}\b)\d[\d.,]*[.,]\d{2}\b(?![.\d])/g, '***')
    .replaceAll(/\b[0-9a-f]{8}-[0-9a-f-]{20,}\b/gi, '***')
    // A path is what was asked: only what is long in it may be a secret.
    .replaceAll(/(?<=\bpath:? )\/[\w\-.~/]+|(?=[\w\-.~+/=]*\d)[\w\-.~+/=]{20,}/gi, (one) =>
      one.startsWith('/') ? one.replaceAll(/(?=[\w\-.~]*\d)[\w\-.~]{20,}/g, '***') : '***',
    )
    .replaceAll(/\b(?=\w*\d{5})[A-Z0-9]{5,}\b/g, '***');

const most = 160;

const shortened = (text: string): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;

const firstText = (of: Members, members: readonly string[]): string => {
  for (const name of members) {
    const value = of[name];
    if (typeof value === 'string' && value.trim() !== '') return oneLine(value);
    if (typeof value === 'number' && value !== 0) return String(value);
  }
  return '';
};

/** What a service that takes tokens says beside an empty body (RFC 6750): its error, and what describes it. */
const challengeOf = ({ headers }: RefusalResponse): Members | null => {
  const challenge = headers['www-authenticate'] ?? '';
  const of = (name: string): string =>
    new RegExp(`(?:^|[\\s,])${name}\\s*=\\s*(?:"([^"]*)"|([^\\s",]+))`, 'i')
      .exec(challenge)
      ?.slice(1)
      .find(Boolean) ?? '';
  const error = of('error');
  return error === '' ? null : { error, error_description: of('error_description') };
};

/** An error is often a record within the answer, or the first of a list. */
const errorsOf = (body: unknown): readonly Members[] => {
  const outer = record(body);
  if (outer === null) return [];
  const [listed] = Array.isArray(outer['errors']) ? (outer['errors'] as readonly unknown[]) : [];
  const fault = record(outer['fault']);
  const within = [record(outer['error']), fault, record(fault?.['detail']), record(listed)];
  return [...within.filter((one) => one !== null), outer];
};

const isMarkup = (heard: RefusalResponse): boolean =>
  isWebPage(heard) || /^\s*<(?:!doctype|html)/i.test(heard.text ?? '');

/** The title of a page, its first heading, or how a text begins. */
const titleOf = (heard: RefusalResponse): string => {
  const text = heard.text ?? '';
  // What is no refusal may go on with what belongs to a customer.
  if (heard.status < 300 && !isMarkup(heard)) return text.split('\n')[0]?.slice(0, 20) ?? '';
  if (!isMarkup(heard)) return /^[^\p{Cc}\u{FFFD}]*$/u.test(oneLine(text)) ? oneLine(text) : '';
  const [, title] = /<title[^>]*>([^<]*)/i.exec(text) ?? [];
  const [, heading] = /<h[12][^>]*>([^<]*)/i.exec(text) ?? [];
  const said = [title, heading].map((one) => oneLine((one ?? '').replaceAll(/&\w+;/g, ' ')));
  return [...new Set(said.filter(Boolean))].join(': ');
};

/** Codes that repeat the status say nothing more. */
const isStatus = (text: string, { status }: RefusalResponse): boolean => text === String(status);

/**
 * How a service says in its own words why it refuses: the name of its error, its code and its message, or the title of its
 * page, in one short line without anything that may belong to a customer. Empty where it says nothing.
 */
export const describeRefusal = (heard: RefusalResponse): string => {
  const challenge = challengeOf(heard);
  const listed = errorsOf(heard.body);
  const errors = challenge === null ? listed : [...listed, challenge];
  const first = (members: readonly string[]): string =>
    errors.map((one) => firstText(one, members)).find(Boolean) ?? '';
  const [squid = ''] = (heard.headers['x-squid-error'] ?? '').split(' ');
  const type = readErrorType(heard) || squid || first(names).split('#').at(-1) || '';
  const code = first(codes);
  const message = first(sentences) || (typeof heard.body === 'string' ? oneLine(heard.body) : '');
  const action = heard.headers['x-amzn-waf-action'];
  const named = [
    type,
    code === '' || code === type || isStatus(code, heard) ? '' : /^\d+$/.test(code) ? `code ${code}` : code,
  ]
    // A name of which nothing may be told says nothing.
    .filter((one) => one !== '' && masked(one) !== '***')
    .join(', ');
  const described = message === type ? '' : message;
  const said = errors.length > 0 || described !== '' ? [named, described] : [named, titleOf(heard)];
  const whole = [...said, action === undefined ? '' : `x-amzn-waf-action ${action}`].filter(Boolean);
  return shortened(masked(whole.join(': ')));
};

/** The status and the words, such as `429 LimitExceededException: Limit Exceeded`. */
export const describeStatusAndRefusal = (heard: RefusalResponse): string => {
  const words = describeRefusal(heard);
  // Many pages begin with the status themselves.
  return words.startsWith(`${heard.status} `) ? words : `${heard.status} ${words}`.trim();
};
