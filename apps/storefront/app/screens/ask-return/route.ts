import type { Order } from '@vitrine/contract/orders'
import { formatExactMoney, fromMinorUnits } from '@vitrine/money'
import { VitrineError } from '@vitrine/sdk'
import type { Errors } from '../../flow/errors.ts'
import { links } from '../../links.ts'
import { findOrder } from '../../order/find-order.ts'
import {
  type ChosenPieces,
  piecesIn,
  type ReturnableLine,
  readPieces,
} from '../../order/return-form.ts'
import type { OrderReturns } from '../../order/return-view.ts'
import type { RequestContext } from '../../request/context.ts'
import { notFoundRoute } from '../not-found/route.ts'
import { type Route, redirectTo, type ScreenResult } from '../screen.ts'

export type AskReturnProps = {
  number: string
  link: string
  /** Makes sending the same form twice one return. */
  requestKey: string
  lines: readonly ReturnableLine[]
  reasons: readonly string[]
  costPaidBy: 'BUYER' | 'SHOP'
  /** The deduction, as text. */
  fee?: string
  fields: ChosenPieces
  errors: Errors
}

/** Requests a return of lines of an order, by its link or by the session of its buyer. */
export const askReturnRoute: Route<AskReturnProps> = {
  load: async (context, { link = '' }) => show(context, link),
  act: async (context, form) => {
    const link = decodeURIComponent(context.url.pathname.split('/')[2] ?? '')
    const order = await findOrder(context, link)
    if (!order) return show(context, link)
    const read = await context.api.returns.getOrderReturns({ order: order.link })
    const lines = linesOf(order, read)
    const fields = readPieces(form, lines)
    const { pieces, errors } = piecesIn(fields, lines, context.messages.returns.form)
    if (Object.keys(errors).length > 0) return page(context, order, { read, fields, errors })
    try {
      await ask(context, order, pieces, String(form.get('key') ?? ''))
    } catch (error) {
      const known =
        error instanceof VitrineError && [400, 409, 422, 428].includes(error.status ?? 0)
      if (!known) throw error
      const refused = { form: context.messages.returns.form.refused }
      return page(context, order, { read, fields, errors: refused })
    }
    return redirectTo(`${links.order(order.link)}#returns`)
  },
}

type Pieces = ReturnType<typeof piecesIn>['pieces']

const ask = ({ api }: RequestContext, { link: order }: Order, lines: Pieces, key: string) =>
  api.returns.requestReturn(
    { order, lines: [...lines] },
    key ? { headers: { 'Idempotency-Key': key } } : {},
  )

async function show(context: RequestContext, link: string): Promise<ScreenResult<AskReturnProps>> {
  const order = await findOrder(context, link)
  if (!order) return (await notFoundRoute.load(context)) as unknown as ScreenResult<AskReturnProps>
  const read = await context.api.returns.getOrderReturns({ order: order.link })
  if (read.options.refusal) return redirectTo(`${links.order(order.link)}#returns`)
  return page(context, order, { read })
}

const linesOf = (order: Order, { options }: OrderReturns): ReturnableLine[] =>
  options.lines.flatMap(({ lineId, available, refusal }) => {
    const line = order.lines.find(({ id }) => id === lineId)
    return line && available > 0 && !refusal ? [{ id: lineId, name: line.name, available }] : []
  })

type PageState = { read: OrderReturns; fields?: ChosenPieces; errors?: Errors }

function page(
  { messages, site }: RequestContext,
  order: Order,
  { read, fields = {}, errors = {} }: PageState,
): ScreenResult<AskReturnProps> {
  const { number, link, currency } = order
  const { reasons, costPaidBy, returnFee } = read.options
  const value = fromMinorUnits(BigInt(returnFee), currency)
  return {
    kind: 'page',
    status: Object.keys(errors).length > 0 ? 422 : 200,
    head: {
      title: `${messages.returns.form.title({ number })} – ${site.name}`,
      isPrivate: true,
      isHiddenFromSearch: true,
    },
    props: {
      number,
      link,
      requestKey: crypto.randomUUID(),
      lines: linesOf(order, read),
      reasons,
      costPaidBy,
      ...(returnFee > 0 && {
        fee: formatExactMoney({ value, currency, locale: messages.locale }),
      }),
      fields,
      errors,
    },
  }
}
