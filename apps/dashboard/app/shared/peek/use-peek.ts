import { type FocusEvent, type KeyboardEvent, type MouseEvent, useState } from 'react'
import { moveFocus } from '../menu.tsx'

/**
 * Shows a summary of rows without opening them: Space on a row, or its button, toggles the panel, arrow keys move to
 * the next row, Escape closes it. The focus stays in the list, and the panel follows it.
 */
export function usePeek<T>(rows: readonly T[]) {
  const [at, setAt] = useState<number>()
  const close = () => setAt(undefined)
  const toggle = (index: number) => setAt(at === index ? undefined : index)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const links = linksIn(event.currentTarget)
    const index = links.indexOf(event.target as HTMLElement)
    if (index < 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (event.key === ' ') toggle(index)
    else if (at === undefined) return
    else if (event.key === 'Escape') close()
    else if (!event.key.match(/^Arrow(Up|Down)$/) || !moveFocus(event.key, links)) return
    event.preventDefault()
  }
  // A button acts when the key is released; Space has shown the panel by then.
  const onKeyUp = (event: KeyboardEvent<HTMLElement>) => {
    const isRow = linksIn(event.currentTarget).includes(event.target as HTMLElement)
    if (isRow && event.key === ' ') event.preventDefault()
  }
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const index = linksIn(event.currentTarget).indexOf(event.target as HTMLElement)
    if (at !== undefined && index >= 0) setAt(index)
  }
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const button = (event.target as Element).closest('[data-peek]')
    if (!button) return
    const links = linksIn(event.currentTarget)
    const index = links.findIndex((link) => link.closest('tr') === button.closest('tr'))
    links[index]?.focus()
    toggle(index)
  }
  return {
    row: at === undefined ? undefined : rows[at],
    close,
    listProps: { onKeyDown, onKeyUp, onFocus, onClick },
  }
}

const linksIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-row-link]')]
