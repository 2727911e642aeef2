import { useConfirm } from '../../../shared/confirm.tsx'
import { errorMessage } from '../../../shared/failure.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { useToast } from '../../../shared/toast.tsx'
import { useAction } from '../../../shared/use-operation.ts'
import { nameOf, type Return, staleReturns } from './setup.ts'

const options = { invalidates: staleReturns }

/** Actions on a return that need no dialog. */
export function useReturnActions() {
  const messages = useMessages()
  const { returns } = messages
  const showToast = useToast()
  const confirm = useConfirm()
  const receive = useAction('returns.receiveReturn', options)
  const cancel = useAction('returns.cancelReturn', options)
  const attempt = async (run: () => Promise<unknown>, text: string): Promise<void> => {
    try {
      await run()
      showToast({ text })
    } catch (error) {
      showToast({ text: errorMessage(error, messages), isError: true })
    }
  }
  return {
    isBusy: receive.isPending || cancel.isPending,
    onReceive: (one: Return) => {
      const name = nameOf(one, messages)
      void attempt(() => receive.mutateAsync({ id: one.id }), returns.arrived({ name }))
    },
    onCancel: async (one: Return) => {
      const name = nameOf(one, messages)
      const question = {
        title: returns.cancelTitle({ name }),
        text: returns.cancelText,
        yes: returns.cancel,
        no: returns.keep,
      }
      if (!(await confirm(question))) return
      const { id, orderId: order } = one
      await attempt(() => cancel.mutateAsync({ id, order }), returns.cancelled({ name }))
    },
  }
}
