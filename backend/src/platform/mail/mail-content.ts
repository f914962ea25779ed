import type { Operator } from '@home-truths/contract';

export interface MailContent {
  to: string;
  replyTo?: string | undefined;
  subject: string;
  heading?: string;
  paragraphs: readonly string[];
  facts?: readonly (readonly [label: string, value: string])[];
  button?: { label: string; href: string } | undefined;
  /** Small text below the button; URLs become links. */
  smallPrint?: readonly string[];
}

const BRAND = 'Home Truths. Know the truth before you sign.';

const footerLines = ({ name, abn, address, email }: Operator) => {
  const operatorLine = [name, abn && `ABN ${abn}`].filter(Boolean).join(', ');
  return [BRAND, operatorLine, address, email].filter(line => line) as string[];
};

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, letter => ENTITIES[letter] ?? letter);

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

export function renderMail(content: MailContent, operator: Operator) {
  const footer = footerLines(operator);
  return { text: toText(content, footer), html: toHtml(content, footer) };
}

function toText(
  { subject, heading = subject, paragraphs, facts = [], button, smallPrint = [] }: MailContent,
  footer: string[],
) {
  const blocks = [
    heading,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${oneLine(value)}`).join('\n'),
    button ? `${button.label}:\n${button.href}` : '',
    ...smallPrint,
    `-- \n${footer.join('\n')}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

/** Mail clients support little CSS: light colours are inline, dark ones in a media query. */
const DARK_STYLES = `
@media (prefers-color-scheme: dark) {
  body, .page { background: #0D171C !important; color: #EEF3F2 !important }
  .sheet { background: #142229 !important; border-color: #2B3C44 !important }
  .muted { color: #B4C2C5 !important }
  .brand { color: #8CC7DC !important }
  .button { background: #8CC7DC !important; color: #0D171C !important }
}`;

const toHtmlLines = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>');

const paragraph = (text: string) => `<p style="margin:0 0 16px">${toHtmlLines(text)}</p>`;

const linkUrls = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/\S+/g, url => `<a href="${url}" style="color:inherit">${url}</a>`);

const smallParagraph = (text: string) =>
  `<p class="muted" style="margin:0 0 12px;font-size:14px;color:#45565E">${linkUrls(text)}</p>`;

const factRow = ([label, value]: readonly [string, string]) =>
  `<tr><th class="muted" scope="row" style="padding:4px 16px 4px 0;text-align:left;vertical-align:top;font-weight:normal;color:#45565E">${escapeHtml(label)}</th>` +
  `<td style="padding:4px 0;vertical-align:top;overflow-wrap:anywhere"><bdi>${toHtmlLines(value)}</bdi></td></tr>`;

const factTable = (facts: NonNullable<MailContent['facts']>) =>
  facts.length === 0
    ? ''
    : `<table style="margin:0 0 20px;border-collapse:collapse">${facts.map(factRow).join('')}</table>`;

const buttonLink = (button: MailContent['button']) =>
  button === undefined
    ? ''
    : `<p style="margin:8px 0 24px"><a class="button" href="${escapeHtml(button.href)}" style="display:inline-block;padding:13px 22px;border-radius:10px;background:#1B5166;color:#FFFFFF;font-weight:bold;text-decoration:none">${escapeHtml(button.label)}</a></p>`;

function toHtml(
  { subject, heading = subject, paragraphs, facts = [], button, smallPrint = [] }: MailContent,
  footer: string[],
) {
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK_STYLES}</style>
</head>
<body style="margin:0;background:#F7F8F6;color:#12222B">
<div class="page" style="padding:24px 12px;background:#F7F8F6;color:#12222B;font:16px/1.55 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div class="sheet" style="max-width:560px;margin:0 auto;padding:28px 24px 16px;border:1px solid #D5DBD8;border-radius:14px;background:#FFFFFF">
<p class="brand" style="margin:0 0 20px;font-weight:bold;color:#1B5166">Home Truths</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeHtml(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
${factTable(facts)}${buttonLink(button)}
${smallPrint.map(smallParagraph).join('\n')}
</div>
<p class="muted" style="max-width:560px;margin:16px auto 0;text-align:center;font-size:13px;color:#45565E">${footer.map(escapeHtml).join('<br>')}</p>
</div>
</body>
</html>
`;
}
