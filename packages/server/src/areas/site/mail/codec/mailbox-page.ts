import type { Page } from '@vitrine/contract/kit'
import type { StoredMail } from '../model.ts'
import { escapeAttribute, escapeHtml } from '../rules/direction.ts'
import { mailboxStyle } from './mailbox-style.ts'

interface MailboxView {
  readonly mails: readonly StoredMail[]
  readonly shop: string
  /** The filter of the mailbox. */
  readonly id?: string
  readonly view?: string
}

export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  // The frame inherits this: a mail may show pictures and styles, but run nothing.
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}

/** The mailbox of development: a list, and a mail as its reader sees it, without a line of script. */
export function mailboxPage({ mails, shop, id, view }: MailboxView): Page {
  const requestedMail = mails.find((mail) => mail.id === id)
  const openMail = requestedMail ?? mails[0]
  const content = openMail ? mailArticle(openMail, view === 'text') : empty
  return {
    status: 200,
    headers: pageHeaders,
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeAttribute(shop)} – mailbox</title><style>${mailboxStyle}</style></head>
<body><main class="${requestedMail ? 'reading' : 'listing'}"><nav aria-label="Mails"><header><h1>Mailbox</h1><p>${escapeHtml(shop)} · ${mails.length === 1 ? '1 mail' : `${mails.length} mails`} · <a href="/mailbox">Refresh</a></p>${boxTabs('mail')}</header>
<ol>${mails.map((mail) => entry(mail, mail === openMail)).join('')}</ol></nav>
<article>${content}</article></main></body></html>`,
  }
}

/** The ways between the two boxes. */
export const boxTabs = (here: 'mail' | 'phone'): string => {
  const tab = (name: string, box: 'mail' | 'phone', href: string) =>
    `<a href="${href}"${box === here ? ' aria-current="page"' : ''}>${name}</a>`
  return `<p class="tabs">${tab('Mail', 'mail', '/mailbox')}${tab('Phone', 'phone', '/mailbox?box=phone')}</p>`
}

/** A mail of a rehearsal is never sent, whatever server there is. */
const stateOf = ({ state, isRehearsal }: Pick<StoredMail, 'state' | 'isRehearsal'>): string =>
  isRehearsal ? 'rehearsal' : state.toLowerCase()

const entry = (
  { id, to, subject, createdDate, state, isRehearsal }: StoredMail,
  isShown: boolean,
): string =>
  `<li><a href="/mailbox?id=${id}"${isShown ? ' aria-current="true"' : ''}><b dir="auto">${escapeHtml(subject)}</b><span>${escapeHtml(to)}</span><span class="meta">${moment(createdDate)} · ${stateOf({ state, isRehearsal })}</span></a></li>`

function mailArticle(mail: StoredMail, asText: boolean): string {
  const { id, to, subject, createdDate, state, isRehearsal, failure } = mail
  const tab = (name: string, view: string, isHere: boolean) =>
    `<a href="/mailbox?id=${id}${view}"${isHere ? ' aria-current="page"' : ''}>${name}</a>`
  return `<header><a class="back" href="/mailbox">All mails</a><h2 dir="auto">${escapeHtml(subject)}</h2>
<p class="meta">to ${escapeHtml(to)} · ${moment(createdDate)} · ${stateOf({ state, isRehearsal })}${failure ? ` · ${escapeHtml(failure)}` : ''}</p>
<p class="tabs">${tab('As sent', '', !asText)}${tab('As text', '&amp;view=text', asText)}</p></header>
${bodyOf(mail, asText)}`
}

function bodyOf({ text, html, subject, clearedDate }: StoredMail, asText: boolean): string {
  if (clearedDate) return '<p class="empty">The words of this mail were removed after 14 days.</p>'
  if (asText) return `<pre dir="auto" tabindex="0">${escapeHtml(text)}</pre>`
  const page = html.replace('<head>', '<head><base target="_blank">')
  return `<iframe title="${escapeAttribute(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${page.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`
}

const empty = '<p class="empty">No mail has been written yet. Register in the shop to get some.</p>'

export const moment = (date: Date): string => {
  const text = date.toISOString()
  return `<time datetime="${text}">${text.slice(0, 16).replace('T', ' ')} UTC</time>`
}
