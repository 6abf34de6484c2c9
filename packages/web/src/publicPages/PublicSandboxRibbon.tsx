/**
 * Says that nothing here is real, once the configuration has said that this is a sandbox. It stands in the room between
 * the header and the first words of a page, where it covers nothing and moves nothing when it comes.
 */
export const PublicSandboxRibbon = () => (
  <aside className="ribbon ribbon-public" aria-label="Environment" hidden>
    Sandbox: no real money moves
  </aside>
);
