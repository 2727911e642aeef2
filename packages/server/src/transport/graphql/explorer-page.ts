import { createHash } from 'node:crypto'
import type { Page } from '@vitrine/contract/kit'
import { explorerScript } from './explorer-script.ts'
import { explorerStyle } from './explorer-style.ts'

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

/** A page to try documents on: what to ask, what was answered, and every field there is. */
export const explorerPage = (): Page => ({ status: 200, headers, body })
