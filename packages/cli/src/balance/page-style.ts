/** The look of the page of a report: the chart's colours, by day and by night, with nothing to fetch. */
export const PAGE_STYLE = `:root{color-scheme:light dark;--page:light-dark(#dce8e8,#06141e);--paper:light-dark(#fbf8ef,#0f2433);--paper-2:light-dark(#f3ebd6,#173243);--ink:light-dark(#12283b,#edf1e6);--ink-2:light-dark(#44586a,#a9bcc3);--rule:light-dark(#12283b2e,#edf1e626);--water:light-dark(#b9d8de,#103546);--waterline:light-dark(#2f6478,#6aa3b4);--brass:light-dark(#7a4f08,#e6b85c);--danger:light-dark(#a8231a,#ff8a7a);--focus:light-dark(#0b4fd0,#8fc1ff)}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:1rem/1.5 "Cabin Variable","Gill Sans","Segoe UI",system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:24px 16px 64px}
h1,h2,h3{font-family:"Besley Variable",Clarendon,Georgia,serif;line-height:1.15;font-weight:600}
h1{font-size:clamp(1.875rem,6vw,2.625rem);margin:0 0 8px}h2{font-size:1.4375rem;margin:0 0 8px}h3{font-size:1.1875rem;margin:24px 0 8px}
p{margin:0 0 12px;max-width:70ch}.lead{color:var(--ink-2)}
section{background:var(--paper);border:1.25px solid var(--rule);border-radius:10px;padding:16px;margin:24px 0 0}
nav ul{display:flex;flex-wrap:wrap;gap:8px;list-style:none;padding:0;margin:16px 0 0}
nav a{display:inline-flex;align-items:center;min-height:44px;padding:0 16px;border:1.25px solid var(--rule);border-radius:6px;background:var(--paper);color:inherit}
a:focus-visible,.scroll:focus-visible,summary:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
caption{text-align:start;color:var(--ink-2);padding:0 0 8px}
th,td{padding:8px 12px 8px 0;border-bottom:1px solid var(--rule);text-align:end;white-space:nowrap}
th:first-child,td:first-child{text-align:start;white-space:normal;min-width:9rem}th{font-weight:600}thead th{white-space:normal;vertical-align:bottom}tbody th{font-weight:400}
.out{color:var(--danger)}td.out{font-weight:700}
summary{min-height:44px;display:flex;align-items:center;cursor:pointer}
svg{display:block;width:100%;max-width:640px;height:auto;margin:8px 0 16px}
svg text{fill:var(--ink);font:15px "Cabin Variable","Gill Sans","Segoe UI",system-ui,sans-serif}
.bar{fill:var(--waterline)}.bar.far{fill:var(--water)}.axis{stroke:var(--ink-2)}.fair{fill:var(--water);opacity:.55}.one{stroke:var(--ink-2);stroke-dasharray:4 4}
.mark line{stroke:var(--ink);stroke-width:2.5}.mark circle{fill:var(--ink)}.mark.other line{stroke:var(--brass);stroke-dasharray:5 3}.mark.other circle{fill:var(--paper);stroke:var(--brass);stroke-width:2.5}
.mark.out line{stroke:var(--danger)}.mark.out circle{fill:var(--danger)}.mark.out.other circle{fill:var(--paper);stroke:var(--danger)}
@media(max-width:480px){svg text{font-size:23px}section{padding:12px}}`;
