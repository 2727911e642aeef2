import { type ComponentType, lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { links } from '../links.ts'
import { loadQuickLook } from './load-quick-look.ts'
import { type QuickLookState, quickLookStore } from './quick-look-store.ts'

/** If its code cannot be loaded, the page of the product does the same. */
const QuickLook = lazy<ComponentType<QuickLookState & { isOpen: boolean }>>(() =>
  loadQuickLook().then(
    (module) => ({ default: module.QuickLook }),
    () => {
      const { slug = '' } = quickLookStore.state() ?? {}
      location.assign(links.product(slug))
      return { default: () => null }
    },
  ),
)

const none = () => undefined

/** The product that is open in front of a list. */
export function QuickLookLoader() {
  const state = useSyncExternalStore(quickLookStore.subscribe, quickLookStore.state, none)
  const [path] = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another list.
  useEffect(() => quickLookStore.close, [path])
  // Stays mounted when closed, because only an open dialog restores the focus.
  const last = useRef(state)
  if (state) last.current = state
  if (!last.current) return null
  return (
    <Suspense fallback={null}>
      <QuickLook key={last.current.id} {...last.current} isOpen={state !== undefined} />
    </Suspense>
  )
}
