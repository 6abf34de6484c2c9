/** The client id of the provider above every customer, where the settings name no other; `config.json` names it to clients (S-74). */
export const defaultProviderClientId = '10000API_USER';
