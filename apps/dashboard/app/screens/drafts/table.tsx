import { type ReactNode, useRef } from 'react'
import { links } from '../../links.ts'
import { formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PeekButton } from '../../shared/peek/peek-button.tsx'
import { usePeek } from '../../shared/peek/use-peek.ts'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { useRowShortcuts } from '../../shared/use-row-shortcuts.ts'
import { ColumnHeads } from '../../shared/views/column-heads.tsx'
import { shownColumns } from '../../shared/views/view-search.ts'
import { formatMinor } from '../orders/texts.ts'
import { DraftPeek } from './peek.tsx'
import { type DraftColumn, type DraftsSearch, draftColumns, usualDraftColumns } from './search.ts'
import { type Draft, useDraftName } from './use-draft-name.ts'

interface DraftsTableProps {
  readonly drafts: readonly Draft[]
  readonly search: DraftsSearch
  readonly locale: string
  readonly now: Date
}

const figures: ReadonlySet<DraftColumn> = new Set(['pieces', 'total'])

export function DraftsTable({ drafts, search, locale, now }: DraftsTableProps) {
  const { columns } = useMessages().drafts
  const body = useRef<HTMLTableSectionElement>(null)
  useRowShortcuts(body)
  const peek = usePeek(drafts)
  const shown = shownColumns(draftColumns, search, usualDraftColumns)
  return (
    <>
      <table className="list" data-rows={search.rows}>
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <ColumnHeads columns={draftColumns} shown={shown} labels={columns} figures={figures} />
          </tr>
        </thead>
        <tbody ref={body} {...peek.listProps}>
          {drafts.map((draft) => (
            <DraftRow key={draft.id} draft={draft} shown={shown} locale={locale} now={now} />
          ))}
        </tbody>
      </table>
      {peek.row && <DraftPeek draft={peek.row} locale={locale} now={now} onClose={peek.close} />}
    </>
  )
}

interface DraftRowProps extends Pick<DraftsTableProps, 'locale' | 'now'> {
  readonly draft: Draft
  readonly shown: ReadonlySet<DraftColumn>
}

function DraftRow({ draft, shown, locale, now }: DraftRowProps) {
  const { columns } = useMessages().drafts
  const language = useLanguage()
  const name = useDraftName()(draft)
  const values: Record<DraftColumn, ReactNode> = {
    buyer: <bdi>{draft.buyerName || draft.email || '–'}</bdi>,
    email: <bdi>{draft.email ?? '–'}</bdi>,
    pieces: <span className="figure">{formatNumber(draft.itemCount, language)}</span>,
    total: <span className="figure">{formatMinor(draft.total, draft, locale)}</span>,
    created: <RelativeTime moment={draft.createdDate} now={now} />,
    changed: <RelativeTime moment={draft.updatedDate} now={now} />,
  }
  return (
    <tr>
      <th scope="row">
        <Link href={links.draft(draft.id)} data-row-link="">
          {name}
        </Link>
        <PeekButton name={name} />
      </th>
      {draftColumns
        .filter((column) => shown.has(column))
        .map((column) => (
          <td
            key={column}
            className={figures.has(column) ? 'cell-figure' : undefined}
            data-word={columns[column]}
          >
            {values[column]}
          </td>
        ))}
    </tr>
  )
}
