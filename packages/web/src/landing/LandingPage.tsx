import { SkipLink } from '../publicPages/SkipLink.tsx';
import { PublicSandboxRibbon } from '../publicPages/PublicSandboxRibbon.tsx';
import { Contact } from './sections/Contact.tsx';
import { Costs } from './sections/Costs.tsx';
import { Figures } from './sections/Figures.tsx';
import { Header } from './sections/Header.tsx';
import { Hero } from './sections/Hero.tsx';
import { Onboarding } from './sections/Onboarding.tsx';
import { Partners } from './sections/Partners.tsx';
import { Platform } from './sections/Platform.tsx';
import { Questions } from './sections/Questions.tsx';
import { Rules } from './sections/Rules.tsx';
import { SiteFooter } from './sections/SiteFooter.tsx';
import { Team } from './sections/Team.tsx';

/** The public first page; written to HTML at build time (LAND-1 to LAND-25). */
export const LandingPage = () => (
  <>
    <SkipLink />
    <Header />
    <main id="main" tabIndex={-1}>
      <Hero />
      <Figures />
      <Costs />
      <Platform />
      <Onboarding />
      <Rules />
      <Team />
      <Partners />
      <Contact />
      <Questions />
    </main>
    <SiteFooter />
    <PublicSandboxRibbon />
  </>
);
