import { createContext, useContext } from 'react'
import { useMessages } from '../messages/index.ts'
import { loadQuickLook } from './load-quick-look.ts'
import { quickLookStore } from './quick-look-store.ts'

/** Whether products of a page open in front of it. */
export const QuickLookOffered = createContext(false)

const prepare = () => void loadQuickLook().catch(() => undefined)

/** Opens a product in front of its list, for pointers that hover; a tap on the card leads to the page. */
export function QuickLookButton({ slug, name }: { slug: string; name: string }) {
  const isOffered = useContext(QuickLookOffered)
  const { quickLook: messages } = useMessages()
  if (!isOffered) return null
  return (
    <button
      className="quick-look-button"
      type="button"
      aria-haspopup="dialog"
      aria-label={messages.of({ name })}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={({ currentTarget: opener }) => quickLookStore.open({ slug, name, opener })}
    >
      {messages.open}
    </button>
  )
}
