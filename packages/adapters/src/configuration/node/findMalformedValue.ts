import type { ConfigurationFailure } from '../configuration.ts';
import { configurationFailure } from '../readConfiguration.ts';

/** Names and words for readers may hold what they like. */
const isForReaders = /^environment\.|(?:^|\.)(?:name|_\w*|\$\w*|comment)$|contactEmails/i;

/** Fields that hold an address. */
const isAddressField = /^apis\.(?!headers\b)\w+$|(?:Url|Uri|Endpoint|Redirect)$/;

/** Fields that hold the name of a header. */
const isHeaderField =
  /^apis\.headers\.(?:accessToken|clientCode)$|^(?:apis\.headers|[a-z]+)\.idempotencyKey$/;

const unseen = String.raw`[\s\p{Z}\p{Cf}\p{Cc}]`;
const quotation = '["\'`“”„‘’«»]';
const atEnds = new RegExp(`^(?:${unseen}|${quotation})+|(?:${unseen}|${quotation})+$`, 'gu');
const within = /[\p{Cf}\p{Cc}]|(?! )\p{Z}/gu;

const signs: Readonly<Record<string, string>> = { ' ': '␠', '\t': '⇥', '\n': '⏎' };

/** With a sign for each letter that nobody sees. */
const visible = (value: string): string =>
  value.replaceAll(
    /[\s\p{Z}\p{Cf}\p{Cc}]/gu,
    (letter) =>
      signs[letter] ?? `[U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
  );

const placeholder = /\$\{[^}]*\}|\{\{[^}]*\}\}|^<[^>]+>$|^%\w+%$|^__\w+__$/;
const withoutScheme =
  /^(?:localhost|(?:[\w-]+\.)+[a-z]{2,}|(?:\d{1,3}\.){3}\d{1,3})(?::\d+)?(?:\/[^\s@?#]*)?$/i;

const mostShown = 200;

/** What can hold a secret is not shown. */
const isShown = (value: string): boolean => value.length <= mostShown && !/[@?#]/.test(value);

const headerRule = (name: string): string | null => {
  const odd = [...new Set(name.replaceAll(/[A-Za-z0-9-]/g, ''))].map((sign) =>
    sign === ' ' ? 'a blank' : visible(sign),
  );
  if (odd.length === 0 || !isShown(name)) return null;
  return `must be a header name: there stands ${visible(name)}, and ${odd.join(' and ')} ${odd.length === 1 ? 'is' : 'are'} not accepted in it, only letters, digits and dashes are`;
};

const ruleOf = (field: string, value: string): string | null => {
  const [found] = placeholder.exec(value) ?? [];
  if (found !== undefined) return `was not filled in: there stands ${found}`;
  const meant = value.replaceAll(atEnds, '').replaceAll(within, '');
  if (meant !== value && meant !== '') {
    const what = /^["'`“”„‘’«»]+$/.test(value.replace(meant, ''))
      ? 'quotation marks'
      : 'blanks or letters that nobody sees';
    const shown = isShown(value) ? `: there stands ${visible(value)}, and it should be ${meant}` : '';
    return `holds ${what}${shown}`;
  }
  if (isHeaderField.test(field)) return headerRule(value);
  if (!isAddressField.test(field) || !withoutScheme.test(value)) return null;
  const scheme = /^(?:localhost|127\.)/.test(value) ? 'http' : 'https';
  return `must be an http or https address: there stands ${value}, and it should be ${scheme}://${value}`;
};

const textsOf = (value: unknown, path: readonly string[] = []): readonly (readonly [string, string])[] => {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, [...path, name]));
};

/**
 * The first value of a configuration that was pasted or filled in wrongly: with blanks or quotation marks at its ends, with
 * letters that nobody sees, from a template, or without `https://`; null where there is none.
 */
export const findMalformedValue = (configuration: unknown): ConfigurationFailure | null => {
  for (const [field, value] of textsOf(configuration)) {
    const rule = isForReaders.test(field) ? null : ruleOf(field, value);
    if (rule !== null) return configurationFailure(field, rule);
  }
  return null;
};
