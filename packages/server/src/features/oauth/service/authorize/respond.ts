import type { HtmlPage } from '@vitrine/contract/oauth'
import { newSecret } from '../../../../platform/ids.ts'
import { withFragment, withQuery } from '../../rules/addresses.ts'
import { AnswerRefusal, type Flow, PageRefusal, SignInNeeded } from './flow.ts'

/** The flow reached its end: the code goes where the client wants it. */
export const respondWithCode = (flow: Flow): HtmlPage => deliver(flow, { code: flow.code })

/** The flow ended early. What nobody foresaw is thrown on. */
export function respondToRefusal(flow: Flow, refusal: unknown): HtmlPage {
  if (refusal instanceof PageRefusal) return refusalPage(refusal.message)
  if (refusal instanceof SignInNeeded) return found(`/login?${signInQuery(flow)}`)
  if (refusal instanceof AnswerRefusal) {
    return deliver(flow, { error: refusal.error, error_description: refusal.message })
  }
  throw refusal
}

/**
 * The sign-in page comes back to the same address with a session token. That address is a path of
 * this site, and every check runs again, so it needs no secret of its own.
 */
const signInQuery = ({ ownPath }: Flow) => new URLSearchParams({ return: ownPath })

function deliver({ request, mode, target }: Flow, answer: Record<string, string>): HtmlPage {
  const parameters = { ...answer, ...(request.state ? { state: request.state } : {}) }
  if (mode === 'web_message') return messagePage(parameters, target)
  return found(mode === 'query' ? withQuery(target, parameters) : withFragment(target, parameters))
}

const noStore = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
const html = { ...noStore, 'content-type': 'text/html; charset=utf-8' }

const found = (location: string): HtmlPage => ({
  status: 302,
  headers: { ...noStore, location },
  body: null,
})

/** A page that tells the page around it, and that one only. */
function messagePage(message: Record<string, string>, origin: string): HtmlPage {
  const nonce = newSecret()
  const policy = `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors ${origin}; base-uri 'none'`
  const script = `parent.postMessage(${inScript(message)}, ${inScript(origin)})`
  return {
    status: 200,
    headers: { ...html, 'content-security-policy': policy },
    body: `<!doctype html><meta charset="utf-8"><title>Signing in</title><script nonce="${nonce}">${script}</script>`,
  }
}

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON that cannot end the script it stands in. */
const inScript = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (char) => escapes[char] ?? char)

/** Only sentences of our own reach this page. */
const refusalPage = (sentence: string): HtmlPage => ({
  status: 400,
  headers: { ...html, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" },
  body: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>This sign-in link does not work</title><main><h1>This sign-in link does not work</h1><p>${sentence}</p><p>Go back to the website and try again from there.</p></main></html>`,
})
