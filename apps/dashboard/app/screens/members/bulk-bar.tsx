import { formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { bulkCalls, bulkKinds } from './moves.ts'
import type { Bulk } from './use-bulk.ts'

interface BulkBarProps {
  readonly bulk: Bulk
  /** Members that fit the filter, on every page. */
  readonly total: number
}

/** The number of selected or matching members, and bulk actions. */
export function BulkBar({ bulk, total }: BulkBarProps) {
  const { members, action } = useMessages()
  const language = useLanguage()
  const { count, everyone, progress } = bulk
  if (count === 0 && !progress) return null
  const fitting = formatNumber(total, language)
  const selected = members.selected({ n: formatNumber(count, language) })
  const label = everyone ? members.allMatching({ n: fitting }) : selected
  const busy = progress !== undefined
  return (
    <section className="bulk" aria-label={label}>
      <span className="figure" role="status">
        {progress ? members.working({ done: progress.done, of: progress.of }) : label}
      </span>
      {total > count && (
        <button
          type="button"
          className="bulk-wider"
          disabled={busy}
          onClick={() => bulk.setEveryone(!everyone)}
        >
          {everyone ? members.onlySelected : members.selectAllMatching({ n: fitting })}
        </button>
      )}
      {bulkKinds.map((kind) => (
        <IfAllowed key={kind} call={everyone ? bulkCalls[kind] : `members.${kind}Member`}>
          <button type="button" disabled={busy} onClick={() => void bulk.run(kind)}>
            {kind === 'delete' ? `${action.delete}…` : members.moves[kind]}
          </button>
        </IfAllowed>
      ))}
      <button type="button" onClick={bulk.clear}>
        {members.clear}
      </button>
    </section>
  )
}
