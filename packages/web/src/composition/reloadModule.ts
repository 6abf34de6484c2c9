import { ContainerModule } from 'inversify';
import { PageReload } from '../reload/PageReload.ts';
import { marksIn } from '../reload/sessionMarks.ts';
import { tokens } from './tokens.ts';

/** The reloads of the page and what a browser session remembers of them. */
export const reloadModule = new ContainerModule(({ bind }) => {
  bind(tokens.sessionMarks)
    .toResolvedValue((page) => marksIn(() => page.sessionStorage), [tokens.page])
    .inSingletonScope();
  bind(tokens.pageReload)
    .toResolvedValue(
      (marks, page) => new PageReload({ marks, reload: () => page.location.reload() }),
      [tokens.sessionMarks, tokens.page],
    )
    .inSingletonScope();
});
