import type { Messages } from '../messages/index.ts'
import { formatDay } from '../views/preorder.ts'

/** The shipping day promised to the buyer of a line. */
export type DeliveryPromise = {
  /** `YYYY-MM-DD`; absent: not known, or it has passed. */
  day?: string
  hasYear?: boolean
}

export function deliveryPromiseOf(
  { shipsAt }: { readonly shipsAt: string | null },
  today: string,
): DeliveryPromise {
  if (shipsAt === null || shipsAt < today) return {}
  return { day: shipsAt, ...(!shipsAt.startsWith(today.slice(0, 4)) && { hasYear: true }) }
}

/** For an order, which may be read at any time: “Pre-order, leaves about 19 December”. */
export function deliveryPromiseText({ day, hasYear }: DeliveryPromise, messages: Messages): string {
  if (day === undefined) return messages.states.preorder
  const parts: Intl.DateTimeFormatOptions = {
    day: 'numeric',
    month: 'long',
    ...(hasYear && { year: 'numeric' }),
  }
  return messages.order.preorder({ day: formatDay(day, messages.locale, parts) })
}
