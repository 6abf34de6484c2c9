import { maskSecretsInDump } from '@fx-gateway/domain/administration/maskSecretsInDump.ts';

/** Members of an answer that brings a token which say whose it is, and of what kind. */
const shownOfToken = /^(client_?(id|code|name)|token_?type|expires_?(in|at|on)?|issued_?(at|on))$/i;

/** What brings a token is shown by its members, and says whose it is: partners call the token by names of their own. */
const withoutTexts = (body: unknown): unknown =>
  JSON.parse(
    JSON.stringify(body, (name, value: unknown) =>
      typeof value === 'string' && !shownOfToken.test(name) ? '***' : value,
    ),
  );

/** A text so long without a blank may be a token that a refusal repeats. */
const withoutLongWords = (body: unknown): unknown =>
  JSON.parse(
    JSON.stringify(body, (_name, value: unknown) =>
      typeof value === 'string' ? value.replaceAll(/[\w\-.~+/=]{24,}/g, '***') : value,
    ),
  );

/** What was answered, without any secret: what refuses a token brings none, and its words are what somebody looks for. */
export const maskBodySecrets = (path: string, status: number | null, body: unknown): unknown => {
  const isOfToken = /token/i.test(path);
  if (isOfToken && (status ?? 0) < 400) return withoutTexts(body);
  return maskSecretsInDump(isOfToken ? withoutLongWords(body) : body);
};
