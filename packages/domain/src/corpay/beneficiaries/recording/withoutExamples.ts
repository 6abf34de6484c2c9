import type { PatternRule, RulesTemplate } from '../../api/rulesTemplate.ts';

/** Five digits or more are an example of a number, and may be somebody's. */
const example = /\d(?:[ -]?\d){4,}/g;

const inSentence = (sentence: string): string =>
  sentence.replaceAll(example, (number) => number.replaceAll(/\d/g, '1'));

const saidWithout = <R extends PatternRule>(rule: R): R => ({
  ...rule,
  errorMessage: inSentence(rule.errorMessage),
});

/** The rules as they are recorded: with the partner's sentences, and no number that stands in them as an example. */
export const withoutExamples = (template: RulesTemplate): RulesTemplate => ({
  ...template,
  rules: template.rules.map((rule) => ({
    ...rule,
    label: inSentence(rule.label),
    validationRules: rule.validationRules.map(saidWithout),
  })),
  regulatoryRules: template.regulatoryRules.map((rule) => ({
    ...saidWithout(rule),
    label: inSentence(rule.label),
  })),
});
