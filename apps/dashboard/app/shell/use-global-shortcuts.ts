import { useEffect } from 'react'
import { areShortcutsBlocked } from '../shared/focus.ts'

/** Ctrl or Cmd with K finds, `?` explains, `/` goes to the search of the list. */
export function useGlobalShortcuts(open: (what: 'palette' | 'shortcuts') => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        open('palette')
        return
      }
      if (event.ctrlKey || event.metaKey || event.altKey || areShortcutsBlocked(event.target))
        return
      if (event.key === '?') open('shortcuts')
      const search = document.querySelector<HTMLElement>('input[type=search]')
      if (event.key === '/' && search) {
        event.preventDefault()
        search.focus()
      }
    }
    globalThis.addEventListener('keydown', press)
    return () => globalThis.removeEventListener('keydown', press)
  }, [open])
}
