import { newSecret } from '../platform/ids.ts'
import type { WireReply } from './message.ts'

/** Seconds after which it is worth asking a closed site again. */
export const RETRY_AFTER = 300

/** The same for a server that cannot answer for the moment. */
const SOON = 2
const retryAfter = { closed: RETRY_AFTER, unavailable: SOON }

const words = {
  en: {
    closed: ['Closed for the moment', 'We are at work behind the curtain. Please come back later.'],
    gone: ['Nothing is here', 'There is no website at this address.'],
    unavailable: ['One moment, please', 'We will be back in a few seconds. Please try again.'],
  },
  de: {
    closed: [
      'Im Moment geschlossen',
      'Wir arbeiten hinter dem Vorhang. Bitte kommen Sie später wieder.',
    ],
    gone: ['Hier ist nichts', 'Unter dieser Adresse gibt es keine Website.'],
    unavailable: [
      'Einen Moment, bitte',
      'Wir sind in wenigen Sekunden wieder da. Bitte versuchen Sie es noch einmal.',
    ],
  },
} as const

interface Visit {
  readonly why: keyof (typeof words)['en']
  /** What the visitor's browser says about languages. */
  readonly languages: string | null | undefined
  /** Name of the site, where it is told. */
  readonly name?: string
}

/** What people see of a site that is closed or cannot answer for the moment, or of an address without a site. It needs nothing else to work. */
export function closedPage({ why, languages, name }: Visit): WireReply {
  const lang = (languages ?? '').trim().toLowerCase().startsWith('de') ? 'de' : 'en'
  const [title, sentence] = words[lang][why]
  const nonce = newSecret()
  const above = name ? `<p class="name">${inHtml(name)}</p>` : ''
  return {
    status: why === 'gone' ? 404 : 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'`,
      'x-robots-tag': 'noindex',
      ...(why === 'gone' ? {} : { 'retry-after': String(retryAfter[why]) }),
    },
    body: `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style nonce="${nonce}">${style}</style><main>${above}<h1>${title}</h1><p>${sentence}</p></main></html>`,
  }
}

const style =
  ':root{color-scheme:light dark;font:1.0625rem/1.6 system-ui,sans-serif}body{min-height:100vh;margin:0;display:grid;place-items:center}main{max-width:32rem;padding:2rem}h1{font-size:1.75rem;line-height:1.2;font-weight:600;margin:0 0 .75rem}p{margin:0}.name{margin-bottom:2rem;opacity:.7}'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const inHtml = (text: string): string => text.replace(/[&<>"]/g, (char) => escapes[char] ?? char)
