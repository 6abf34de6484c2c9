import { observer } from 'mobx-react-lite';
import { Page } from '../kit/layout/Page.tsx';
import { SignInSettingsSection } from './SignInSettingsSection.tsx';
import { ShortcutsSection } from './ShortcutsSection.tsx';
import { OrganizationSection } from './OrganizationSection.tsx';
import './SettingsPage.css';

/** /secure/settings: the organization and the sign-in. */
export const SettingsPage = observer(() => (
  <Page title="Settings" lead="Who you are to your partner, and how you sign in.">
    <div className="settings">
      <OrganizationSection />
      <SignInSettingsSection />
      <ShortcutsSection />
    </div>
  </Page>
));
