export const referenceStyle = `
:root{--paper:oklch(.985 .004 85);--ink:oklch(.22 .012 75);--mute:oklch(.45 .012 75);--hair:oklch(.22 .012 75/.13);--case:oklch(.955 .006 85);--accent:oklch(.52 .18 35)}
@media (prefers-color-scheme:dark){:root{--paper:oklch(.19 .01 75);--ink:oklch(.94 .008 85);--mute:oklch(.75 .012 80);--hair:oklch(.94 .008 85/.15);--case:oklch(.235 .01 75);--accent:oklch(.74 .15 38)}}
*{box-sizing:border-box}body{margin:0;display:grid;grid-template-columns:220px minmax(0,1fr);font:15px/1.55 "Instrument Sans Variable",system-ui,sans-serif;background:var(--paper);color:var(--ink)}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:24px 20px;background:var(--case);border-inline-end:1px solid var(--hair)}nav ul{list-style:none;padding:0;margin:16px 0}nav li{padding:3px 0}
.mark,h1,h2{font-family:"Fraunces Variable",Georgia,serif;font-weight:380;letter-spacing:-.01em}.mark{font-size:22px;margin:0}h1{font-size:48px;line-height:1;margin:0 0 12px}h2{font-size:30px;margin:56px 0 4px;padding-top:24px;border-top:1px solid var(--hair)}article h2{margin:0;padding:0;border:0;font:600 17px/1.5 "Instrument Sans Variable",system-ui,sans-serif;letter-spacing:0}.mark a,h2 a{text-decoration:none}nav a[aria-current]{font-weight:600;text-decoration-thickness:2px}.names{list-style:none;padding:0;margin:8px 0;display:flex;flex-wrap:wrap;gap:6px 18px}.names a{font:13px/1.6 "Geist Mono Variable",ui-monospace,monospace}
main{padding:48px clamp(20px,5vw,72px) 120px;max-width:1080px}.lead{max-width:62ch;color:var(--mute);font-size:17px}
a{color:inherit;text-underline-offset:3px}code{font:13px/1.4 "Geist Mono Variable",ui-monospace,monospace;overflow-wrap:anywhere}
article{padding:22px 0;border-bottom:1px solid var(--hair)}.route{margin:6px 0}.route b{font-weight:600;color:var(--accent)}.who{margin-inline-start:8px;border:1px solid var(--hair);border-radius:999px;padding:1px 10px;font-size:13px;color:var(--mute)}
details{margin:6px 0}summary{cursor:pointer}summary span{color:var(--mute)}table{border-collapse:collapse;width:100%;margin:8px 0;display:block;overflow-x:auto}th{text-align:start;font-weight:500;color:var(--mute);font-size:13px}td,th{padding:5px 8px;border-bottom:1px solid var(--hair);vertical-align:top}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px}.skip{position:absolute;inset-inline-start:-999px}.skip:focus{inset-inline-start:8px;top:8px}
@media (max-width:760px){body{grid-template-columns:1fr}nav{position:static;height:auto;border:0}nav ul{display:flex;flex-wrap:wrap;gap:2px 16px}}
`
