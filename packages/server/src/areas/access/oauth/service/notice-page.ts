import type { HtmlPage } from '@vitrine/contract/oauth'
import type { Language } from '../rules/language.ts'
import { pageStyle, pageStyleSource } from './page-style.ts'
import { html } from './pages.ts'

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
  /** Address that the answer may lead on to, which browsers want to be told before. */
  readonly redirectTarget?: string | undefined
}

interface NoticePage {
  readonly status: number
  readonly language?: Language
  readonly title: string
  readonly sentences: readonly string[]
  /** Points below the first sentence. */
  readonly points?: readonly string[]
  /** A form that does what the page asks about. */
  readonly form?: Form
  readonly link?: { readonly to: string; readonly text: string }
}

/** A page that explains, and acts only when somebody presses its button. */
export function renderNoticePage(notice: NoticePage): HtmlPage {
  const { status, language = 'en', title, form } = notice
  const policy = `default-src 'none'; style-src ${pageStyleSource}; frame-ancestors 'none'; base-uri 'none'; form-action ${form ? ["'self'", ...sourceOf(form.redirectTarget)].join(' ') : "'none'"}`
  return {
    status,
    headers: { ...html, 'content-security-policy': policy },
    body: `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${inHtml(title)}</title><style>${pageStyle}</style><main>${bodyOf(notice)}</main></html>`,
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

/** What a policy calls the place of an address: its origin, or the scheme of an app. */
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
