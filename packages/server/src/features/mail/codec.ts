import type { Page } from '@vitrine/contract/kit'
import type { Mail } from '@vitrine/contract/mailbox'
import type { StoredMail } from './model.ts'
import { escapeHtml } from './rules.ts'

export const encodeMail = ({ failure, ...mail }: StoredMail): Mail => ({
  ...mail,
  ...(failure === null ? {} : { failure }),
})

const style = `body{margin:0;background:oklch(.985 .004 85);color:oklch(.22 .012 75);font:16px/1.55 system-ui,sans-serif}
main{max-width:46rem;margin:0 auto;padding:48px 24px}h1{font:40px/1 Georgia,serif;margin:0 0 24px}
article{border-top:1px solid oklch(.22 .012 75/.15);padding:20px 0}h2{font-size:17px;margin:0}p{margin:4px 0}
pre{white-space:pre-wrap;font:inherit;margin:12px 0 0}small{color:oklch(.45 .012 75)}
@media(prefers-color-scheme:dark){body{background:oklch(.19 .01 75);color:oklch(.94 .008 85)}small{color:oklch(.75 .012 80)}article{border-color:oklch(.94 .008 85/.15)}}`

/** The mailbox of development: plain words, nothing a mail says can act. */
export function mailboxPage(mails: readonly StoredMail[]): Page {
  const articles = mails.map(
    (mail) => `<article><h2 dir="auto">${escapeHtml(mail.subject)}</h2>
<p><small>to ${escapeHtml(mail.to)} · <time>${mail.createdDate.toISOString()}</time> · ${mail.state.toLowerCase()}</small></p>
<pre dir="auto">${escapeHtml(mail.text)}</pre></article>`,
  )
  const body =
    articles.join('') || '<p>No mail has been written yet. Register in the shop to get some.</p>'
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mailbox</title><style>${style}</style></head><body><main><h1>Mailbox</h1>${body}</main></body></html>`,
  }
}
