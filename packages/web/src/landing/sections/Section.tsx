import type { ReactNode } from 'react';

type Heading = {
  readonly id: string;
  readonly kicker: string;
  readonly title: string;
  readonly lead?: string;
};

/** The small title above, the heading and a sentence under it. */
export const SectionHead = ({ id, kicker, title, lead }: Heading) => (
  <div className="section-head">
    <p className="kicker">{kicker}</p>
    <h2 id={`${id}-title`}>{title}</h2>
    {lead === undefined ? null : <p className="section-lead">{lead}</p>}
  </div>
);

/** A part of the page with its address; the heading stands above what it holds or, on wide screens, beside it. */
export const Section = ({
  beside = false,
  children,
  ...heading
}: Heading & { readonly beside?: boolean; readonly children: ReactNode }) => (
  <section id={heading.id} className="section" aria-labelledby={`${heading.id}-title`}>
    <div className={beside ? 'measure section-beside' : 'measure'}>
      <SectionHead {...heading} />
      {children}
    </div>
  </section>
);
