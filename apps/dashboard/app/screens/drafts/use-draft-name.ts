import type { OutputOf } from '../../api/client.ts'
import { useMessages } from '../../shared/messages.tsx'

export type Draft = OutputOf<'draftOrders.queryDraftOrders'>['draftOrders'][number]

/** The name of a draft: that of its order, where there is one. */
export function useDraftName() {
  const { drafts: words } = useMessages()
  return ({ orderNumber, isEdit, itemCount }: Draft): string => {
    if (orderNumber === null) return words.newOrder({ n: itemCount })
    return isEdit ? words.edit({ number: orderNumber }) : words.made({ number: orderNumber })
  }
}
