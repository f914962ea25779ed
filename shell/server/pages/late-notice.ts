/** On a slow mobile connection scripts take seven to eight seconds. */
const NOTICE_DELAY_MS = 12_000;

const TEXT = 'This page hasn’t finished loading, so its buttons don’t work yet. ';

/**
 * An inline script that shows a notice when none of the others is loaded, for example behind a proxy that blocks them.
 * Without scripts nothing else could show it (`waitForRouteCode` is in one of them).
 */
export const LATE_NOTICE = `setTimeout(function(d){if(d.querySelector('[data-hydrated],.late-notice'))return;
var n=d.createElement('div'),b=d.createElement('button');n.className='late-notice until-hydrated';n.setAttribute('role','status');
n.append(${JSON.stringify(TEXT)});b.textContent='Reload the page';b.onclick=function(){location.reload()};n.append(b);d.body.append(n)},${NOTICE_DELAY_MS},document)`;
