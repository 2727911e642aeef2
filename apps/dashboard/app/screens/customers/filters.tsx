import { customerKinds, type Segment } from '@vitrine/contract/customers'
import { useState } from 'react'
import { links } from '../../links.ts'
import { SelectField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link, useNavigation } from '../../shared/navigation.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { SearchField } from '../../shared/search-field.tsx'
import { useConfirmedDeletion } from '../../shared/use-confirmed-deletion.ts'
import { useAction } from '../../shared/use-operation.ts'
import { RuleDialog, SegmentDialog } from './rule-dialogs.tsx'
import {
  type CustomersSearch,
  customerSorts,
  hasRule,
  isFiltered,
  noRule,
  ruleOf,
} from './search.ts'

interface CustomerFiltersProps {
  readonly search: CustomersSearch
  readonly segments: readonly Segment[]
  readonly currency: string
}

/** Kinds and segments as tabs, a search, an order and a rule; all of it in the address. */
export function CustomerFilters(props: CustomerFiltersProps) {
  const { search } = props
  const { customers, action } = useMessages()
  const { go } = useNavigation()
  const [open, setOpen] = useState<'rule' | 'segment'>()
  const set = (change: Partial<CustomersSearch>) =>
    go(links.customers({ ...search, page: 1, ...change }), { replace: true })
  return (
    <search className="filters">
      <Views {...props} />
      <SearchField label={customers.search} q={search.q} onSearch={(q) => set({ q })} />
      <SelectField
        hideLabel
        label={customers.sort}
        value={search.sort || 'lastOrderDate'}
        options={customerSorts.map((sort) => [sort, customers.sorts[sort]] as const)}
        onValue={(sort) => set({ sort: sort === 'lastOrderDate' ? '' : sort })}
      />
      <button type="button" className="button" onClick={() => setOpen('rule')}>
        {customers.rule.open}
      </button>
      {hasRule(search) && (
        <IfAllowed call="customers.createSegment">
          <button type="button" className="link-button" onClick={() => setOpen('segment')}>
            {customers.segment.save}
          </button>
        </IfAllowed>
      )}
      <DeleteSegment {...props} />
      {isFiltered(search) && (
        <Link className="quiet-link" href={links.customers()}>
          {action.clearFilters}
        </Link>
      )}
      {open === 'rule' && <RuleDialog {...props} onClose={() => setOpen(undefined)} />}
      {open === 'segment' && <SegmentDialog {...props} onClose={() => setOpen(undefined)} />}
    </search>
  )
}

function Views({ search, segments }: CustomerFiltersProps) {
  const { customers } = useMessages()
  const isShown = (kind: CustomersSearch['kind'], segment: string) =>
    search.kind === kind && search.segment === segment ? 'true' : undefined
  return (
    <nav className="chips chips-wide" aria-label={customers.which}>
      {(['', ...customerKinds] as const).map((kind) => (
        <Link
          key={kind}
          className="chip"
          href={links.customers({ ...search, kind, segment: '', page: 1 })}
          aria-current={isShown(kind, '')}
        >
          {kind === '' ? customers.everyone : customers.kinds[kind]}
        </Link>
      ))}
      {segments.map(({ id, name }) => (
        <Link
          key={id}
          className="chip"
          href={links.customers({ ...search, ...noRule, segment: id, page: 1 })}
          aria-current={isShown('', id)}
        >
          <bdi>{name}</bdi>
        </Link>
      ))}
    </nav>
  )
}

/** Deletes the shown segment. */
function DeleteSegment({ search, segments }: CustomerFiltersProps) {
  const { segment: texts } = useMessages().customers
  const { go } = useNavigation()
  const remove = useAction('customers.deleteSegment', { invalidates: ['customers.listSegments'] })
  const confirmDeletion = useConfirmedDeletion(texts)
  const shown = segments.find(({ id }) => id === search.segment)
  if (!shown) return null
  const act = async () => {
    await remove.mutateAsync({ id: shown.id })
    go(links.customers({ ...search, ...ruleOf(search), segment: '' }), { replace: true })
  }
  return (
    <IfAllowed call="customers.deleteSegment">
      <button
        type="button"
        className="link-button"
        onClick={() => void confirmDeletion(shown.name, texts.deleteText, act)}
      >
        {texts.delete}
      </button>
    </IfAllowed>
  )
}
