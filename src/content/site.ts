/** The company's data. For another company, replace content/company.json, content/elsewhere.yaml, content/currency.yaml and the logo (src/assets/logo.svg); no other file names the company. */
import site from '../../content/company.json' with { type: 'json' };

export { site };
export const phoneLink = `tel:${site.phone.replaceAll(/[^+\d]/g, '')}`;
export const emailLink = `mailto:${site.email}`;
