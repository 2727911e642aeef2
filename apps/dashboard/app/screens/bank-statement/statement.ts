import type { OutputOf } from '../../api/client.ts'

export type StatementLine = OutputOf<'bankStatements.readStatement'>['lines'][number]

/** The displayed data of an order assigned to a line. */
export type AssignedOrder = Pick<
  StatementLine['orders'][number],
  'id' | 'number' | 'currency' | 'cancelled'
>

/** The order that a merchant assigns to a line, as typed and as found. */
export interface Assignment {
  readonly number: string
  readonly order: AssignedOrder | undefined
}

/** The initial assignment: the only order that the line names or that waits for the same amount. */
export function firstAssignment({ match, orders }: StatementLine): Assignment {
  const [order, other] = orders
  const isSure = order !== undefined && !other && match !== 'NOTHING_DUE'
  return isSure ? { number: order.number, order } : { number: '', order: undefined }
}

/** Whether a line can be recorded: it is for an order, in the order's currency. */
export const isRecordable = ({ match, currency }: StatementLine, { order }: Assignment): boolean =>
  match !== 'RECORDED' && order !== undefined && !order.cancelled && order.currency === currency

/** A file as text: banks write UTF-8 or, still, the older encoding of Western Europe. */
export async function textOfFile(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
