import type { Order } from '@vitrine/contract/orders'
import { VitrineError } from '@vitrine/sdk'
import type { Errors } from '../../flow/errors.ts'
import { findOrder } from '../../order/find-order.ts'
import { fieldsOfLine, piecesIn, type ReturnableLine } from '../../order/return-form.ts'
import type { OrderReturns } from '../../order/return-view.ts'
import type { RequestContext } from '../../request/context.ts'
import type { PageResult, Route } from '../screen.ts'
import { emptyFields, problemsOf, readFields, type WithdrawFields } from './form.ts'

export type WithdrawProps = {
  step: 'form' | 'review' | 'done'
  /** The link of an order whose lines can be selected; empty without one. */
  link: string
  lines: readonly ReturnableLine[]
  deadline?: { date: string; isRunning: boolean; isLate: boolean }
  fields: WithdrawFields
  /** Makes confirming twice one withdrawal. */
  requestKey: string
  /** ISO 8601, UTC. */
  receivedDate?: string
  errors: Errors
}

/** Withdraws from a contract in two steps, without an account. */
export const withdrawRoute: Route<WithdrawProps> = {
  load: async (context) => {
    const known = await findKnown(context, context.url.searchParams.get('order') ?? '')
    return page(context, known, { step: 'form', fields: firstFields(known) })
  },
  act: async (context, form) => {
    const known = await findKnown(context, String(form.get('order') ?? ''))
    const fields = readFields(form, known.lines)
    const errors = problemsOf(fields, known.lines, known.order !== undefined, context.messages)
    const step = form.get('step')
    if (step === 'change') return page(context, known, { step: 'form', fields })
    if (Object.keys(errors).length > 0)
      return page(context, known, { step: 'form', fields, errors })
    const requestKey = String(form.get('key') ?? '') || crypto.randomUUID()
    if (step !== 'confirm') return page(context, known, { step: 'review', fields, requestKey })
    return confirm(context, known, fields, requestKey)
  },
}

/** The order of the link, and the parts that can be withdrawn from. */
type OrderParts = { order?: Order; read?: OrderReturns; lines: readonly ReturnableLine[] }

async function findKnown(context: RequestContext, link: string): Promise<OrderParts> {
  const order = link ? await findOrder(context, link) : undefined
  if (!order) return { lines: [] }
  const read = await context.api.returns.getOrderReturns({ order: order.link })
  const lines = read.withdrawal.lines.flatMap(({ lineId: id, available }) => {
    const line = order.lines.find((one) => one.id === id)
    return line && available > 0 ? [{ id, name: line.name, available }] : []
  })
  return { order, read, lines }
}

/** Prefills the buyer's data and all pieces of the order. */
function firstFields({ order, lines }: OrderParts): WithdrawFields {
  const { firstName, lastName } = (order?.billing ?? order?.shipping)?.contactDetails ?? {}
  const pieces = lines.map(({ id, available }) => [fieldsOfLine(id).quantity, String(available)])
  return {
    ...emptyFields,
    name: [firstName, lastName].filter(Boolean).join(' '),
    email: order?.email ?? '',
    pieces: Object.fromEntries(pieces),
  }
}

async function confirm(
  context: RequestContext,
  known: OrderParts,
  fields: WithdrawFields,
  requestKey: string,
): Promise<PageResult<WithdrawProps>> {
  const { api, messages, localeChoice } = context
  const { declaration, confirm: button } = messages.withdraw
  const { number, name, email, statement, pieces } = fields
  const chosen = piecesIn(pieces, known.lines, messages.returns.form).pieces
  const lines = chosen.map(({ lineId, quantity }) => ({ lineId, quantity }))
  try {
    const { receivedDate } = await api.returns.withdraw(
      {
        ...(known.order ? { order: known.order.link, lines } : { number, statement }),
        name,
        email,
        wording: `${declaration} [${button}]`,
        language: localeChoice.lang,
      },
      { headers: { 'Idempotency-Key': requestKey } },
    )
    return page(context, known, {
      step: 'done',
      fields,
      receivedDate: receivedDate.toISOString(),
    })
  } catch (error) {
    if (!(error instanceof VitrineError) || error.status !== 400) throw error
    const errors = { form: messages.withdraw.refused }
    return page(context, known, { step: 'form', fields, errors })
  }
}

type PageState = Pick<WithdrawProps, 'step' | 'fields'> & Partial<WithdrawProps>

function page(
  { messages, site }: RequestContext,
  { order, read, lines }: OrderParts,
  { errors = {}, requestKey = '', ...shown }: PageState,
): PageResult<WithdrawProps> {
  const { deadlineDate, running: isRunning = false, late: isLate = false } = read?.withdrawal ?? {}
  return {
    kind: 'page',
    status: Object.keys(errors).length > 0 ? 422 : 200,
    head: { title: `${messages.layout.withdraw} – ${site.name}`, isPrivate: true },
    props: {
      ...shown,
      link: order?.link ?? '',
      lines,
      ...(deadlineDate && { deadline: { date: deadlineDate.toISOString(), isRunning, isLate } }),
      requestKey,
      errors,
    },
  }
}
