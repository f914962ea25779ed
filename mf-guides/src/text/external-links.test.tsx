import { showPart } from '@home-truths/platform/testing';
import { buildingPestInspections } from '../guides/content/building-pest-inspections.ts';
import { firstTimeRenterGuide } from '../guides/content/first-time-renter-guide.ts';
import { homeDepositGuide } from '../guides/content/home-deposit-guide.ts';
import { propertyAuctionsGuide } from '../guides/content/property-auctions-guide.ts';
import { propertyInvestmentBasics } from '../guides/content/property-investment-basics.ts';
import { tenantRightsAustralia } from '../guides/content/tenant-rights-australia.ts';
import { understandingStrataFees } from '../guides/content/understanding-strata-fees.ts';
import { about } from '../pages/content/about.ts';
import { contact } from '../pages/content/contact.ts';
import { cookies } from '../pages/content/cookies.ts';
import { help } from '../pages/content/help.ts';
import { privacy } from '../pages/content/privacy.ts';
import { report } from '../pages/content/report.ts';
import { terms } from '../pages/content/terms.ts';
import { Inline } from './inline.tsx';

const TEXTS = [
  ...[propertyInvestmentBasics, firstTimeRenterGuide, understandingStrataFees, tenantRightsAustralia],
  ...[buildingPestInspections, propertyAuctionsGuide, homeDepositGuide],
  ...[about, contact, cookies, help, privacy, report, terms],
];

/**
 * Whom we send readers to: public bodies, and the two kinds of charity that governments name as first help. Each
 * with the name by which readers know it. No commercial site is among them. The URLs are those of home pages, which
 * change least; a person has to check now and then that each still works.
 */
const BODIES: Record<string, RegExp> = {
  'asic.gov.au': /ASIC/,
  'circlegreen.org.au': /Circle Green Community Legal/,
  'consumeraffairs.nt.gov.au': /NT Consumer Affairs/,
  'firsthomebuyers.gov.au': /firsthomebuyers\.gov\.au/,
  'humanrights.gov.au': /Australian Human Rights Commission/,
  'legalaidact.org.au': /Legal Aid ACT/,
  'moneysmart.gov.au': /Moneysmart/,
  'ncat.nsw.gov.au': /NCAT/,
  'ndh.org.au': /National Debt Helpline/,
  'nt.gov.au': /NT Government/,
  'qro.qld.gov.au': /Queensland Revenue Office/,
  'tenantsqueensland.org.au': /Tenants Queensland/,
  'tenantsvic.org.au': /Tenants Victoria/,
  'tutas.org.au': /Tenants’ Union of Tasmania/,
  'www.1800respect.org.au': /1800RESPECT/,
  'www.acat.act.gov.au': /ACAT/,
  'www.accc.gov.au': /ACCC/,
  'www.act.gov.au': /ACT Government/,
  'www.apra.gov.au': /APRA/,
  'www.ato.gov.au': /Australian Taxation Office/,
  'www.cbos.tas.gov.au': /Consumer, Building and Occupational Services/,
  'www.cbs.sa.gov.au': /Consumer and Business Services/,
  'www.consumer.vic.gov.au': /Consumer Affairs Victoria/,
  'www.consumerprotection.wa.gov.au': /Consumer Protection/,
  'www.dcls.org.au': /Darwin Community Legal Service/,
  'www.esafety.gov.au': /eSafety/,
  'www.fairtrading.nsw.gov.au': /NSW Fair Trading/,
  'www.housingaustralia.gov.au': /Housing Australia/,
  'www.landgate.wa.gov.au': /Landgate/,
  'www.oaic.gov.au': /Office of the Australian Information Commissioner/,
  'www.qbcc.qld.gov.au': /QBCC/,
  'www.qcat.qld.gov.au': /QCAT/,
  'www.qld.gov.au': /Queensland Government/,
  'www.revenue.act.gov.au': /ACT Revenue Office/,
  'www.revenue.nsw.gov.au': /Revenue NSW/,
  'www.revenuesa.sa.gov.au': /RevenueSA/,
  'www.rta.qld.gov.au': /Residential Tenancies Authority/,
  'www.sa.gov.au': /SA Government/,
  'www.sacat.sa.gov.au': /SACAT/,
  'www.safeworkaustralia.gov.au': /Safe Work Australia/,
  'www.scamwatch.gov.au': /Scamwatch/,
  'www.servicesaustralia.gov.au': /Services Australia/,
  'www.sro.tas.gov.au': /State Revenue Office/,
  'www.sro.vic.gov.au': /State Revenue Office/,
  'www.standards.org.au': /Standards Australia/,
  'www.tas.gov.au': /Tasmanian Government/,
  'www.tenants.org.au': /Tenants’ Union of NSW/,
  'www.vcat.vic.gov.au': /VCAT/,
  'www.wa.gov.au': /WA Government/,
};

/** Every string of a text, at any depth. */
const stringsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsOf) : [];
};

/** Texts and URLs of all links to other sites. */
const externalLinks = TEXTS.flatMap(text =>
  stringsOf(text).flatMap(string =>
    Array.from(
      string.matchAll(/\[([^\]]+)\]\(((?!\/)[^)]*)\)/g),
      ([, linkText = '', to = '']) => [text.slug, linkText, to] as const,
    ),
  ),
);

test.each(externalLinks)('/%s: "%s" says whose site it leads to, %s', (_, linkText, to) => {
  const { protocol, host, username, port } = new URL(to);
  expect([protocol, username, port]).toEqual(['https:', '', '']);
  expect(Object.keys(BODIES)).toContain(host);
  expect(linkText).toMatch(BODIES[host] as RegExp);
});

test('no site is listed without a link to it', () => {
  const hosts = externalLinks.map(([, , to]) => new URL(to).host);
  expect(Object.keys(BODIES).filter(host => !hosts.includes(host))).toEqual([]);
});

test('every link to another site is rendered as a link, with noopener', async () => {
  showPart(Inline, { text: externalLinks.map(([, linkText, to]) => `[${linkText}](${to})`).join(' ') });
  const links = [...document.querySelectorAll('a')];
  expect(links.map(link => link.getAttribute('href'))).toEqual(externalLinks.map(([, , to]) => to));
  for (const link of links) expect(link.getAttribute('rel')).toBe('external noopener');
});
