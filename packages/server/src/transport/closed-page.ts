import { acceptedLanguages, chooseLanguage, directionOf } from '@vitrine/messages'
import { newSecret } from '../platform/ids.ts'
import type { PipelineResponse } from './pipeline-messages.ts'

/** `Retry-After` of a closed site, in seconds. */
export const RETRY_AFTER = 300

/** `Retry-After` of an unavailable server, in seconds. */
const RETRY_SOON = 2
const retryAfter = { closed: RETRY_AFTER, unavailable: RETRY_SOON }

const texts = {
  en: {
    closed: ['Closed for the moment', 'We are working on this website. Please come back later.'],
    'not-found': ['Website not found', 'There is no website at this address.'],
    unavailable: ['One moment, please', 'We will be back in a few seconds. Please try again.'],
  },
  de: {
    closed: [
      'Im Moment geschlossen',
      'Wir arbeiten an dieser Website. Bitte kommen Sie später wieder.',
    ],
    'not-found': ['Website nicht gefunden', 'Unter dieser Adresse gibt es keine Website.'],
    unavailable: [
      'Einen Moment, bitte',
      'Wir sind in wenigen Sekunden wieder da. Bitte versuchen Sie es noch einmal.',
    ],
  },
  es: {
    closed: ['Cerrado en este momento', 'Estamos trabajando en este sitio web. Vuelve más tarde.'],
    'not-found': ['Sitio web no encontrado', 'No hay ningún sitio web en esta dirección.'],
    unavailable: ['Un momento, por favor', 'Volvemos en unos segundos. Inténtalo de nuevo.'],
  },
  fr: {
    closed: ['Fermé pour le moment', 'Nous travaillons sur ce site. Revenez plus tard.'],
    'not-found': ['Site introuvable', 'Il n’y a pas de site à cette adresse.'],
    unavailable: ['Un instant', 'De retour dans quelques secondes. Réessayez.'],
  },
  it: {
    closed: ['Al momento chiuso', 'Stiamo lavorando a questo sito. Torna più tardi.'],
    'not-found': ['Sito non trovato', 'A questo indirizzo non c’è alcun sito.'],
    unavailable: ['Un momento, per favore', 'Torniamo tra pochi secondi. Riprova.'],
  },
  he: {
    closed: ['סגור כרגע', 'אנחנו עובדים על האתר. שווה לחזור מאוחר יותר.'],
    'not-found': ['האתר לא נמצא', 'אין אתר בכתובת הזאת.'],
    unavailable: ['רגע אחד, בבקשה', 'נחזור בעוד שניות אחדות. נא לנסות שוב.'],
  },
  ar: {
    closed: ['مغلق حاليًا', 'نعمل على هذا الموقع. نرحب بعودتك لاحقًا.'],
    'not-found': ['الموقع غير موجود', 'لا يوجد موقع بهذا العنوان.'],
    unavailable: ['لحظة من فضلك', 'نعود خلال ثوانٍ قليلة. يُرجى المحاولة مرة أخرى.'],
  },
  ja: {
    closed: ['ただいま閉店中です', 'サイトの作業を行っています。のちほどお越しください。'],
    'not-found': ['サイトが見つかりません', 'このアドレスにサイトはありません。'],
    unavailable: ['少々お待ちください', '数秒で復旧します。もう一度お試しください。'],
  },
} as const

const known = Object.keys(texts) as (keyof typeof texts)[]

interface ClosedPageOptions {
  readonly reason: keyof (typeof texts)['en']
  /** The Accept-Language of the visitor's browser. */
  readonly languages: string | null | undefined
  /** Name of the site, where it may be shown. */
  readonly name?: string
}

/** The page of a closed or unavailable site, or of an address without a site. It loads no other files. */
export function closedPage({ reason, languages, name }: ClosedPageOptions): PipelineResponse {
  const { language: lang } = chooseLanguage(known, acceptedLanguages(languages), 'en')
  const [title, sentence] = texts[lang][reason]
  const nonce = newSecret()
  const nameLine = name ? `<p class="name">${escapeHtml(name)}</p>` : ''
  return {
    status: reason === 'not-found' ? 404 : 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'`,
      'x-robots-tag': 'noindex',
      ...(reason === 'not-found' ? {} : { 'retry-after': String(retryAfter[reason]) }),
    },
    body: `<!doctype html><html lang="${lang}" dir="${directionOf(lang)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style nonce="${nonce}">${style}</style><main>${nameLine}<h1>${title}</h1><p>${sentence}</p></main></html>`,
  }
}

const style =
  ':root{color-scheme:light dark;font:1.0625rem/1.6 system-ui,sans-serif}body{min-height:100vh;margin:0;display:grid;place-items:center}main{max-width:32rem;padding:2rem}h1{font-size:1.75rem;line-height:1.2;font-weight:600;margin:0 0 .75rem}p{margin:0}.name{margin-bottom:2rem;opacity:.7}'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => escapes[char] ?? char)
