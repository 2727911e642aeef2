import { links } from '../../links.ts'
import { SelectField } from '../../shared/fields.tsx'
import { ListPage } from '../../shared/list-page.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useNavigation } from '../../shared/navigation.tsx'
import { Pager } from '../../shared/pager.tsx'
import { SearchField } from '../../shared/search-field.tsx'
import { ListViews } from '../../shared/views/list-views.tsx'
import {
  DRAFTS_PAGE,
  type DraftsSearch,
  draftColumns,
  draftViews,
  readDraftsSearch,
  usualDraftColumns,
} from './search.ts'
import { DraftsTable } from './table.tsx'
import type { Draft } from './use-draft-name.ts'

export interface DraftsPageProps {
  readonly search: DraftsSearch
  /** Undefined until the first answer. */
  readonly drafts: readonly Draft[] | undefined
  readonly total: number
  readonly locale: string
  readonly now: Date
  readonly stale: boolean
  readonly error?: unknown
  readonly onNew: () => void
  readonly onRetry?: () => void
}

/** Drafts of new orders, and unapplied edits. */
export function DraftsPage(props: DraftsPageProps) {
  const { search, drafts, total, locale, now, stale } = props
  const { drafts: texts } = useMessages()
  const { go } = useNavigation()
  const find = (change: Partial<DraftsSearch>) =>
    go(links.drafts({ ...search, ...change, page: 1 }), { replace: true })
  return (
    <ListPage
      createOperation="draftOrders.createDraftOrder"
      labels={texts}
      total={total}
      error={props.error}
      onNew={props.onNew}
      onRetry={props.onRetry}
      shownCount={drafts?.length}
      views={
        <ListViews
          list="DRAFT_ORDERS"
          search={search}
          linkOf={links.drafts}
          read={readDraftsSearch}
          columns={draftColumns}
          usualColumns={usualDraftColumns}
          labels={texts.columns}
        />
      }
      filters={
        <search className="filters">
          <SearchField label={texts.search} q={search.q} onSearch={(q) => find({ q })} />
          <SelectField
            label={texts.columns.state}
            hideLabel
            value={search.show}
            options={draftViews.map((view) => [view, texts.views[view || 'open']] as const)}
            onValue={(show) => find({ show })}
          />
        </search>
      }
      isFiltered={search.q !== '' || search.show !== ''}
    >
      <div className="list-frame" data-stale={stale} aria-busy={stale}>
        <DraftsTable drafts={drafts ?? []} search={search} locale={locale} now={now} />
      </div>
      <Pager
        page={search.page}
        size={DRAFTS_PAGE}
        total={total}
        linkTo={(page) => links.drafts({ ...search, page })}
      />
    </ListPage>
  )
}
