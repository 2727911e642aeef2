import type { Page } from '@vitrine/contract/kit'
import { formatMoney, fromMinorUnits } from '@vitrine/money'
import type { BankPayment } from '../model.ts'
import { testCards } from '../rules/cards.ts'

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
}

const style = `:root{color-scheme:light dark;--paper:#fff;--ink:#1c1c1e;--mute:#5f5a54;--hair:#d6d3ce;--accent:#0b57d0;--on:#fff}
@media(prefers-color-scheme:dark){:root{--paper:#17171a;--ink:#eceae6;--mute:#aaa69f;--hair:#3a3a3f;--accent:#8ab4f8;--on:#10131a}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:30rem;margin:0 auto;padding:2rem 1.25rem}h1{font-size:1.4rem;margin:0 0 .25rem}p{margin:.25rem 0 1rem}.mute{color:var(--mute)}
label{display:block;font-weight:600;margin:1rem 0 .35rem}input{width:100%;font:inherit;padding:.65rem .75rem;border:1px solid var(--mute);border-radius:.5rem;background:transparent;color:inherit}
button{width:100%;font:inherit;font-weight:600;padding:.75rem;border-radius:.5rem;border:1px solid var(--accent);background:var(--accent);color:var(--on);margin-top:.75rem;cursor:pointer}
button.plain{background:transparent;color:var(--accent)}:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
table{border-collapse:collapse;width:100%;margin-top:1.5rem;font-size:.9rem}caption{text-align:start;font-weight:600;padding:.25rem 0}td,th{text-align:start;padding:.4rem .5rem .4rem 0;border-top:1px solid var(--hair);font-weight:400}th{font-variant-numeric:tabular-nums;white-space:nowrap}
.problem{border:1px solid #b3261e;border-radius:.5rem;padding:.6rem .75rem;margin:1rem 0}`

const page = (status: number, title: string, body: string): Page => ({
  status,
  headers,
  body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} – Test bank</title><style>${style}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`,
})

const amountOf = ({ amountMinor, currency }: BankPayment) =>
  formatMoney({ value: fromMinorUnits(BigInt(amountMinor), currency), currency, locale: 'en' })

const form = (content: string) => `<form method="post">${content}</form>`
const button = (action: string, text: string, kind = '') =>
  `<button name="action" value="${action}"${kind && ` class="${kind}"`}>${text}</button>`

const groups = (number: string) => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/** The page for entering a card. */
export function cardPage(payment: BankPayment, problem?: string): Page {
  const rows = testCards
    .map(
      (card) => `<tr><th scope="row">${groups(card.number)}</th><td>${card.description}</td></tr>`,
    )
    .join('')
  const alert = problem ? `<p class="problem" role="alert" id="problem">${problem}</p>` : ''
  return page(
    problem ? 422 : 200,
    'Pay with a test card',
    `<p>Order ${payment.orderNumber}: <strong>${amountOf(payment)}</strong></p>
<p class="mute">This is a test. No money moves, and real cards are not accepted.</p>${alert}
${form(`<label for="card">Card number</label><input id="card" name="card" inputmode="numeric" autocomplete="off" required maxlength="23"${problem ? ' aria-invalid="true" aria-describedby="problem"' : ''}>${button('pay', `Pay ${amountOf(payment)}`)}`)}
${form(button('cancel', 'Cancel and return to the shop', 'plain'))}
<table><caption>Test cards</caption><tbody>${rows}</tbody></table>`,
  )
}

/** The confirmation of 3-D Secure. */
export const challengePage = (payment: BankPayment): Page =>
  page(
    200,
    'Confirm the payment',
    `<p>Your bank asks whether it is you who pays <strong>${amountOf(payment)}</strong>.</p>
${form(button('confirm', 'Yes, confirm'))}${form(button('refuse', 'No, refuse', 'plain'))}`,
  )

/** The page for finishing the review of a debit, on behalf of the bank. */
export const reviewPage = (payment: BankPayment): Page =>
  page(
    200,
    'A debit is being checked',
    `<p>Order ${payment.orderNumber}: <strong>${amountOf(payment)}</strong></p>
<p class="mute">Decide what the bank finds out.</p>
${form(button('settle', 'The debit goes through'))}${form(button('return', 'The debit is returned', 'plain'))}`,
  )

/** Redirects back to the shop. */
export const returnTo = ({ returnUrl }: BankPayment): Page => ({
  status: 303,
  headers: { location: returnUrl, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  body: null,
})
