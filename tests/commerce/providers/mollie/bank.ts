import type { Capture, Chargeback, Payment, Refund } from '@mollie/api-client'
import type { SavedMethods } from '../provider-under-test.ts'

type Amount = Payment['amount']
type Plain<T> = {
  -readonly [K in keyof T as T[K] extends (...args: never[]) => unknown ? never : K]: T[K]
}
export type BankPayment = Partial<Plain<Payment>> &
  Pick<Plain<Payment>, 'id' | 'status' | 'amount' | 'metadata' | 'createdAt'> & {
    details?: Record<string, unknown>
  }
type BankRefund = Pick<Plain<Refund>, 'id' | 'status' | 'amount' | 'metadata' | 'createdAt'>
type BankChargeback = Pick<Plain<Chargeback>, 'id' | 'amount' | 'createdAt'> & {
  reversedAt?: string
}

export interface NewPayment {
  readonly amount: Amount
  readonly description: string
  readonly redirectUrl: string
  readonly webhookUrl?: string
  readonly captureMode?: string
  readonly metadata?: unknown
  readonly sequenceType?: 'oneoff' | 'first' | 'recurring'
  readonly customerId?: string
  readonly mandateId?: string
}

/** A mandate for later charges. */
interface BankMandate {
  readonly id: string
  readonly customerId: string
  status: 'valid' | 'invalid'
}

type ChargesGo = Parameters<SavedMethods['chargesGo']>[0]

const asStatus = (status: string) => status as Payment['status']

/** The state of Mollie's stand-in. */
export function createBank({ now }: { readonly now: () => Date }) {
  const payments = new Map<string, BankPayment>()
  const refunds = new Map<string, BankRefund[]>()
  const chargebacks = new Map<string, BankChargeback[]>()
  const customers = new Set<string>()
  const mandates = new Map<string, BankMandate>()
  let chargesGo: ChargesGo = 'PAID'
  let changed: string[] = []
  let refundsGo: 'done' | 'pending' | 'failed' = 'done'
  let count = 0
  const newId = (prefix: string) => {
    count += 1
    return `${prefix}_${String(count).padStart(10, '0')}`
  }
  const at = () => now().toISOString()
  const notify = ({ id, webhookUrl }: BankPayment) => {
    if (webhookUrl) changed.push(id)
  }
  const paymentOf = (id: string) => {
    const payment = payments.get(id)
    if (!payment) throw new Error(`There is no payment ${id}`)
    return payment
  }
  const money = (payment: BankPayment, value: number): Amount => {
    const digits = payment.amount.value.split('.')[1]?.length ?? 0
    return { currency: payment.amount.currency, value: value.toFixed(digits) }
  }
  const numberOf = (amount: Amount | undefined) => Number(amount?.value ?? 0)

  function change(payment: BankPayment, values: Partial<BankPayment>) {
    Object.assign(payment, values)
    notify(payment)
  }

  function refund(id: string, amount: Amount, metadata: unknown = null) {
    const payment = paymentOf(id)
    const status = { done: 'refunded', pending: 'pending', failed: 'failed' }[refundsGo]
    const made: BankRefund = {
      id: newId('re'),
      status: status as Refund['status'],
      amount,
      metadata,
      createdAt: at(),
    }
    refunds.set(id, [...(refunds.get(id) ?? []), made])
    notify(payment)
    return made
  }

  function open(values: NewPayment) {
    const payment: BankPayment = {
      ...(values as Partial<BankPayment>),
      id: newId('tr'),
      resource: 'payment',
      mode: 'test' as Payment['mode'],
      status: asStatus('open'),
      amount: values.amount,
      metadata: values.metadata ?? null,
      createdAt: at(),
      isCancelable: false,
      details: {},
    }
    payments.set(payment.id, payment)
    return payment
  }

  /** The mandate created by a first payment. */
  function saveMandate(payment: BankPayment) {
    const { customerId, sequenceType } = payment
    if (String(sequenceType) !== 'first' || !customerId) return
    const mandate: BankMandate = { id: newId('mdt'), customerId, status: 'valid' }
    mandates.set(mandate.id, mandate)
    payment.mandateId = mandate.id
  }

  /** A payment without its buyer, and so without a page. */
  function charge(values: NewPayment) {
    const payment = open(values)
    const details = { cardNumber: '4242', cardLabel: 'Visa' }
    if (chargesGo === 'CHECKED') change(payment, { status: asStatus('pending') })
    else if (chargesGo === 'DECLINED') {
      const failed = { status: asStatus('failed'), failedAt: at() }
      change(payment, { ...failed, details: { failureReason: 'insufficient_funds' } })
    } else change(payment, { status: asStatus('paid'), paidAt: at(), details })
    return payment
  }

  const isCharge = ({ sequenceType }: BankPayment) => String(sequenceType) === 'recurring'

  return {
    payments,
    refunds,
    chargebacks,
    customers,
    mandates,
    paymentOf,
    numberOf,
    open,
    charge,
    isCharge,
    addCustomer() {
      const id = newId('cst')
      customers.add(id)
      return { resource: 'customer', id, mode: 'test', createdAt: at(), _links: {} }
    },
    /** Revoked mandates stay so; later ones are valid again. */
    setCharges(how: ChargesGo) {
      chargesGo = how
      if (how !== 'REVOKED') return
      for (const mandate of mandates.values()) mandate.status = 'invalid'
    },
    finishChecks(isFine: boolean) {
      for (const payment of payments.values()) {
        if (!isCharge(payment) || String(payment.status) !== 'pending') continue
        if (isFine) change(payment, { status: asStatus('paid'), paidAt: at() })
        else {
          const details = { bankReasonCode: 'AM04' }
          change(payment, { status: asStatus('failed'), failedAt: at(), details })
        }
      }
    },
    pay(id: string) {
      const payment = paymentOf(id)
      if (payment.status !== 'open') return
      const details = { cardNumber: '4242', cardLabel: 'Visa' }
      saveMandate(payment)
      if (String(payment.captureMode) === 'manual') {
        change(payment, { status: asStatus('authorized'), authorizedAt: at(), details })
      } else change(payment, { status: asStatus('paid'), paidAt: at(), details })
    },
    fail(id: string, failureReason: string) {
      const payment = paymentOf(id)
      if (payment.status !== 'open') return
      change(payment, { status: asStatus('failed'), failedAt: at(), details: { failureReason } })
    },
    set: (id: string, status: string) =>
      change(paymentOf(id), {
        status: asStatus(status),
        ...(status === 'paid' && { paidAt: at() }),
      }),
    capture(id: string, amount: Amount): Pick<Capture, 'id' | 'amount'> {
      const payment = paymentOf(id)
      change(payment, { status: asStatus('paid'), paidAt: at(), amountCaptured: amount })
      return { id: newId('cpt'), amount }
    },
    refund,
    refundSome: (id: string, minor: number) => refund(id, money(paymentOf(id), minor / 100)),
    left(id: string) {
      const payment = paymentOf(id)
      const back = (refunds.get(id) ?? [])
        .filter(({ status }) => String(status) !== 'failed')
        .reduce((sum, one) => sum + numberOf(one.amount), 0)
      return Math.round((numberOf(payment.amountCaptured ?? payment.amount) - back) * 100) / 100
    },
    finishRefunds(how: 'done' | 'failed') {
      for (const [id, made] of refunds) {
        for (const one of made) {
          if (String(one.status) === 'failed') continue
          one.status = (how === 'done' ? 'refunded' : 'failed') as Refund['status']
          notify(paymentOf(id))
        }
      }
    },
    setRefunds: (how: typeof refundsGo) => {
      refundsGo = how
    },
    dispute(id: string, outcome: 'open' | 'won') {
      const [existing] = chargebacks.get(id) ?? []
      const { amount } = paymentOf(id)
      const made = existing ?? { id: newId('chb'), amount, createdAt: at() }
      if (outcome === 'won') made.reversedAt = at()
      chargebacks.set(id, [made])
      notify(paymentOf(id))
    },
    takeChanged() {
      const taken = changed
      changed = []
      return taken
    },
  }
}

export type Bank = ReturnType<typeof createBank>
