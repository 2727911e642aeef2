import type { FakeReply, FakeRequest, FakeRoute } from '../fake-server.ts'
import type { Bank, BookedPayment, NewPayment } from './bank.ts'

export const bankError = (status: number, text: string): FakeReply => ({ status, body: { text } })

/** The part of the service's API that payments use, and the page for paying. */
export function bankApi(bank: Bank): FakeRoute[] {
  const onPayment =
    (use: (payment: BookedPayment, request: FakeRequest) => FakeReply | undefined) =>
    (request: FakeRequest): FakeReply => {
      const payment = bank.payments.get(request.params[0] ?? '')
      if (!payment) return bankError(404, 'There is no such payment.')
      return use(payment, request) ?? { status: 200, body: payment }
    }
  const wrongState = bankError(409, 'The payment is not in this state.')
  return [
    {
      method: 'POST',
      path: /^\/payments$/,
      answer: ({ body }) => ({ status: 201, body: bank.open(JSON.parse(body) as NewPayment) }),
    },
    { method: 'GET', path: /^\/payments\/(\w+)$/, answer: onPayment(() => undefined) },
    {
      method: 'POST',
      path: /^\/payments\/(\w+)\/capture$/,
      answer: onPayment(({ id, status }, { body }) => {
        if (status !== 'authorized') return wrongState
        bank.capture(id, (JSON.parse(body) as NewPayment).amount)
        return undefined
      }),
    },
    {
      method: 'POST',
      path: /^\/payments\/(\w+)\/release$/,
      answer: onPayment(({ id, status }) => {
        if (status !== 'authorized') return wrongState
        bank.end(id, 'released')
        return undefined
      }),
    },
    {
      method: 'POST',
      path: /^\/payments\/(\w+)\/cancel$/,
      answer: onPayment(({ id, status }) => {
        if (status !== 'open') return wrongState
        bank.end(id, 'cancelled')
        return undefined
      }),
    },
    {
      method: 'POST',
      path: /^\/payments\/(\w+)\/refunds$/,
      answer: onPayment((payment, { body }) => {
        const { refundId, amount } = JSON.parse(body) as { refundId: string; amount: number }
        if (amount > payment.captured - bank.returned(payment)) {
          return bankError(422, 'More than was paid.')
        }
        bank.refund(payment.id, amount, refundId)
        return undefined
      }),
    },
    {
      method: 'GET',
      path: /^\/account$/,
      answer: () => ({ status: 200, body: { name: 'Lamps of Berlin' } }),
    },
    ...pages(bank),
  ]
}

function pages(bank: Bank): FakeRoute[] {
  const path = /^\/pay\/(\w+)$/
  const show = ({ params: [id = ''] }: FakeRequest): FakeReply => ({
    status: 200,
    body: `<form method="post">${bank.paymentOf(id).amount}</form>`,
  })
  const act = ({ params: [id = ''], body }: FakeRequest): FakeReply => {
    const form = new URLSearchParams(body)
    if (form.has('pay')) bank.pay(id)
    if (form.has('declined')) bank.fail(id, form.get('declined') ?? '')
    if (form.has('debit')) bank.debit(id)
    if (form.has('leave')) bank.end(id, 'cancelled')
    return { status: 303, body: '', headers: { location: bank.paymentOf(id).returnUrl } }
  }
  return [
    { method: 'GET', path, answer: show, isPage: true },
    { method: 'POST', path, answer: act, isPage: true },
  ]
}
