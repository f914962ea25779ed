import type { OpenApi } from './openapi.ts';

type Operation = OpenApi['paths'][string][string];

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const code = (value: unknown) => `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;

const details = (label: string, value: unknown) =>
  `<details><summary>${label}</summary>${code(value)}</details>`;

function section(path: string, method: string, operation: Operation) {
  const parameters = operation.parameters.map(
    ({ name, in: place, required }) =>
      `<li><code>${escapeHtml(name)}</code> (${place}${required ? ', required' : ''})</li>`,
  );
  const body = 'requestBody' in operation && operation.requestBody;
  return `<section id="${operation.operationId}">
<h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(operation.summary)} ${escapeHtml(operation.description)}</p>
${parameters.length > 0 ? `<ul>${parameters.join('')}</ul>` : ''}
${body ? details('Body', body.content) : ''}
${details('Responses', operation.responses)}
</section>`;
}

/** Returns the API's description as a page without scripts or external resources. */
export function docsPage({ info, paths }: OpenApi): string {
  const sections = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(path, method, operation)),
  );
  return `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${info.title} API</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
pre{overflow:auto}section{border-top:1px solid;margin-top:2rem}</style></head>
<body><h1>${info.title} API</h1><p>${info.description} <a href="/api/docs/openapi.json">OpenAPI document</a></p>
${sections.join('\n')}
</body></html>`;
}
