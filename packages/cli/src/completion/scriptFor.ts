import { globalOptions, type Completable } from './commandTree.ts';

type Tree = readonly Completable[];

const words = (tree: Tree): string => tree.map(({ word }) => word).join(' ');
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const bashCases = (tree: Tree): string[] =>
  tree.flatMap(({ word, children, options }) =>
    children.length === 0
      ? [`    ${quoted(word)}*) words="${options.join(' ')}" ;;`]
      : [
          ...children.map(
            (verb) => `    ${quoted(`${word} ${verb.word}`)}*) words="${verb.options.join(' ')}" ;;`,
          ),
          `    ${quoted(word)}*) words="${words(children)}" ;;`,
        ],
  );

const bash = (tree: Tree): string => `# fxg completion for bash
_fxg() {
  local current="\${COMP_WORDS[COMP_CWORD]}" spoken="" words="" i
  for ((i = 1; i < COMP_CWORD; i++)); do
    [[ "\${COMP_WORDS[i]}" == -* ]] || spoken="\${spoken:+$spoken }\${COMP_WORDS[i]}"
  done
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
  case "$words[2]" in
${tree
  .map(({ word, children, options }) =>
    children.length === 0
      ? `    ${word}) compadd -- ${zshOptions(options)} ;;`
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

const fishOptions = (condition: string, options: readonly string[]): string[] =>
  options.map((option) => `complete -c fxg -n ${quoted(condition)} -l ${option.slice(2)}`);

const fish = (tree: Tree): string =>
  [
    '# fxg completion for fish',
    ...fishOptions('true', globalOptions),
    ...tree.flatMap(({ word, summary, children, options }) => [
      `complete -c fxg -f -n __fish_use_subcommand -a ${word} -d ${quoted(summary)}`,
      ...fishOptions(`__fish_seen_subcommand_from ${word}`, options),
      ...children.flatMap((verb) => [
        `complete -c fxg -f -n ${quoted(`__fish_seen_subcommand_from ${word}; and not __fish_seen_subcommand_from ${words(children)}`)} -a ${verb.word} -d ${quoted(verb.summary)}`,
        ...fishOptions(
          `__fish_seen_subcommand_from ${word}; and __fish_seen_subcommand_from ${verb.word}`,
          verb.options,
        ),
      ]),
    ]),
    '',
  ].join('\n');

/** The completion script of each shell. */
export const scriptFor = { bash, zsh, fish };
