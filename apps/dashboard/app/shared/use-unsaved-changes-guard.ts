import { useBlocker } from '@tanstack/react-router'
import { useConfirm } from './confirm.tsx'
import { useMessages } from './messages.tsx'

interface GuardOptions {
  /**
   * Whether the screen retains its input while only the search of its address changes, such as the page of a
   * list.
   */
  readonly staysOnScreen?: boolean
}

/** Asks for confirmation before unsaved changes are lost, by navigating or by closing the page. */
export function useUnsavedChangesGuard(
  name: string,
  unsaved: () => boolean,
  { staysOnScreen = false }: GuardOptions = {},
) {
  const { leave, action } = useMessages()
  const confirm = useConfirm()
  useBlocker({
    enableBeforeUnload: unsaved,
    shouldBlockFn: async ({ current, next }) => {
      const isSameScreen = staysOnScreen && current.pathname === next.pathname
      if (isSameScreen || !unsaved()) return false
      const leaves = await confirm({
        title: leave.title,
        text: leave.text({ name }),
        yes: action.discard,
        no: action.stay,
      })
      return !leaves
    },
  })
}
