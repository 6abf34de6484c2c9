import { defaultTheme } from '@fx-gateway/domain/branding';
import { ThemeWordmark } from '../branding/ThemeWordmark.tsx';
import { paths } from '../routing/paths.ts';
import { QuotePicture } from './QuotePicture.tsx';

const steps = [
  {
    title: 'See the rate you get',
    words:
      'Enter what you send or what they receive. A live quote holds both sides and shows how long it lasts.',
  },
  {
    title: 'Book it in one press',
    words:
      'The numbers on the screen are the numbers you book. One press makes one deal, even on a bad connection.',
  },
  {
    title: 'Instruct and follow',
    words:
      'Choose the account, the purpose and the beneficiary, and find every order again with its payments.',
  },
] as const;

/** The public first page; written to HTML at build time. */
export const LandingPage = () => (
  <>
    <a className="skip-link" href="#main">
      Skip to content
    </a>
    <header className="landing-header">
      <a className="landing-home" href={paths.landing}>
        <ThemeWordmark theme={defaultTheme} />
      </a>
      <nav className="landing-actions" aria-label="Account">
        <a className="button button-plain" href={paths.login} data-for="visitor">
          Log In
        </a>
        <a className="button button-quiet" href={paths.register} data-for="visitor">
          Sign Up
        </a>
        <a className="button button-quiet" href={paths.gateway.dashboard} data-for="customer" hidden>
          View Dashboard
        </a>
      </nav>
    </header>
    <main id="main" tabIndex={-1}>
      <section className="hero">
        <div className="hero-words">
          <h1>Pay abroad at a rate you can see.</h1>
          <p>
            FX Gateway moves your company’s money across currencies. Watch a live quote, lock it, instruct the
            payment and follow it until it arrives.
          </p>
          <div className="hero-actions">
            <a className="button button-primary" href={paths.register} data-for="visitor">
              Get started
            </a>
            <a className="button button-quiet" href={paths.login} data-for="visitor">
              Log In
            </a>
            <a className="button button-primary" href={paths.gateway.dashboard} data-for="customer" hidden>
              View Dashboard
            </a>
          </div>
        </div>
        <QuotePicture />
      </section>
      <section className="steps" aria-labelledby="steps">
        <h2 id="steps">From quote to confirmation</h2>
        <ol>
          {steps.map((step, index) => (
            <li key={step.title}>
              <span className="step-number" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{step.title}</h3>
              <p>{step.words}</p>
            </li>
          ))}
        </ol>
      </section>
    </main>
    <footer className="landing-footer">
      <span>{defaultTheme.branding}</span>
      <nav aria-label="Legal">
        <a href={paths.userAgreement}>User agreement</a>
        <a href={paths.privacyPolicy}>Privacy policy</a>
      </nav>
    </footer>
    <aside className="ribbon ribbon-landing" aria-label="Environment" hidden>
      Sandbox: no real money moves
    </aside>
  </>
);
