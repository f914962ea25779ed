/** The site's colours (`platform/src/ui/system.ts`) for a page without scripts. */
export const STYLE = `
:root{--bg:light-dark(#F7F8F6,#0D171C);--panel:light-dark(#fff,#142229);--subtle:light-dark(#EDF0ED,#0A1216);--fg:light-dark(#12222B,#EEF3F2);--muted:light-dark(#45565E,#B4C2C5);--border:light-dark(#D5DBD8,#2B3C44);--brand:light-dark(#1B5166,#8CC7DC);
--ring:light-dark(#12222B,#EEF3F2);--good:light-dark(#23634A,#8FD3AE);--good-bg:light-dark(#E5F2EA,#15301F);--work:light-dark(#8A5300,#F2BC6B);--work-bg:light-dark(#FDF1D8,#352610);
--poor:light-dark(#A8371F,#F5A08A);--poor-bg:light-dark(#FBECE7,#3A1D16)}
*{box-sizing:border-box}
html{background:var(--bg)}
body{margin:0;color:var(--fg);font:16px/1.55 'Public Sans Variable','Public Sans Fallback',system-ui,sans-serif}
h1,h2,.name{font-family:'Bricolage Grotesque Variable','Bricolage Fallback',system-ui,sans-serif;letter-spacing:-.02em;line-height:1.15}
h1{font-size:clamp(2rem,4vw,2.6rem);margin:0}
h2{font-size:1.35rem;margin:0 0 .75rem}
p{margin:.5rem 0 0}
a{color:var(--brand);display:inline-flex;align-items:center;min-height:44px}
:focus-visible{outline:3px solid #FFD54A;outline-offset:1px;box-shadow:0 0 0 6px var(--ring)}
header{background:var(--panel);border-bottom:1px solid var(--border)}
header div,main{max-width:75rem;margin:0 auto;padding:0 1rem}
header div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1.5rem}
.name{font-weight:800;font-size:1.2rem;color:var(--fg);text-decoration:none}
main{padding-block:2rem 4rem}
section{margin-top:2.5rem}
.quiet,small{color:var(--muted)}
small{display:block;font-size:.8125rem;font-weight:400}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(10rem,1fr));gap:.75rem;margin:1.5rem 0 0}
.facts div,.scroll{background:var(--panel);border:1px solid var(--border);border-radius:14px}
.facts div{padding:1rem}
dt{color:var(--muted);font-size:.875rem}
dd{margin:.25rem 0 0;font-weight:600}
.scroll{overflow-x:auto;position:relative}
table{border-collapse:collapse;width:100%;font-size:.9375rem}
th,td{text-align:left;vertical-align:top;padding:.625rem .875rem;white-space:nowrap}
td.wide{white-space:normal;min-width:16rem}
thead th{font-size:.8125rem;color:var(--muted);background:var(--subtle)}
tbody tr+tr>*{border-top:1px solid var(--border)}
tbody th{font-weight:600}
td.number,th.number{text-align:right;font-variant-numeric:tabular-nums}
code{font:.875em ui-monospace,SFMono-Regular,Menlo,monospace}
.mark{display:inline-block;padding:.0625rem .5rem;border-radius:6px;font-size:.8125rem;font-weight:600;color:var(--muted);background:var(--subtle)}
.good{color:var(--good);background:var(--good-bg)}
.work{color:var(--work);background:var(--work-bg)}
.poor{color:var(--poor);background:var(--poor-bg)}
`.replaceAll('\n', '');
