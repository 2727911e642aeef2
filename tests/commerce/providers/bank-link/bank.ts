import type { BankPayment } from '../../../../examples/plugins/bank-link/api.ts'

type Open<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer E)[] ? Open<E>[] : T[K] }

/** A payment in the books of the service. */
export type BookedPayment = Open<BankPayment> & {
  isCaptured: boolean
  returnUrl: string
}

export interface NewPayment {
  readonly paymentId: string
  readonly siteId: string
  readonly amount: number
  readonly currency: string
  readonly returnUrl: string
  readonly capture: boolean
}

export interface BankMessage {
  readonly id: string
  readonly type: string
  readonly payment: string | null
}

/** The state of the service's stand-in. Amounts in minor units. */
export function createBank({ now, base }: { readonly now: () => Date; base(): string }) {
  const payments = new Map<string, BookedPayment>()
  let messages: BankMessage[] = []
  let refundsGo: 'done' | 'sent' | 'failed' = 'done'
  let count = 0
  const newId = (prefix: string) => {
    count += 1
    return `${prefix}_${String(count).padStart(6, '0')}`
  }
  const at = () => now().toISOString()
  const send = (payment: string | null, type = 'payment.changed') => {
    const message = { id: newId('msg'), type, payment }
    messages.push(message)
    return message
  }
  const paymentOf = (id: string) => {
    const payment = payments.get(id)
    if (!payment) throw new Error(`There is no payment ${id}`)
    return payment
  }
  function change(payment: BookedPayment, values: Partial<BookedPayment>) {
    Object.assign(payment, values, { updatedAt: at() })
    send(payment.id)
  }
  const returned = ({ refunds }: BookedPayment) =>
    refunds.filter(({ status }) => status !== 'failed').reduce((sum, { amount }) => sum + amount, 0)

  return {
    payments,
    paymentOf,
    returned,
    open({ capture, ...values }: NewPayment): BookedPayment {
      const id = newId('bl')
      const payment: BookedPayment = {
        ...values,
        id,
        status: 'open',
        pageUrl: `${base()}/pay/${id}`,
        captured: 0,
        failure: null,
        card: null,
        createdAt: at(),
        updatedAt: at(),
        refunds: [],
        disputes: [],
        isCaptured: capture,
      }
      payments.set(id, payment)
      return payment
    },
    pay(id: string) {
      const payment = paymentOf(id)
      if (payment.status !== 'open') return
      const card = { brand: 'Giro', lastFourDigits: '4242' }
      const { amount, isCaptured } = payment
      change(
        payment,
        isCaptured ? { status: 'paid', captured: amount, card } : { status: 'authorized', card },
      )
    },
    fail(id: string, failure: string) {
      const payment = paymentOf(id)
      if (payment.status === 'open') change(payment, { status: 'failed', failure })
    },
    debit: (id: string) => change(paymentOf(id), { status: 'processing' }),
    settle(id: string, isFine: boolean) {
      const payment = paymentOf(id)
      change(
        payment,
        isFine
          ? { status: 'paid', captured: payment.amount }
          : { status: 'failed', failure: 'declined' },
      )
    },
    end: (id: string, status: 'cancelled' | 'released') => change(paymentOf(id), { status }),
    capture: (id: string, captured = paymentOf(id).amount) =>
      change(paymentOf(id), { status: 'paid', captured }),
    refund(id: string, amount: number, refundId: string | null) {
      const payment = paymentOf(id)
      payment.refunds.push({ id: newId('rf'), refundId, amount, status: refundsGo, at: at() })
      send(id)
    },
    setRefunds(how: 'done' | 'pending' | 'failed') {
      refundsGo = how === 'pending' ? 'sent' : how
    },
    finishRefunds(how: 'done' | 'failed') {
      for (const payment of payments.values()) {
        for (const refund of payment.refunds) {
          if (refund.status !== 'failed') refund.status = how
        }
        if (payment.refunds.length > 0) send(payment.id)
      }
    },
    dispute(id: string, isWon: boolean) {
      const payment = paymentOf(id)
      const [present] = payment.disputes
      if (present) present.isWon = isWon
      else payment.disputes.push({ id: newId('dp'), amount: payment.captured, isWon, at: at() })
      send(id)
    },
    send,
    takeMessages() {
      const taken = messages
      messages = []
      return taken
    },
  }
}

export type Bank = ReturnType<typeof createBank>
