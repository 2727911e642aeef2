import type { HtmlPage } from '@vitrine/contract/oauth'
import { newSecret } from '../../../platform/ids.ts'
import { pageStyle, pageStyleSource } from './page-style.ts'

const noStore = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
const html = { ...noStore, 'content-type': 'text/html; charset=utf-8' }

/** Sends the browser on, with cookies where there are any. */
export const redirectPage = (
  location: string,
  cookies: readonly string[] = [],
  status: 302 | 303 = 302,
): HtmlPage => ({
  status,
  headers: {
    ...noStore,
    location,
    ...(cookies.length > 0 ? { 'set-cookie': [...cookies] } : {}),
  },
  body: null,
})

/** A page that tells the page around it, and that one only. */
export function messagePage(message: Record<string, string>, origin: string): HtmlPage {
  const nonce = newSecret()
  const policy = `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors ${origin}; base-uri 'none'`
  const script = `parent.postMessage(${inScript(message)}, ${inScript(origin)})`
  return {
    status: 200,
    headers: { ...html, 'content-security-policy': policy },
    body: `<!doctype html><meta charset="utf-8"><title>Signing in</title><script nonce="${nonce}">${script}</script>`,
  }
}

interface Explanation {
  readonly status: number
  readonly title: string
  readonly sentences: readonly string[]
  /** A form that does what the page asks about. */
  readonly form?: { readonly action: string; readonly button: string }
  readonly link?: { readonly to: string; readonly text: string }
}

/** A page that explains, and acts only when somebody presses its button. */
export function explainingPage({ status, title, sentences, form, link }: Explanation): HtmlPage {
  const policy = `default-src 'none'; style-src ${pageStyleSource}; frame-ancestors 'none'; base-uri 'none'; form-action ${form ? "'self'" : "'none'"}`
  const parts = [
    `<h1>${inHtml(title)}</h1>`,
    ...sentences.map((sentence) => `<p>${inHtml(sentence)}</p>`),
    form &&
      `<form method="post" action="${inHtml(form.action)}"><button>${inHtml(form.button)}</button></form>`,
    link && `<p><a href="${inHtml(link.to)}">${inHtml(link.text)}</a></p>`,
  ]
  return {
    status,
    headers: { ...html, 'content-security-policy': policy },
    body: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${inHtml(title)}</title><style>${pageStyle}</style><main>${parts.filter(Boolean).join('')}</main></html>`,
  }
}

const scriptEscapes: Record<string, string> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON that cannot end the script it stands in. */
const inScript = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (char) => scriptEscapes[char] ?? char)

const htmlEscapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const inHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => htmlEscapes[char] ?? char)
