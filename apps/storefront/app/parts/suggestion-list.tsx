import { useEffect, useRef } from 'react'
import { useMessages } from '../messages/index.ts'
import { Name } from './name.tsx'
import type { Suggestion, SuggestionGroup } from './suggestions.ts'

type Props = {
  id: string
  groups: readonly SuggestionGroup[]
  /** Index of the active option; -1 for none. */
  active: number
  isShown: boolean
  go: (href: string) => void
}

/** Suggestions below the field; the focus stays in the field. */
export function SuggestionList({ id, groups, active, isShown, go }: Props) {
  const messages = useMessages()
  const starts = startsOf(groups)
  return (
    <div
      id={id}
      className="suggestions"
      role="listbox"
      aria-label={messages.search.suggestions}
      hidden={!isShown}
    >
      {groups.map(({ kind, items }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox is grouped by role
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <p id={`${id}-${kind}`} className="suggestions-title">
            {messages.search[kind]}
          </p>
          {items.map((item, position) => {
            const index = (starts[group] ?? 0) + position
            return (
              <Option
                key={item.href}
                id={`${id}-${index}`}
                item={item}
                isActive={index === active}
                go={go}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

/** Number of options before each group. */
const startsOf = (groups: readonly SuggestionGroup[]) =>
  groups.map((_, position) =>
    groups.slice(0, position).reduce((sum, { items }) => sum + items.length, 0),
  )

type OptionProps = { id: string; item: Suggestion; isActive: boolean; go: (href: string) => void }

function Option({ id, item: { words, href, picture }, isActive, go }: OptionProps) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the field, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: the field points at its option instead
    <div
      id={id}
      ref={element}
      className="suggestion"
      role="option"
      aria-selected={isActive}
      // Prevents the field from losing the focus.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => go(href)}
    >
      {picture && <img src={picture} alt="" width={40} height={40} loading="lazy" />}
      <Name>{words}</Name>
    </div>
  )
}
