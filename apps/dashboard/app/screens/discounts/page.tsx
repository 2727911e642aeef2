import { promotionStatuses } from '@vitrine/contract/promotions'
import { links } from '../../links.ts'
import { ListPage } from '../../shared/list-page.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useNavigation } from '../../shared/navigation.tsx'
import { Pager } from '../../shared/pager.tsx'
import { StateFilters } from '../../shared/state-filters.tsx'
import { ListViews } from '../../shared/views/list-views.tsx'
import type { Promotion } from './form.ts'
import {
  DISCOUNTS_PAGE,
  type DiscountsSearch,
  discountColumns,
  readDiscountsSearch,
  usualDiscountColumns,
} from './search.ts'
import { DiscountsTable } from './table.tsx'

export interface DiscountsPageProps {
  readonly search: DiscountsSearch
  /** Undefined until the first answer. */
  readonly promotions: readonly Promotion[] | undefined
  readonly total: number
  readonly stale: boolean
  readonly error?: unknown
  /** Describes the effect of a discount. */
  readonly describe: (promotion: Promotion) => string
  readonly onNew: () => void
  readonly onChange: (promotion: Promotion) => void
  readonly onSwitch: (promotion: Promotion) => void
  readonly onDelete: (promotion: Promotion) => void
  readonly onRetry?: () => void
}

export function DiscountsPage(props: DiscountsPageProps) {
  const { search, promotions, total } = props
  const { discounts } = useMessages()
  const { go } = useNavigation()
  const find = (change: Partial<DiscountsSearch>) =>
    go(links.discounts({ ...search, ...change, page: 1 }), { replace: true })
  return (
    <ListPage
      createOperation="promotions.createPromotion"
      labels={discounts}
      total={total}
      error={props.error}
      onNew={props.onNew}
      onRetry={props.onRetry}
      shownCount={promotions?.length}
      views={
        <ListViews
          list="DISCOUNTS"
          search={search}
          linkOf={links.discounts}
          read={readDiscountsSearch}
          columns={discountColumns}
          usualColumns={usualDiscountColumns}
          labels={discounts.columns}
        />
      }
      filters={
        <StateFilters
          search={search}
          labels={discounts}
          states={promotionStatuses}
          names={discounts.state}
          onFind={find}
        />
      }
      isFiltered={search.q !== '' || search.show !== ''}
    >
      <div className="list-frame" data-stale={props.stale} aria-busy={props.stale}>
        <DiscountsTable
          promotions={promotions ?? []}
          search={search}
          describe={props.describe}
          onChange={props.onChange}
          onSwitch={props.onSwitch}
          onDelete={props.onDelete}
        />
      </div>
      <Pager
        page={search.page}
        size={DISCOUNTS_PAGE}
        total={total}
        linkTo={(page) => links.discounts({ ...search, page })}
      />
    </ListPage>
  )
}
