import { shownTable } from './shownTable.mjs';

/** The page of the last whole run, for people: docs/scoreboard.md. */
export const scoreboard = ({ at, machine, quick, rows, broken }) => `# Scoreboard

Written by \`npm run bench -- --scoreboard\` on ${at.slice(0, 10)}. The machine: ${machine}${quick ? '; a quick run' : ''}.

What stands against a floor was measured beside it in the same run, in runs that alternate: the value is the ratio of the medians, in brackets stands the middle half of the single rounds. A missed target keeps its number; the reason stands beside it.

${shownTable(rows)}
${broken.length === 0 ? '' : `\nNot measured: ${broken.map(({ name, message }) => `${name} (${message})`).join('; ')}\n`}
## How to repeat it

\`npm ci && npm test && npm run bench -- --scoreboard\` on a machine that does nothing else; the bench alone takes about a quarter of an hour on two cores. Row 15 is the last whole \`npm test\` of the same clone; \`-- --tests\` runs it first. \`-- --quick\` looks shorter, \`-- pageWeight trips\` measures these alone. The figures lie in \`test-results/bench.json\`.
`;
