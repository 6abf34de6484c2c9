/** Says that nothing here is real, once the configuration has said that this is a sandbox. */
export const PublicSandboxRibbon = () => (
  <aside className="ribbon ribbon-landing" aria-label="Environment" hidden>
    Sandbox: no real money moves
  </aside>
);
