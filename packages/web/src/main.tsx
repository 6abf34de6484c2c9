import './branding/base.css';
