import type { Page } from '@vitrine/contract/kit'
import type { StoredMessage } from '../../phone-messages/index.ts'
import { escapeAttribute, escapeHtml } from '../rules/direction.ts'
import { boxTabs, moment, pageHeaders } from './mailbox-page.ts'
import { mailboxStyle } from './mailbox-style.ts'

/** Text messages and calls that were not sent, in development: newest first, in full. */
export const phoneBoxPage = ({
  messages,
  shop,
}: {
  readonly messages: readonly StoredMessage[]
  readonly shop: string
}): Page => ({
  status: 200,
  headers: pageHeaders,
  body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeAttribute(shop)} – messages to phones</title><style>${mailboxStyle}</style></head>
<body><main class="phone"><nav aria-label="Boxes"><header><h1>Mailbox</h1><p>${escapeHtml(shop)} · ${messages.length === 1 ? '1 message' : `${messages.length} messages`} · <a href="/mailbox?box=phone">Refresh</a></p>${boxTabs('phone')}</header></nav>
<article aria-label="Messages to phones">${messages.length === 0 ? empty : `<ol>${messages.map(entry).join('')}</ol>`}</article></main></body></html>`,
})

const kinds = { SMS: 'Text message', CALL: 'Phone call' } as const

const entry = ({ kind, to, text, state, failure, createdDate }: StoredMessage): string =>
  `<li class="message"><p class="meta">${kinds[kind]} to <span class="number">${escapeHtml(to)}</span> · ${moment(createdDate)} · ${state.toLowerCase()}${failure ? ` · ${escapeHtml(failure)}` : ''}</p><p dir="auto">${text === '' ? 'The words were handed over and are not kept.' : escapeHtml(text).replaceAll('\n', '<br>')}</p></li>`

const empty =
  '<p class="empty">Nothing has been sent to a phone yet. Allow text messages or calls as a second step, and add a number in the shop.</p>'
