import type { OutputOf } from '../../api/client.ts'
import { links } from '../../links.ts'
import { SelectField } from '../../shared/fields.tsx'
import { ListPage } from '../../shared/list-page.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link, useNavigation } from '../../shared/navigation.tsx'
import { Pager } from '../../shared/pager.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { SearchField } from '../../shared/search-field.tsx'
import { formatMinor } from '../orders/words.ts'
import { DRAFTS_PAGE, type DraftsSearch, draftViews } from './search.ts'

type Draft = OutputOf<'draftOrders.queryDraftOrders'>['draftOrders'][number]

export interface DraftsPageProps {
  readonly search: DraftsSearch
  /** Undefined until the first answer. */
  readonly drafts: readonly Draft[] | undefined
  readonly total: number
  readonly locale: string
  readonly now: Date
  readonly error?: unknown
  readonly onNew: () => void
  readonly onRetry?: () => void
}

/** Orders that are being written, and edits that are not applied yet. */
export function DraftsPage(props: DraftsPageProps) {
  const { search, drafts, total } = props
  const { drafts: words } = useMessages()
  const { go } = useNavigation()
  const find = (change: Partial<DraftsSearch>) =>
    go(links.drafts({ ...search, ...change, page: 1 }), { replace: true })
  return (
    <ListPage
      createOperation="draftOrders.createDraftOrder"
      labels={words}
      total={total}
      error={props.error}
      onNew={props.onNew}
      onRetry={props.onRetry}
      shownCount={drafts?.length}
      filters={
        <search className="filters">
          <SearchField label={words.search} q={search.q} onSearch={(q) => find({ q })} />
          <SelectField
            label={words.columns.state}
            hideLabel
            value={search.show}
            options={draftViews.map((view) => [view, words.views[view || 'open']] as const)}
            onValue={(show) => find({ show })}
          />
        </search>
      }
      isFiltered={search.q !== '' || search.show !== ''}
    >
      <Rows {...props} drafts={drafts ?? []} />
      <Pager
        page={search.page}
        size={DRAFTS_PAGE}
        total={total}
        linkTo={(page) => links.drafts({ ...search, page })}
      />
    </ListPage>
  )
}

function Rows({ drafts, locale, now }: DraftsPageProps & { readonly drafts: readonly Draft[] }) {
  const { drafts: words } = useMessages()
  return (
    <div className="list-frame">
      <table className="list">
        <thead>
          <tr>
            <th scope="col">{words.columns.name}</th>
            <th scope="col">{words.columns.buyer}</th>
            <th scope="col" className="cell-figure">
              {words.columns.total}
            </th>
            <th scope="col">{words.columns.changed}</th>
          </tr>
        </thead>
        <tbody>
          {drafts.map((draft) => (
            <tr key={draft.id}>
              <th scope="row">
                <Link href={links.draft(draft.id)}>
                  {draft.orderNumber === null
                    ? words.newOrder({ n: draft.itemCount })
                    : draft.isEdit
                      ? words.edit({ number: draft.orderNumber })
                      : words.made({ number: draft.orderNumber })}
                </Link>
              </th>
              <td data-word={words.columns.buyer}>
                <bdi>{draft.buyerName || draft.email || '–'}</bdi>
              </td>
              <td className="cell-figure" data-word={words.columns.total}>
                <span className="figure">{formatMinor(draft.total, draft, locale)}</span>
              </td>
              <td data-word={words.columns.changed}>
                <RelativeTime moment={draft.updatedDate} now={now} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
