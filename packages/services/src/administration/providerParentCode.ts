/** The client id of the provider above every customer; `config.json` names it to clients (S-74). */
export const providerParentCode = '10000API_USER';
