import { createHash } from 'node:crypto'
import type { Page } from '@vitrine/contract/kit'
import { explorerScript } from './explorer-script.ts'

const explorerStyle = `
:root{--paper:oklch(.985 .004 85);--ink:oklch(.22 .012 75);--mute:oklch(.45 .012 75);--hair:oklch(.22 .012 75/.16);--case:oklch(.955 .006 85);--accent:oklch(.5 .16 35)}
@media (prefers-color-scheme:dark){:root{--paper:oklch(.19 .01 75);--ink:oklch(.94 .008 85);--mute:oklch(.75 .012 80);--hair:oklch(.94 .008 85/.2);--case:oklch(.235 .01 75);--accent:oklch(.76 .13 38)}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:flex;flex-direction:column;font:15px/1.5 system-ui,sans-serif;background:var(--paper);color:var(--ink)}
header{display:flex;flex-wrap:wrap;gap:12px 24px;align-items:center;padding:12px 20px;border-bottom:1px solid var(--hair)}h1{font:380 24px/1 Georgia,serif;margin:0}header label{flex:1;min-width:16rem;display:flex;gap:10px;align-items:center}
label{color:var(--mute);font-size:13px}input,textarea,button{font:13px/1.5 ui-monospace,monospace;color:inherit;background:var(--case);border:1px solid var(--hair);border-radius:6px;padding:8px 10px;width:100%}
button{width:auto;cursor:pointer;background:var(--ink);color:var(--paper);font:600 14px system-ui,sans-serif}kbd{font:12px ui-monospace,monospace;opacity:.75}
main{flex:1;display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr) 300px;min-height:0}section,nav{padding:16px 20px;min-width:0;display:flex;flex-direction:column;gap:8px}section+section,nav{border-inline-start:1px solid var(--hair)}
textarea{resize:vertical;tab-size:2}#query{flex:1;min-height:18rem}#variables{min-height:6rem}pre{flex:1;margin:0;overflow:auto;max-height:calc(100vh - 140px);font:13px/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}#status{margin:0;color:var(--mute);font-size:13px}
#fields{list-style:none;margin:0;padding:0;overflow:auto;max-height:calc(100vh - 180px)}#fields li{padding:2px 0}#fields button{all:unset;cursor:pointer;padding:4px 0;display:block;overflow-wrap:anywhere;font:13px/1.5 ui-monospace,monospace}#fields button:focus-visible{outline:2px solid var(--accent)}#fields p{margin:0 0 6px;color:var(--mute);font-size:13px}#fields i{font-style:normal;color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
@media (max-width:900px){main{grid-template-columns:1fr}section+section,nav{border:0;border-top:1px solid var(--hair)}}
`

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const body = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>GraphQL – Vitrine</title><style>${explorerStyle}</style></head>
<body><header><h1>GraphQL</h1><label>Authorization<input id="token" type="password" autocomplete="off" spellcheck="false" placeholder="a token or an API key"></label><button id="run" type="button">Run <kbd>Ctrl Enter</kbd></button></header>
<main><section class="ask" aria-label="Question"><label for="query">Document</label><textarea id="query" spellcheck="false"></textarea>
<label for="variables">Variables</label><textarea id="variables" spellcheck="false">{}</textarea></section>
<section class="answer" aria-label="Answer"><p id="status" role="status">Nothing asked yet</p><pre id="result" tabindex="0"></pre></section>
<nav class="schema" aria-label="Schema"><label for="find">Find in the schema</label><input id="find" type="search" autocomplete="off"><ul id="fields"></ul></nav></main>
<script>${explorerScript}</script></body></html>`

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'content-security-policy': `default-src 'none'; style-src ${hashOf(explorerStyle)}; script-src ${hashOf(explorerScript)}; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
}

/** A page to try out documents: a request, its response, and all fields of the schema. */
export const explorerPage = (): Page => ({ status: 200, headers, body })
