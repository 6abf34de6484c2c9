import { globalOptions, type CompletionNode } from './buildCompletionTree.ts';

type Tree = readonly CompletionNode[];

const words = (tree: Tree): string => tree.map(({ word }) => word).join(' ');
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** The folders in which env-paths keeps them; each profile is a folder there. */
const profileFolders = [
  '"${XDG_CONFIG_HOME:-$HOME/.config}/fxg/profiles"',
  '"$HOME/Library/Preferences/fxg/profiles"',
];
/** Bash expands the words that it offers, so nothing but names of profiles may stand among them. */
const onlyNames = `awk '/^[A-Za-z0-9][A-Za-z0-9._-]*$/ && !seen[$0]++'`;
const lists = profileFolders.map((folder) => `command ls -1 ${folder} 2>/dev/null`);
const listProfiles = `{ echo default; ${lists.join('; ')}; } | ${onlyNames}`;

/** What stands behind an option of a command, as cases of the words of the command and the word before. */
const valueCases = (tree: Tree, before: string, show: (values: string) => string): string[] =>
  tree.flatMap(({ word, children, values }) => [
    ...Object.entries(values).map(
      ([flag, some]) => `    ${quoted(`${before}${word}`)}*${quoted(` ${flag}`)}) ${show(some.join(' '))} ;;`,
    ),
    ...valueCases(children, `${before}${word} `, show),
  ]);

const bashCases = (tree: Tree): string[] =>
  tree.flatMap(({ word, children, options, args }) =>
    children.length === 0
      ? [`    ${quoted(word)}*) words="${[...args, ...options].join(' ')}" ;;`]
      : [
          ...children.map(
            (verb) => `    ${quoted(`${word} ${verb.word}`)}*) words="${verb.options.join(' ')}" ;;`,
          ),
          `    ${quoted(word)}*) words="${words(children)}" ;;`,
        ],
  );

const bash = (tree: Tree): string => `# fxg completion for bash
_fxg() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" spoken="" words="" i
  # Bash takes --option=value apart at the equals sign.
  [[ "$current" == = ]] && current="" && previous="=" && ((COMP_CWORD++))
  [[ "$previous" == = ]] && previous="\${COMP_WORDS[COMP_CWORD-2]}"
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "\${COMP_WORDS[i]}" in
      --profile|-p|--config|-c|--debug-file) [[ "\${COMP_WORDS[i+1]}" == = ]] && ((i++)); ((i++)) ;;
      -*|=) ;;
      *) spoken="\${spoken:+$spoken }\${COMP_WORDS[i]}" ;;
    esac
  done
  case "$previous" in
    --profile|-p) words="$(${listProfiles})" ;;
    --config|-c|--debug-file) COMPREPLY=(); return ;;
  esac
  [[ -z "$words" ]] && case "$spoken $previous" in
${valueCases(tree, '', (values) => `words="${values}"`).join('\n')}
  esac
  if [[ -n "$words" ]]; then
    COMPREPLY=($(compgen -W "$words" -- "$current"))
    return
  fi
  case "$spoken" in
    '') words="${words(tree)}" ;;
${bashCases(tree).join('\n')}
  esac
  [[ "$current" == -* ]] && words="$words ${globalOptions.join(' ')}"
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _fxg fxg
`;

const zshList = (tree: Tree): string =>
  tree.map(({ word, summary }) => quoted(`${word}:${summary.replaceAll(':', ' ')}`)).join(' ');

const zshOptions = (options: readonly string[]): string =>
  [...options, ...globalOptions].map(quoted).join(' ');

const zsh = (tree: Tree): string => `#compdef fxg
_fxg() {
  local -a list
  if (( CURRENT == 2 )); then
    list=(${zshList(tree)})
    _describe 'command' list
    return
  fi
  case "$words[CURRENT-1]" in
    --profile|-p) compadd -- \${(f)"$(${listProfiles})"}; return ;;
  esac
  case "$words[2] $words[3] $words[CURRENT-1]" in
${valueCases(tree, '', (values) => `compadd -- ${values}; return`).join('\n')}
  esac
  case "$words[2]" in
${tree
  .map(({ word, children, options, args }) =>
    children.length === 0
      ? `    ${word}) compadd -- ${[...args.map(quoted), zshOptions(options)].join(' ')} ;;`
      : `    ${word})
      if (( CURRENT == 3 )); then list=(${zshList(children)}); _describe 'command' list; return; fi
      case "$words[3]" in
${children.map((verb) => `        ${verb.word}) compadd -- ${zshOptions(verb.options)} ;;`).join('\n')}
      esac ;;`,
  )
  .join('\n')}
  esac
  _files
}
if [[ "$funcstack[1]" == _fxg ]]; then _fxg "$@"; else compdef _fxg fxg; fi
`;

const fishOptions = (
  condition: string,
  { options, values }: Pick<CompletionNode, 'options' | 'values'>,
): string[] =>
  options.map((option) => {
    const some = values[option] ?? [];
    const offered = some.length === 0 ? '' : ` -x -a ${quoted(some.join(' '))}`;
    return `complete -c fxg -n ${quoted(condition)} -l ${option.slice(2)}${offered}`;
  });

const fish = (tree: Tree): string =>
  [
    '# fxg completion for fish',
    ...fishOptions('true', {
      options: globalOptions.filter((option) => option !== '--profile'),
      values: {},
    }),
    'function __fxg_profiles',
    `  sh -c ${quoted(listProfiles)}`,
    'end',
    "complete -c fxg -s p -l profile -x -a '(__fxg_profiles)'",
    ...tree.flatMap((entry) => [
      `complete -c fxg -f -n __fish_use_subcommand -a ${entry.word} -d ${quoted(entry.summary)}`,
      ...fishOptions(`__fish_seen_subcommand_from ${entry.word}`, entry),
      ...(entry.args.length === 0
        ? []
        : [
            `complete -c fxg -f -n ${quoted(`__fish_seen_subcommand_from ${entry.word}`)} -a ${quoted(entry.args.join(' '))}`,
          ]),
      ...entry.children.flatMap((verb) => [
        `complete -c fxg -f -n ${quoted(`__fish_seen_subcommand_from ${entry.word}; and not __fish_seen_subcommand_from ${words(entry.children)}`)} -a ${verb.word} -d ${quoted(verb.summary)}`,
        ...fishOptions(
          `__fish_seen_subcommand_from ${entry.word}; and __fish_seen_subcommand_from ${verb.word}`,
          verb,
        ),
      ]),
    ]),
    '',
  ].join('\n');

/** The completion script of each shell. */
export const completionScripts = { bash, zsh, fish };
