import type { SavedMethods } from '../provider-under-test.ts'

interface Money {
  readonly currency_code: string
  readonly value: string
}
interface Part {
  readonly id: string
  status: string
  amount: Money
  readonly create_time: string
  custom_id?: string
  /** For a refund: its capture. */
  capture?: string
}

/** An order in PayPal's responses. */
export interface BankOrder {
  readonly id: string
  readonly intent: string
  status: string
  readonly create_time: string
  update_time?: string
  readonly purchase_units: {
    readonly custom_id: string
    amount: Money
    readonly payments: { authorizations: Part[]; captures: Part[]; refunds: Part[] }
  }[]
  readonly return_url: string
  /** Whether the buyer's account is saved with the payment. */
  readonly saves: boolean
  /** Identifies the saved account. */
  token?: string
  /** Whether the next capture is declined. */
  declines: boolean
  /** Whether captures are pending, as for a debit. */
  waits: boolean
}

/** A dispute in PayPal's responses. */
export interface BankDispute {
  readonly dispute_id: string
  readonly create_time: string
  update_time: string
  status: string
  dispute_life_cycle_stage: string
  readonly dispute_amount: Money
  dispute_outcome?: { readonly outcome_code: string }
  readonly disputed_transactions: readonly { readonly seller_transaction_id: string }[]
}

type NewOrder = Pick<BankOrder, 'intent' | 'return_url' | 'saves'> & {
  readonly amount: Money
  readonly custom_id: string
}
type ChargesGo = Parameters<SavedMethods['chargesGo']>[0]

interface OutgoingMessage {
  readonly type: string
  readonly resource: object
}

/** The state of PayPal's stand-in. */
export function createBank({
  base,
  now,
}: {
  readonly base: () => string
  readonly now: () => Date
}) {
  const orders = new Map<string, BankOrder>()
  const disputes = new Map<string, BankDispute>()
  /** Tokens of saved accounts, by the order that saved them. */
  const tokens = new Map<string, string>()
  const withoutBuyer: BankOrder[] = []
  let chargesGo: ChargesGo = 'PAID'
  let namesLate = false
  let outbox: OutgoingMessage[] = []
  let refundsGo: 'done' | 'pending' | 'failed' = 'done'
  let count = 0
  const newId = () => {
    count += 1
    return `PP${String(count).padStart(14, '0')}`
  }
  const at = () => now().toISOString()
  const notify = (type: string, resource: object) => {
    outbox.push({ type, resource: structuredClone(resource) })
  }
  const orderOf = (id: string) => {
    const order = orders.get(id)
    if (!order) throw new Error(`There is no order ${id}`)
    return order
  }
  const unitOf = (order: BankOrder) => {
    const [unit] = order.purchase_units
    if (!unit) throw new Error('It has no purchase unit')
    return unit
  }
  const related = (order: BankOrder) => ({
    supplementary_data: { related_ids: { order_id: order.id } },
  })
  const partOf = (kind: 'authorizations' | 'captures', id: string) => {
    for (const order of orders.values()) {
      const part = unitOf(order).payments[kind].find((one) => one.id === id)
      if (part) return { order, part }
    }
    return undefined
  }

  function remember(order: BankOrder) {
    if (!order.saves || order.token) return
    order.token = `${newId()}tok`
    tokens.set(order.token, order.id)
    notify('VAULT.PAYMENT-TOKEN.CREATED', { id: order.token, metadata: { order_id: order.id } })
  }

  function open(values: NewOrder) {
    const { amount, custom_id, ...rest } = values
    const payments = { authorizations: [], captures: [], refunds: [] }
    const order: BankOrder = {
      ...rest,
      id: newId(),
      status: 'PAYER_ACTION_REQUIRED',
      create_time: at(),
      purchase_units: [{ custom_id, amount, payments }],
      declines: false,
      waits: false,
    }
    orders.set(order.id, order)
    return order
  }

  function capture(order: BankOrder, amount: Money) {
    const part: Part = {
      id: newId(),
      status: order.waits ? 'PENDING' : 'COMPLETED',
      amount,
      create_time: at(),
      custom_id: unitOf(order).custom_id,
    }
    unitOf(order).payments.captures.push(part)
    order.status = 'COMPLETED'
    remember(order)
    const type = order.waits ? 'PENDING' : 'COMPLETED'
    notify(`PAYMENT.CAPTURE.${type}`, { ...part, ...related(order) })
    return part
  }

  function refund(order: BankOrder, amount: Money, customId?: string) {
    const [paid] = unitOf(order).payments.captures
    const status = { done: 'COMPLETED', pending: 'PENDING', failed: 'FAILED' }[refundsGo]
    const part: Part = {
      id: newId(),
      status,
      amount,
      create_time: at(),
      ...(customId && { custom_id: customId }),
      capture: paid?.id ?? '',
    }
    unitOf(order).payments.refunds.push(part)
    sendRefund(part)
    return part
  }
  /** A message about a refund contains only its capture. */
  const sendRefund = (part: Part) =>
    notify('PAYMENT.CAPTURE.REFUNDED', {
      id: part.id,
      links: [{ rel: 'up', href: `${base()}/v2/payments/captures/${part.capture}` }],
    })

  function dispute(order: BankOrder, outcome: 'open' | 'won') {
    const [paid] = unitOf(order).payments.captures
    if (!paid) throw new Error('Nothing was taken')
    const isOf = (one: BankDispute) =>
      one.disputed_transactions.some((each) => each.seller_transaction_id === paid.id)
    const made: BankDispute = [...disputes.values()].find(isOf) ?? {
      dispute_id: `PP-D-${disputes.size + 1}`,
      create_time: at(),
      update_time: at(),
      status: 'WAITING_FOR_SELLER_RESPONSE',
      dispute_life_cycle_stage: 'CHARGEBACK',
      dispute_amount: paid.amount,
      disputed_transactions: [{ seller_transaction_id: paid.id }],
    }
    disputes.set(made.dispute_id, made)
    if (outcome === 'won') {
      made.status = 'RESOLVED'
      made.dispute_outcome = { outcome_code: 'RESOLVED_SELLER_FAVOUR' }
    }
    notify(`CUSTOMER.DISPUTE.${outcome === 'won' ? 'RESOLVED' : 'CREATED'}`, made)
  }

  function settle(order: BankOrder, isFine: boolean) {
    const [part] = unitOf(order).payments.captures
    if (!part) throw new Error('Nothing was taken')
    part.status = isFine ? 'COMPLETED' : 'DECLINED'
    const type = isFine ? 'COMPLETED' : 'DENIED'
    notify(`PAYMENT.CAPTURE.${type}`, { ...part, ...related(order) })
  }

  return {
    orders,
    disputes,
    dispute,
    orderOf,
    unitOf,
    partOf,
    capture,
    refund,
    notify,
    at,
    open,
    tokens,
    isDeclining: () => chargesGo === 'DECLINED',
    namesToken: ({ token }: BankOrder) => token !== undefined && !namesLate,
    /** An order that is paid at its creation, from a saved account. */
    charge(values: NewOrder) {
      const order = open(values)
      withoutBuyer.push(order)
      order.waits = chargesGo === 'CHECKED'
      capture(order, values.amount)
      return order
    },
    wasCharged: (customId: string) =>
      withoutBuyer.some((order) => unitOf(order).custom_id === customId),
    isCharge: (order: BankOrder) => withoutBuyer.includes(order),
    charged: () =>
      withoutBuyer.filter((order) => unitOf(order).payments.captures[0]?.status === 'COMPLETED')
        .length,
    setCharges(how: ChargesGo) {
      chargesGo = how
      if (how === 'REVOKED') tokens.clear()
    },
    finishChecks(isFine: boolean) {
      for (const order of withoutBuyer) {
        const [part] = unitOf(order).payments.captures
        if (part?.status === 'PENDING') settle(order, isFine)
      }
    },
    setNamesLate: (isLate: boolean) => {
      namesLate = isLate
    },
    approve(id: string, values: Partial<Pick<BankOrder, 'declines' | 'waits'>> = {}) {
      const order = orderOf(id)
      if (order.status !== 'PAYER_ACTION_REQUIRED' && order.status !== 'APPROVED') return
      count += 1
      const update_time = `${at()} ${count}`
      Object.assign(order, {
        status: 'APPROVED',
        declines: false,
        waits: false,
        update_time,
        ...values,
      })
      notify('CHECKOUT.ORDER.APPROVED', { id, intent: order.intent })
    },
    authorize(order: BankOrder) {
      const { custom_id, amount, payments } = unitOf(order)
      const part: Part = { id: newId(), status: 'CREATED', amount, create_time: at(), custom_id }
      payments.authorizations.push(part)
      order.status = 'COMPLETED'
      remember(order)
      notify('PAYMENT.AUTHORIZATION.CREATED', { ...part, ...related(order) })
      return part
    },
    void(order: BankOrder) {
      const [part] = unitOf(order).payments.authorizations
      if (!part) throw new Error('Nothing is authorized')
      part.status = 'VOIDED'
      notify('PAYMENT.AUTHORIZATION.VOIDED', { ...part, ...related(order) })
    },
    settle,
    left(order: BankOrder) {
      const { captures, refunds } = unitOf(order).payments
      const sum = (parts: readonly Part[]) =>
        parts.reduce((all, one) => all + Number(one.amount.value), 0)
      const back = sum(refunds.filter(({ status }) => status !== 'FAILED'))
      return Math.round((sum(captures) - back) * 100) / 100
    },
    finishRefunds(how: 'done' | 'failed') {
      for (const part of [...orders.values()].flatMap((order) => unitOf(order).payments.refunds)) {
        if (part.status === 'FAILED') continue
        part.status = how === 'done' ? 'COMPLETED' : 'FAILED'
        sendRefund(part)
      }
    },
    setRefunds: (how: typeof refundsGo) => {
      refundsGo = how
    },
    takeOutbox() {
      const taken = outbox
      outbox = []
      return taken
    },
  }
}

export type Bank = ReturnType<typeof createBank>
