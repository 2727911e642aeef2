import type { FakeReply, FakeRequest, FakeRoute } from '../fake-server.ts'
import type { Bank, BankPayment, NewPayment } from './bank.ts'

export const mollieError = (status: number, detail: string, field?: string): FakeReply => ({
  status,
  // Its library waits this long before it retries.
  headers: { 'retry-after': '0' },
  body: { status, title: titles[status] ?? 'Error', detail, ...(field && { field }) },
})
const titles: Readonly<Record<number, string>> = {
  401: 'Unauthorized Request',
  404: 'Not Found',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
}

const fine = (body: object, status = 200): FakeReply => ({ status, body })

/** The part of Mollie’s API that payments use. */
export function mollieApi(bank: Bank, base: () => string): FakeRoute[] {
  const shown = (payment: BankPayment) => ({
    ...payment,
    _links: {
      self: { href: `${base()}/v2/payments/${payment.id}`, type: 'application/hal+json' },
      ...(String(payment.status) === 'open' && {
        checkout: { href: `${base()}/checkout/${payment.id}`, type: 'text/html' },
      }),
    },
    _embedded: {
      refunds: bank.refunds.get(payment.id) ?? [],
      chargebacks: bank.chargebacks.get(payment.id) ?? [],
    },
  })
  const onPayment = (use: (payment: BankPayment, request: FakeRequest) => FakeReply) => {
    const answer = (request: FakeRequest) => {
      const payment = bank.payments.get(request.params[0] ?? '')
      return payment
        ? use(payment, request)
        : mollieError(404, `No payment exists with token ${request.params[0]}.`)
    }
    return answer
  }
  const route = (method: string, path: RegExp, answer: FakeRoute['answer']): FakeRoute => ({
    method,
    path,
    answer,
  })
  return [
    route('POST', /^\/v2\/payments$/, ({ body }) => {
      const values = JSON.parse(body) as NewPayment
      if (!/^\d+(\.\d{2,3})?$/.test(values.amount.value)) {
        return mollieError(422, 'The amount contains an invalid value', 'amount')
      }
      const refused = refusedSequence(bank, values)
      if (refused) return refused
      const isCharge = values.sequenceType === 'recurring'
      return fine(shown(isCharge ? bank.charge(values) : bank.open(values)), 201)
    }),
    route('POST', /^\/v2\/customers$/, () => fine(bank.addCustomer(), 201)),
    route('GET', /^\/v2\/customers\/(\w+)\/payments$/, ({ params: [id = ''] }) => {
      const payments = [...bank.payments.values()]
        .filter(({ customerId }) => customerId === id)
        .reverse()
      return fine({
        count: payments.length,
        _embedded: { payments: payments.map(shown) },
        _links: {},
      })
    }),
    route(
      'GET',
      /^\/v2\/payments\/(\w+)$/,
      onPayment((payment) => fine(shown(payment))),
    ),
    route(
      'POST',
      /^\/v2\/payments\/(\w+)\/captures$/,
      onPayment((payment, { body }) => {
        if (String(payment.status) !== 'authorized') {
          return mollieError(422, 'The payment is not authorized and cannot be captured')
        }
        const { amount = payment.amount } = JSON.parse(body) as Partial<NewPayment>
        return fine({ resource: 'capture', ...bank.capture(payment.id, amount) }, 201)
      }),
    ),
    route(
      'POST',
      /^\/v2\/payments\/(\w+)\/release-authorization$/,
      onPayment((payment) => {
        if (String(payment.status) !== 'authorized') {
          return mollieError(422, 'The payment is not authorized')
        }
        bank.set(payment.id, 'canceled')
        return { status: 202, body: '' }
      }),
    ),
    route(
      'POST',
      /^\/v2\/payments\/(\w+)\/refunds$/,
      onPayment((payment, { body }) => {
        const { amount, metadata } = JSON.parse(body) as NewPayment
        if (bank.numberOf(amount) > bank.left(payment.id)) {
          return mollieError(422, 'The amount is higher than the maximum', 'amount')
        }
        const made = bank.refund(payment.id, amount, metadata)
        return fine({ resource: 'refund', paymentId: payment.id, ...made, _links: {} }, 201)
      }),
    ),
    route('GET', /^\/v2\/profiles\/me$/, () =>
      fine({
        resource: 'profile',
        id: 'pfl_1',
        name: 'Lamps of Berlin',
        status: 'verified',
        _links: {},
      }),
    ),
    route('GET', /^\/v2\/methods$/, () =>
      fine({ count: 1, _embedded: { methods: [{ resource: 'method', id: 'creditcard' }] } }),
    ),
  ]
}

/** docs.mollie.com/docs/recurring-payments: a first payment needs a customer, a recurring one also a valid mandate. */
function refusedSequence(bank: Bank, values: NewPayment): FakeReply | undefined {
  const { sequenceType = 'oneoff', customerId = '', mandateId = '', redirectUrl } = values
  if (sequenceType !== 'recurring' && !redirectUrl) {
    return mollieError(422, 'The redirect URL is invalid', 'redirectUrl')
  }
  if (sequenceType === 'oneoff') return undefined
  if (!bank.customers.has(customerId)) {
    return mollieError(404, `No customer exists with token ${customerId}.`)
  }
  if (sequenceType === 'first') return undefined
  const mandate = bank.mandates.get(mandateId)
  const isValid = mandate?.status === 'valid' && mandate.customerId === customerId
  return isValid
    ? undefined
    : mollieError(422, 'No suitable mandates found for customer', 'mandateId')
}
