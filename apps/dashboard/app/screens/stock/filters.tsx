import { inventoryReasons } from '@vitrine/contract/vocabulary'
import { X } from 'lucide-react'
import { links } from '../../links.ts'
import { SelectField, TextField } from '../../scaffold/fields.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Link, useNavigation } from '../../scaffold/navigation.tsx'
import { isStockNarrowed, type StockSearch } from './search.ts'

interface StockFiltersProps {
  readonly search: StockSearch
  /** What the address means, once known by name. */
  readonly productName: string | undefined
  readonly variantName: string | undefined
}

/** Narrows the history by thing, reason and time; all of it in the address. */
export function StockFilters({ search, productName, variantName }: StockFiltersProps) {
  const { stock, log, action, products } = useMessages()
  const { go } = useNavigation()
  const set = (change: Partial<StockSearch>) =>
    go(links.stock({ ...search, ...change, cursor: '' }), { replace: true })
  const chip = (name: string, without: Partial<StockSearch>) => (
    <Link
      className="chip"
      href={links.stock({ ...search, ...without, cursor: '' })}
      aria-label={products.without(name)}
    >
      {name}
      <X aria-hidden="true" />
    </Link>
  )
  return (
    <search className="filters">
      {search.product !== '' && (
        <span className="chips">
          {chip(productName ?? stock.oneProduct, { product: '', variant: '' })}
          {search.variant !== '' && chip(variantName ?? stock.oneVariant, { variant: '' })}
        </span>
      )}
      <SelectField
        quiet
        label={stock.reason}
        value={search.reason}
        options={[
          ['', `${stock.reason}: ${log.any}`],
          ...inventoryReasons.map((one) => [one, stock.reasons[one]] as const),
        ]}
        onValue={(reason) => set({ reason })}
      />
      <div className="days">
        <TextField
          type="date"
          label={log.from}
          value={search.from}
          max={search.to || undefined}
          onText={(from) => set({ from })}
        />
        <TextField
          type="date"
          label={log.to}
          value={search.to}
          min={search.from || undefined}
          onText={(to) => set({ to })}
        />
      </div>
      {isStockNarrowed(search) && (
        <Link className="quiet-link" href={links.stock()}>
          {action.clearFilters}
        </Link>
      )}
    </search>
  )
}
