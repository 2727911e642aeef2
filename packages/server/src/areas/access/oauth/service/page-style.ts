import { createHash } from 'node:crypto'

/** The shop's hand for pages that stand alone: one calm column, light and dark. */
export const pageStyle = `:root{color-scheme:light dark;--paper:#fbfaf7;--ink:#1e1a14;--mute:#5f5a54;--edge:#8a857e;--accent:#cf3c12;--on-accent:#fff}
@media(prefers-color-scheme:dark){:root{--paper:#16130f;--ink:#eeebe5;--mute:#a9a49c;--edge:#7d776f;--accent:#f47249;--on-accent:#16130f}}
*{box-sizing:border-box}body{margin:0;min-height:100dvh;display:grid;place-items:center;background:var(--paper);color:var(--mute);font:1rem/1.5 'Instrument Sans',system-ui,sans-serif}
main{width:min(30rem,88vw);padding-block:3rem;display:grid;gap:1rem;justify-items:start}
h1{margin:0 0 .25rem;color:var(--ink);font:400 clamp(1.75rem,1.4rem + 1.6vw,2.375rem)/1.12 Fraunces,Georgia,serif;text-wrap:balance}
p{margin:0;text-wrap:pretty;overflow-wrap:anywhere}form{margin-block-start:.5rem;display:flex;flex-wrap:wrap;gap:.75rem}
ul{margin:0;padding-inline-start:1.25rem;display:grid;gap:.375rem;color:var(--ink)}li::marker{color:var(--accent)}
a{color:var(--ink);text-underline-offset:.2em;text-decoration-color:var(--edge)}a:hover{text-decoration-color:currentColor}
button{min-height:2.875rem;padding:0 1.5rem;border:0;border-radius:2px;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:600;cursor:pointer}
button.quiet{background:none;color:var(--ink);box-shadow:inset 0 0 0 1px var(--edge)}
:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
@media(forced-colors:active){button{border:1px solid ButtonText}}`

/** Lets this one stylesheet in, and no other. */
export const pageStyleSource = `'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`
