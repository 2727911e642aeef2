import type { OutputOf } from '../../api/client.ts'
import { useMessages } from '../../shared/messages.tsx'

export type Draft = OutputOf<'draftOrders.queryDraftOrders'>['draftOrders'][number]

/** The name of a draft: that of its order, where there is one. */
export function useDraftName() {
  const { drafts: texts } = useMessages()
  return ({ orderNumber, isEdit, itemCount }: Draft): string => {
    if (orderNumber === null) return texts.newOrder({ n: itemCount })
    return isEdit ? texts.edit({ number: orderNumber }) : texts.made({ number: orderNumber })
  }
}
