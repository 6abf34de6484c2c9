import type { LazyPage } from '../routing/makeLazyPage.ts';
import { useLazyPage } from './useLazyPage.ts';

/** A part of a page in a file of its own: nothing stands in its place until it is there. */
export const FetchedPart = <Props extends object>({
  page,
  props,
}: {
  readonly page: LazyPage<Props>;
  readonly props: Props;
}) => {
  const { page: Part } = useLazyPage(page);
  return Part && <Part {...props} />;
};
