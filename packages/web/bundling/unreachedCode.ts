import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Where a library keeps files, and the names of those files that no road of the application leads to. */
type Unreached = { readonly under: string; readonly names: RegExp };

/**
 * Of inversify, where everything is a value or is made by a function of others, once, and all of it before anything is
 * asked for. `tests/rules/unreachedCode.test.ts` holds that the composition says nothing else.
 */
const ofComposition: readonly Unreached[] = [
  // Classes that are made by what decorators say of them.
  {
    under: '/@inversifyjs/core/lib/planning/calculations/',
    names:
      /^(?:build\w*Constructor(?:Argument|Arguments)Resolver|buildNoActivationsInstanceBindingNodeResolver|tryBuildGetPlanOptionsFromManagedClassElementMetadata|isConstructorNoParamNode)$/,
  },
  { under: '/@inversifyjs/core/lib/planning/models/', names: /^InstanceBindingNodeImplementation$/ },
  {
    under: '/@inversifyjs/core/lib/common/calculations/',
    names: /^buildBuildServiceNodeOptionsFromClassElementMetadata$/,
  },
  { under: '/@inversifyjs/core/lib/metadata/calculations/', names: /ClassMetadata|^validateConstructor/ },
  {
    under: '/@inversifyjs/core/lib/resolution/actions/',
    names: /^(?:resolvePostConstruct|setInstanceProperties|resolveInstanceBinding\w+)$/,
  },
  { under: '/@inversifyjs/core/lib/binding/calculations/', names: /^(?:buildInstanceBinding|clone\w+)$/ },
  // Code that is written while it runs, which the policy of the pages forbids.
  { under: '/@inversifyjs/core/lib/planning/calculations/', names: /Jit$/ },
  // What is bound after something was asked for, bound anew, or taken back.
  { under: '/@inversifyjs/core/lib/planning/actions/', names: /^(?:add|remove)\w*BindingIfContextFree$/ },
  { under: '/@inversifyjs/core/lib/resolution/actions/', names: /Deactivations$|PreDestroy$/ },
  { under: '/@inversifyjs/container/lib/container/actions/', names: /^resetDeactivationParams$/ },
  // Several of one name, values that are made at every question, and names that stand for others.
  {
    under: '/@inversifyjs/core/lib/planning/calculations/',
    names:
      /^(?:buildResolveMany|resolveMany|buildNoActivationsDynamicValueBindingNodeResolver|tryBuildGetPlanOptionsFromBuildServiceNodeOptions)$/,
  },
  {
    under: '/@inversifyjs/core/lib/planning/models/',
    names:
      /^(?:DynamicValueBindingNode|PlanMultipleBindingServiceNodeImplementation|PlanServiceRedirectionBindingNodeImplementation)$/,
  },
  {
    under: '/@inversifyjs/core/lib/resolution/actions/',
    names: /^resolve(?:ServiceRedirectionBindingNode|MultipleBindingServiceNode)$/,
  },
  // Bindings that hold under a condition.
  { under: '/@inversifyjs/container/lib/binding/calculations/', names: /BindingConstraints/ },
];

/** Everything whose files are left out. */
export const unreachedCode: readonly Unreached[] = ofComposition;

const isUnreached = (id: string): boolean => {
  const [file = ''] = id.replaceAll('\\', '/').split('?');
  const name = /\/(?<name>[^/]+)\.m?js$/.exec(file)?.groups?.['name'];
  return unreachedCode.some(({ under, names }) => {
    const at = file.lastIndexOf(under);
    return (
      at !== -1 && name !== undefined && !file.slice(at + under.length).includes('/') && names.test(name)
    );
  });
};

const declared = /^export (?:async )?(?:function\*?|class|const|let|var) (?<name>\w+)/gm;
const listed = /^export \{(?<names>[^}]*)\};/gm;

const exportsOf = (text: string): readonly string[] => [
  ...[...text.matchAll(declared)].map(({ groups }) => groups?.['name'] ?? ''),
  ...[...text.matchAll(listed)].flatMap(({ groups }) => (groups?.['names'] ?? '').split(',')),
];

/** A file that offers the same names as `text`, each of which throws when it is called or made. */
export const withoutCode = (text: string): string =>
  [
    "function leftOut() { throw new Error('This part of a library was left out of the bundle.'); }",
    ...exportsOf(text).map((name) => `export { leftOut as ${name.trim()} };`),
  ].join('\n');

/** Leaves out of the bundle the code of libraries that no road of the application leads to. */
export const leaveUnreached = (): Plugin => ({
  name: 'leave-unreached',
  enforce: 'pre',
  load: (id) => (isUnreached(id) ? withoutCode(readFileSync(id.split('?')[0] ?? id, 'utf8')) : null),
});
