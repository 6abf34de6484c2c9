const mostChoices = 8;

/** What a field can be, as a list that a person still reads; empty where it is typed. */
export const formatFieldChoices = (choices: readonly string[]): string =>
  choices.length > mostChoices
    ? `${choices.slice(0, mostChoices).join(', ')} and ${choices.length - mostChoices} more`
    : choices.join(', ');
