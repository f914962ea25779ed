import { escapeHtml } from '../../gateway/pages/document.ts';
import type { Override } from './override.ts';

export interface Notice {
  override?: Override;
  problem?: string;
}

/** Passes builds to the page's apps (`remote/build/live`) and shows build errors. */
const SCRIPT = `(overridden=>{
const builds=window.builds={},errors={},panel=document.getElementById('build-errors');
const listen=(url,isOurs)=>{new EventSource(url).onmessage=({data})=>{
for(const built of JSON.parse(data).filter(({name})=>isOurs(name))){
errors[built.name]=built.errors;
if(built.hash){builds[built.name]=built.hash;dispatchEvent(new CustomEvent('app-built',{detail:built}))}
}
panel.textContent=Object.values(errors).filter(Boolean).join('\\n');
panel.hidden=!panel.textContent;
}};
listen('/-/development/events',name=>name!==overridden);
if(overridden)listen('/-/override/events',name=>name===overridden);
})`;

const STYLES = `.development{position:sticky;bottom:0;z-index:70;display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px;padding:8px 16px;background:#FFD54A;color:#12222B;font:16px/1.5 system-ui,sans-serif}
.development form{margin:0}.development button{min-height:44px;padding:0 16px;border:2px solid #12222B;border-radius:8px;background:#fff;color:#12222B;font:inherit;cursor:pointer}
.development button:focus-visible{outline:3px solid #12222B;outline-offset:2px}
#build-errors{position:sticky;bottom:0;z-index:71;margin:0;padding:16px;max-height:50vh;overflow:auto;background:#7A1022;color:#fff;font:14px/1.5 monospace;white-space:pre-wrap}`;

function banner({ override, problem }: Notice) {
  if (!override) return '';
  const text = problem
    ? `${override.name} should come from ${override.origin}, but the release is shown: ${problem}`
    : `${override.name} comes from ${override.origin}. Everything else is this site’s.`;
  return (
    `<section class="development" aria-label="Development"><span>${escapeHtml(text)}</span>` +
    `<form method="get"><input type="hidden" name="override" value="off"><button>End the override</button></form></section>`
  );
}

export const developmentMarkup = (notice: Notice, nonce: string) =>
  `<style nonce="${nonce}">${STYLES}</style><pre id="build-errors" role="alert" hidden></pre>${banner(notice)}` +
  `<script nonce="${nonce}">${SCRIPT}(${JSON.stringify(notice.override?.name ?? null)})</script>`;
