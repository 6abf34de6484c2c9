import type { ReactNode } from 'react';
import { OperatorLine } from '../publicPages/OperatorLine.tsx';
import { PublicSandboxRibbon } from '../publicPages/PublicSandboxRibbon.tsx';
import { SkipLink } from '../publicPages/SkipLink.tsx';
import { paths } from '../routing/paths.ts';
import { HomeLinksOfAllBrands } from './HomeLinksOfAllBrands.tsx';
import type { LegalChapter, LegalSummaryItem, LegalPart } from './legalText.ts';

const Text = ({ text }: { readonly text: LegalChapter['text'] }) =>
  text.map((piece) =>
    typeof piece === 'string' ? (
      <p key={piece}>{piece}</p>
    ) : (
      <ul key={piece.join()}>
        {piece.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    ),
  );

const Contents = ({ parts }: { readonly parts: readonly (LegalPart | LegalChapter)[] }) => (
  <ol>
    {parts.map((part) => (
      <li key={part.id}>
        <a href={`#${part.id}`}>{part.title}</a>
        {'chapters' in part && part.chapters.length > 0 ? <Contents parts={part.chapters} /> : null}
      </li>
    ))}
  </ol>
);

const Glance = ({ facts }: { readonly facts: readonly LegalSummaryItem[] }) => (
  <dl className="legal-glance">
    {facts.map(({ term, words }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{words}</dd>
      </div>
    ))}
  </dl>
);

/** A text to read: contents beside it, chapters with addresses; written to HTML at build time, in every brand. */
export const LegalPage = ({
  title,
  lead,
  glance,
  parts,
  closing,
}: {
  readonly title: string;
  readonly lead: string;
  readonly glance: readonly LegalSummaryItem[];
  readonly parts: readonly LegalPart[];
  readonly closing: ReactNode;
}) => (
  <>
    <SkipLink />
    <header className="legal-header">
      <div className="measure legal-header-row">
        <HomeLinksOfAllBrands />
        <nav aria-label="Legal">
          <a href={paths.userAgreement} aria-current={title === 'User Agreement' ? 'page' : undefined}>
            User agreement
          </a>
          <a href={paths.privacyPolicy} aria-current={title === 'Privacy Policy' ? 'page' : undefined}>
            Privacy policy
          </a>
        </nav>
      </div>
    </header>
    <PublicSandboxRibbon />
    <div className="measure legal-columns">
      <nav className="legal-contents" aria-labelledby="contents">
        <h2 id="contents">Contents</h2>
        <Contents parts={parts} />
      </nav>
      <main id="main" className="legal-text" tabIndex={-1}>
        <h1>{title}</h1>
        <p className="legal-lead">{lead}</p>
        <Glance facts={glance} />
        {parts.map((part) => (
          <section key={part.id} aria-labelledby={part.id}>
            <h2 id={part.id}>{part.title}</h2>
            {part.text === undefined ? null : <Text text={part.text} />}
            {part.chapters.map((chapter) => (
              <section key={chapter.id} aria-labelledby={chapter.id}>
                <h3 id={chapter.id}>{chapter.title}</h3>
                <Text text={chapter.text} />
              </section>
            ))}
          </section>
        ))}
        <footer>
          {closing}
          <OperatorLine />
        </footer>
      </main>
    </div>
  </>
);
