import { observer } from 'mobx-react-lite';
import { Page } from '../kit/layout/Page.tsx';
import { SignInSettingsSection } from './SignInSettingsSection.tsx';
import { MarginLimitSection } from './MarginLimitSection.tsx';
import { ShortcutsSection } from './ShortcutsSection.tsx';
import { OrganizationSection } from './OrganizationSection.tsx';
import './SettingsPage.css';

/** /secure/settings: the organization, the sign-in, and what the user wants of this browser. */
export const SettingsPage = observer(() => (
  <Page title="Settings" lead="Who you are to your partner, and how you sign in.">
    <div className="settings">
      <OrganizationSection />
      <SignInSettingsSection />
      <MarginLimitSection />
      <ShortcutsSection />
    </div>
  </Page>
));
