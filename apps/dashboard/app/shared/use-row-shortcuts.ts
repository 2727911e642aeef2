import { type RefObject, useEffect } from 'react'
import { areShortcutsBlocked } from './focus.ts'

/**
 * j and k move through the rows, x selects (Shift x a range), e opens. The focus is the cursor. `onKey`
 * handles further keys of the focused row.
 */
export function useRowShortcuts(
  list: RefObject<HTMLElement | null>,
  onSelect?: (index: number, range: boolean) => void,
  onKey?: (key: string, index: number) => boolean,
) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || areShortcutsBlocked(event.target))
        return
      const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])]
      const rows = links.map((link) => link.closest('tr'))
      const at = rows.findIndex((row) => row?.contains(document.activeElement))
      const key = event.key.toLowerCase()
      if (key === 'j') links[Math.min(links.length - 1, at + 1)]?.focus()
      else if (key === 'k') links[Math.max(0, at - 1)]?.focus()
      else if (key === 'x' && at >= 0 && onSelect) onSelect(at, event.shiftKey)
      else if (key === 'e' && at >= 0) links[at]?.click()
      else if (at < 0 || !onKey?.(key, at)) return
      event.preventDefault()
    }
    globalThis.addEventListener('keydown', press)
    return () => globalThis.removeEventListener('keydown', press)
  }, [list, onSelect, onKey])
}
