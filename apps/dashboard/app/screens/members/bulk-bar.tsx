import { formatNumber } from '../../scaffold/format.ts'
import { useLanguage } from '../../scaffold/language.tsx'
import { May } from '../../scaffold/may.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { bulkCalls, bulkKinds } from './moves.ts'
import type { Bulk } from './use-bulk.ts'

interface BulkBarProps {
  readonly bulk: Bulk
  /** Members that fit the filter, on every page. */
  readonly total: number
}

/** How many are meant and what can be done with them: the ticked ones, or all that fit. */
export function BulkBar({ bulk, total }: BulkBarProps) {
  const { members, action } = useMessages()
  const language = useLanguage()
  const { count, everyone, progress } = bulk
  if (count === 0 && !progress) return null
  const fitting = formatNumber(total, language)
  const selected = members.selected(formatNumber(count, language))
  const label = everyone ? members.everyFitting(fitting) : selected
  const busy = progress !== undefined
  return (
    <section className="bulk" aria-label={label}>
      <span className="figure" role="status">
        {progress ? members.working(progress.done, progress.of) : label}
      </span>
      {total > count && (
        <button
          type="button"
          className="bulk-wider"
          disabled={busy}
          onClick={() => bulk.setEveryone(!everyone)}
        >
          {everyone ? members.onlySelected : members.allFitting(fitting)}
        </button>
      )}
      {bulkKinds.map((kind) => (
        <May key={kind} call={everyone ? bulkCalls[kind] : `members.${kind}Member`}>
          <button type="button" disabled={busy} onClick={() => void bulk.run(kind)}>
            {kind === 'delete' ? `${action.delete}…` : members.moves[kind]}
          </button>
        </May>
      ))}
      <button type="button" onClick={bulk.clear}>
        {members.clear}
      </button>
    </section>
  )
}
