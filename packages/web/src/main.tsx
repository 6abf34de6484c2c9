import { startApplication } from './startApplication.tsx';
import './branding/base.css';
import './branding/applicationFont.css';

void startApplication();
