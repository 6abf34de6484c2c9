import { SkipLink } from '../publicPages/SkipLink.tsx';
import { PublicSandboxRibbon } from '../publicPages/PublicSandboxRibbon.tsx';
import { Contact } from './sections/Contact.tsx';
import { LowerCostsSection } from './sections/LowerCostsSection.tsx';
import { KeyFiguresSection } from './sections/KeyFiguresSection.tsx';
import { Header } from './sections/Header.tsx';
import { Hero } from './sections/Hero.tsx';
import { Onboarding } from './sections/Onboarding.tsx';
import { PartnersSection } from './sections/PartnersSection.tsx';
import { PlatformSection } from './sections/PlatformSection.tsx';
import { QuestionsSection } from './sections/QuestionsSection.tsx';
import { AccountRulesSection } from './sections/AccountRulesSection.tsx';
import { SiteFooter } from './sections/SiteFooter.tsx';
import { Team } from './sections/Team.tsx';

/** The public first page; written to HTML at build time (LAND-1 to LAND-25). */
export const LandingPage = () => (
  <>
    <SkipLink />
    <Header />
    <PublicSandboxRibbon />
    <main id="main" tabIndex={-1}>
      <Hero />
      <KeyFiguresSection />
      <LowerCostsSection />
      <PlatformSection />
      <Onboarding />
      <AccountRulesSection />
      <Team />
      <PartnersSection />
      <Contact />
      <QuestionsSection />
    </main>
    <SiteFooter />
  </>
);
