import type { InputOf } from '../../api/client.ts'
import { links } from '../../links.ts'
import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useNavigation } from '../../shared/navigation.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction } from '../../shared/use-operation.ts'

type Origin = Pick<InputOf<'draftOrders.createDraftOrder'>, 'orderId' | 'copyOf'>

/** Creates a draft, or continues the open one, and opens it. */
export function useNewDraft() {
  const messages = useMessages()
  const { go } = useNavigation()
  const showToast = useToast()
  const create = useAction('draftOrders.createDraftOrder', {
    invalidates: ['draftOrders.queryDraftOrders'],
  })
  return async (origin: Origin) => {
    if (create.isPending) return
    try {
      const { draftOrder } = await create.mutateAsync(origin)
      go(links.draft(draftOrder.id))
    } catch (error) {
      showToast({ text: errorMessage(error, messages), isError: true })
    }
  }
}
