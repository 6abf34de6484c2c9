import { themes } from '@fx-gateway/domain/branding';
import type { ReactNode } from 'react';
import { ThemeWordmark } from '../branding/ThemeWordmark.tsx';
import { paths } from '../routing/paths.ts';
import type { LegalChapter, LegalPart } from './legalText.ts';

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

/** A text to read: contents beside it, chapters with addresses; written to HTML at build time, in every brand. */
export const LegalPage = ({
  title,
  lead,
  parts,
  closing,
}: {
  readonly title: string;
  readonly lead?: string;
  readonly parts: readonly LegalPart[];
  readonly closing: ReactNode;
}) => (
  <>
    <a className="skip-link" href="#main">
      Skip to content
    </a>
    <header className="legal-header">
      <a className="legal-home" href={paths.login}>
        {Object.values(themes).map((theme) => (
          <span key={theme.origin} data-brand={theme.origin}>
            <ThemeWordmark theme={theme} />
          </span>
        ))}
      </a>
      <nav aria-label="Legal">
        <a href={paths.userAgreement}>User agreement</a>
        <a href={paths.privacyPolicy}>Privacy policy</a>
      </nav>
    </header>
    <div className="legal-columns">
      <nav className="legal-contents" aria-labelledby="contents">
        <h2 id="contents">Contents</h2>
        <Contents parts={parts} />
      </nav>
      <main id="main" className="legal-text" tabIndex={-1}>
        <h1>{title}</h1>
        {lead === undefined ? null : <p className="legal-lead">{lead}</p>}
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
        <footer>{closing}</footer>
      </main>
    </div>
    <aside className="ribbon ribbon-landing" aria-label="Environment" hidden>
      Sandbox: no real money moves
    </aside>
  </>
);
