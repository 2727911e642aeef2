import type { HtmlPage } from '@vitrine/contract/oauth'
import { newSecret } from '../../../../platform/ids.ts'

export const noStore = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
export const html = { ...noStore, 'content-type': 'text/html; charset=utf-8' }

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

/** A page that posts a message to the page around it, and to that one only. */
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

const scriptEscapes: Record<string, string> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON that cannot close the script element around it. */
const inScript = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (char) => scriptEscapes[char] ?? char)
