import { useEffect, useRef } from 'react'
import { useMessages } from '../messages/index.ts'
import { ProductSummary } from '../search/product-summary.tsx'
import { Name } from './name.tsx'
import type { Suggestion, SuggestionGroup } from './suggestions.ts'

type Props = {
  id: string
  groups: readonly SuggestionGroup[]
  /** Index of the active option; -1 for none. */
  active: number
  isShown: boolean
  onChoose: () => void
  /** Whether the chosen page replaces this one in the history. */
  isReplacing?: boolean
}

/** Suggestions below the field; the focus stays in the field. */
export function SuggestionList({ id, groups, active, isShown, ...option }: Props) {
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
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} data-kind={kind}>
          <p id={`${id}-${kind}`} className="suggestions-title">
            {kind === 'articles' ? messages.journal.title : messages.search[kind]}
          </p>
          {items.map((item, position) => {
            const index = (starts[group] ?? 0) + position
            return (
              <Option
                key={item.href}
                id={`${id}-${index}`}
                item={item}
                isActive={index === active}
                {...option}
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

type OptionProps = Pick<Props, 'onChoose' | 'isReplacing'> & {
  id: string
  item: Suggestion
  isActive: boolean
}

function Option({ id, item, isActive, onChoose, isReplacing }: OptionProps) {
  const { href, card } = item
  const element = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <a
      id={id}
      ref={element}
      className="suggestion"
      role="option"
      aria-selected={isActive}
      href={href}
      data-replace={isReplacing ? '' : undefined}
      // The field points at its option, and the focus stays there.
      tabIndex={-1}
      onPointerDown={(event) => event.preventDefault()}
      onClick={(event) => isOpenedElsewhere(event.nativeEvent) || onChoose()}
    >
      {card ? <ProductSummary card={card} /> : <Words {...item} />}
    </a>
  )
}

function Words({ words, detail }: Suggestion) {
  if (!detail) return <Name>{words}</Name>
  return (
    <span className="suggestion-text">
      <Name>{words}</Name>
      <span className="suggestion-detail suggestion-about" dir="auto">
        {detail}
      </span>
    </span>
  )
}

/** In another tab or window. */
const isOpenedElsewhere = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey
