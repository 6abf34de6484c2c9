import './WholePage.css';

/** The fallback of last resort: it is outside the router and needs nothing (ROUTE-15). */
export const GenericFallback = () => (
  <main className="whole-page">
    <h1>Unexpected Application Error!</h1>
    <p>Load the page again. What was sent before has not been lost.</p>
  </main>
);
