/** The style of the development pages: dense, light and dark, and one column on phones. */
export const mailboxStyle = `:root{color-scheme:light dark;--paper:#fbfaf7;--case:#f2f0ec;--ink:#1e1a14;--mute:#5f5a54;--hair:#dddad6;--accent:#cf3c12}
@media(prefers-color-scheme:dark){:root{--paper:#16130f;--case:#211d19;--ink:#eeebe5;--mute:#a9a49c;--hair:#383530;--accent:#f47249}}
*{box-sizing:border-box}main{height:100dvh;display:grid;grid-template-columns:minmax(16rem,22rem) 1fr}body{margin:0;background:var(--paper);color:var(--ink);font:14px/1.45 'Instrument Sans',system-ui,sans-serif}
a{color:inherit}:focus-visible{outline:2px solid var(--accent);outline-offset:-2px}
h1,h2{font:400 26px/1.15 Fraunces,Georgia,serif;margin:0}h2{font-size:22px}p{margin:4px 0 0}
nav{border-inline-end:1px solid var(--hair);overflow:auto}nav header{padding:24px 20px 16px;color:var(--mute)}nav h1{color:var(--ink)}
ol{list-style:none;margin:0;padding:0}li a{display:grid;gap:2px;padding:12px 20px;border-top:1px solid var(--hair);text-decoration:none}
li a:hover{background:var(--case)}li a[aria-current]{background:var(--case);box-shadow:inset 3px 0 var(--accent)}
b{font-weight:600;overflow-wrap:anywhere}span,.meta{color:var(--mute);overflow-wrap:anywhere}.meta{font-size:12.5px;font-variant-numeric:tabular-nums}
article{display:flex;flex-direction:column;min-width:0}article header{padding:24px 28px 0;border-bottom:1px solid var(--hair)}
.tabs{display:flex;gap:20px;margin-top:14px}.tabs a{padding:8px 0;text-decoration:none;color:var(--mute)}.tabs a[aria-current]{color:var(--ink);box-shadow:inset 0 -2px var(--accent)}
iframe{flex:1;width:100%;border:0}pre{flex:1;margin:0;padding:28px;overflow:auto;white-space:pre-wrap;font:15px/1.6 inherit;overflow-wrap:anywhere}
.phone ol{padding:12px 0}.message{padding:12px 28px;border-top:1px solid var(--hair);max-width:44rem}.message:first-child{border-top:0}.number{color:inherit;white-space:nowrap}
.empty{padding:28px;color:var(--mute)}.back{display:none}
@media(max-width:720px){main{grid-template-columns:1fr}.listing article,.reading ol,.reading nav p{display:none}.reading{grid-template-rows:auto 1fr}nav{border:0}.reading nav header{padding:16px 20px 0}.back{display:inline-block;padding:4px 0 12px;color:var(--mute)}article header{padding:8px 20px 0}}`
