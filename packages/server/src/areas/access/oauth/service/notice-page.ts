import { createHash } from 'node:crypto'
import type { HtmlPage } from '@vitrine/contract/oauth'
import { directionOf } from '@vitrine/messages'
import type { Language } from '../rules/language.ts'
import { html } from './pages.ts'

/** Style of standalone pages: one column, light and dark. */
const pageStyle = `:root{color-scheme:light dark;--paper:#fbfaf7;--ink:#1e1a14;--mute:#5f5a54;--edge:#8a857e;--accent:#cf3c12;--on-accent:#fff}
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
const pageStyleSource = `'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`

interface Button {
  readonly text: string
  readonly name?: string
  readonly value?: string
  readonly isSecondary?: boolean
}

interface Form {
  readonly action: string
  readonly buttons: readonly Button[]
  readonly hidden?: Readonly<Record<string, string>>
  /** Address that the answer may lead on to, which the CSP has to allow. */
  readonly redirectTarget?: string | undefined
}

interface NoticePage {
  readonly status: number
  readonly language?: Language
  readonly title: string
  readonly sentences: readonly string[]
  /** Points below the first sentence. */
  readonly points?: readonly string[]
  /** The form of the page's action. */
  readonly form?: Form
  readonly link?: { readonly to: string; readonly text: string }
}

/** A standalone page that explains, and acts only when its button is pressed. */
export function renderNoticePage(notice: NoticePage): HtmlPage {
  const { status, language = 'en', title, form } = notice
  const policy = `default-src 'none'; style-src ${pageStyleSource}; frame-ancestors 'none'; base-uri 'none'; form-action ${form ? ["'self'", ...sourceOf(form.redirectTarget)].join(' ') : "'none'"}`
  return {
    status,
    headers: { ...html, 'content-security-policy': policy },
    body: `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${inHtml(title)}</title><style>${pageStyle}</style><main>${bodyOf(notice)}</main></html>`,
  }
}

function bodyOf({ title, sentences, points = [], form, link }: NoticePage): string {
  const [first, ...rest] = sentences.map((sentence) => `<p>${inHtml(sentence)}</p>`)
  const list = points.map((point) => `<li>${inHtml(point)}</li>`).join('')
  const parts = [
    `<h1>${inHtml(title)}</h1>`,
    first,
    list && `<ul>${list}</ul>`,
    ...rest,
    form && formOf(form),
    link && `<p><a href="${inHtml(link.to)}">${inHtml(link.text)}</a></p>`,
  ]
  return parts.filter(Boolean).join('')
}

function formOf({ action, buttons, hidden = {} }: Form): string {
  const fields = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${inHtml(value)}">`,
  )
  const buttonsHtml = buttons.map(({ text, name, value = '', isSecondary }) => {
    const sends = name ? ` name="${name}" value="${inHtml(value)}"` : ''
    return `<button${sends}${isSecondary ? ' class="quiet"' : ''}>${inHtml(text)}</button>`
  })
  return `<form method="post" action="${inHtml(action)}">${[...fields, ...buttonsHtml].join('')}</form>`
}

/** The source of an address in a Content-Security-Policy: its origin, or the scheme of an app. */
function sourceOf(address: string | undefined): string[] {
  if (!address || !URL.canParse(address)) return []
  const { origin, protocol } = new URL(address)
  return [origin === 'null' ? protocol : origin]
}

const htmlEscapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const inHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => htmlEscapes[char] ?? char)
