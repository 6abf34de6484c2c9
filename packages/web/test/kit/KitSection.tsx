import type { ReactNode } from 'react';

/** The parts of one folder of the kit. */
export const KitSection = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="kit-section" aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);
