import { Check, ChevronDown } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { readingKey } from './reading-key.ts'

export interface MenuItem {
  readonly key: string
  readonly label: string
  /** For toggles, which leave the menu open. */
  readonly isChecked?: boolean
  readonly isDisabled?: boolean
  readonly onSelect: () => void
}

interface MenuProps {
  readonly label: string
  /** In place of the label for screen readers, where that is too short. */
  readonly name?: string
  readonly items: readonly MenuItem[]
}

/** A button with a menu below: arrows, Home and End move, Enter and Space choose, Escape closes. */
export function Menu({ label, name, items }: MenuProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) focusable(list.current)[0]?.focus()
  }, [isOpen])
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  const choose = ({ isChecked, isDisabled, onSelect }: MenuItem) => {
    if (isDisabled) return
    // A dialog opened by the choice restores the focus to the button.
    if (isChecked === undefined) close()
    onSelect()
  }
  const press = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Tab') return setIsOpen(false)
    if (event.key === 'Escape') close()
    else if (!moveFocus(event.key, focusable(list.current))) return
    event.preventDefault()
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    const isInside = [button, list].some((place) => place.current?.contains(relatedTarget))
    if (!isInside) setIsOpen(false)
  }
  return (
    <div className="menu">
      <button
        ref={button}
        type="button"
        className="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={name}
        onBlur={leave}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setIsOpen(true)
        }}
      >
        {label}
        <ChevronDown aria-hidden="true" />
      </button>
      {isOpen && (
        <div
          ref={list}
          id={id}
          role="menu"
          aria-label={name ?? label}
          onBlur={leave}
          onKeyDown={press}
        >
          {items.map((item) => (
            <button
              key={item.key}
              type="button"
              {...roleOf(item)}
              aria-disabled={item.isDisabled}
              tabIndex={-1}
              onClick={() => choose(item)}
            >
              {item.isChecked !== undefined && <Check aria-hidden="true" />}
              {item.label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

const roleOf = ({ isChecked }: MenuItem) =>
  isChecked === undefined
    ? { role: 'menuitem' }
    : { role: 'menuitemcheckbox', 'aria-checked': isChecked }

const focusable = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? []),
]

/** Moves the focus among elements in a row; false for other keys. */
export function moveFocus(key: string, places: readonly HTMLElement[]): boolean {
  const at = (places as readonly (Element | null)[]).indexOf(document.activeElement)
  const last = places.length - 1
  const next = new Map([
    ['ArrowDown', at === last ? 0 : at + 1],
    ['ArrowRight', at === last ? 0 : at + 1],
    ['ArrowUp', at <= 0 ? last : at - 1],
    ['ArrowLeft', at <= 0 ? last : at - 1],
    ['Home', 0],
    ['End', last],
  ]).get(readingKey(key))
  if (next === undefined) return false
  places[next]?.focus()
  return true
}
