import { paths } from '../routing/paths.ts';
import './WholePage.css';

/** No such page (ROUTE-17, ROUTE-18); `home` is where 'Go back home' leads. `inside` leaves space for the shell's frame. */
export const NotFoundPage = ({
  home = paths.landing,
  inside = false,
}: {
  readonly home?: string;
  readonly inside?: boolean;
}) => {
  const words = (
    <>
      <h1>Page not found.</h1>
      <p>Sorry, we couldn&apos;t find the page you&apos;re looking for.</p>
      <a href={home}>Go back home</a>
    </>
  );
  return inside ? (
    <div className="whole-page whole-page-inside">{words}</div>
  ) : (
    <main className="whole-page">{words}</main>
  );
};
