import { ContainerModule } from 'inversify';
import { PageReload } from '../reload/PageReload.ts';
import { filesGone } from '../routing/fetchFirst.ts';
import { makeSessionFlags } from '../reload/sessionFlags.ts';
import { dependencyTokens } from './dependencyTokens.ts';

/** The reloads of the page and what a browser session remembers of them. */
export const reloadModule = new ContainerModule(({ bind }) => {
  bind(dependencyTokens.sessionMarks).toResolvedValue(
    (page) => makeSessionFlags(() => page.sessionStorage),
    [dependencyTokens.page],
  );
  bind(dependencyTokens.pageReload).toResolvedValue(
    (marks, page) => {
      const reload = new PageReload({ marks, reload: () => page.location.reload() });
      page.addEventListener(filesGone, () => reload.noteRelease('gone'));
      return reload;
    },
    [dependencyTokens.sessionMarks, dependencyTokens.page],
  );
});
