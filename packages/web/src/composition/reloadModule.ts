import { ContainerModule } from 'inversify';
import { PageReload } from '../reload/PageReload.ts';
import { makeSessionMarks } from '../reload/sessionMarks.ts';
import { dependencyTokens } from './dependencyTokens.ts';

/** The reloads of the page and what a browser session remembers of them. */
export const reloadModule = new ContainerModule(({ bind }) => {
  bind(dependencyTokens.sessionMarks)
    .toResolvedValue((page) => makeSessionMarks(() => page.sessionStorage), [dependencyTokens.page])
    .inSingletonScope();
  bind(dependencyTokens.pageReload)
    .toResolvedValue(
      (marks, page) => new PageReload({ marks, reload: () => page.location.reload() }),
      [dependencyTokens.sessionMarks, dependencyTokens.page],
    )
    .inSingletonScope();
});
