import { useBlocker } from '@tanstack/react-router'
import { useConfirm } from './confirm.tsx'
import { useMessages } from './messages.tsx'

/** Asks before unsaved changes are lost, by another screen or by closing the page. */
export function useUnsavedChangesGuard(name: string, unsaved: () => boolean) {
  const { product, action } = useMessages()
  const confirm = useConfirm()
  useBlocker({
    enableBeforeUnload: unsaved,
    shouldBlockFn: async () => {
      if (!unsaved()) return false
      const leave = await confirm({
        title: product.leaveTitle,
        text: product.leaveText({ name }),
        yes: action.discard,
        no: action.stay,
      })
      return !leave
    },
  })
}
