import { links } from '../../links.ts'
import { SelectField } from '../../scaffold/fields.tsx'
import { FilterChip } from '../../scaffold/filter-chip.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Link, useNavigation } from '../../scaffold/navigation.tsx'
import { SearchField } from '../../scaffold/search-field.tsx'
import { isFiltered, type ProductsSearch, stockFilters } from './search.ts'

export interface CollectionName {
  readonly id: string
  readonly name: string
}
interface FiltersProps {
  readonly search: ProductsSearch
  readonly collections: readonly CollectionName[]
}

/** Narrows the list. Everything is in the address, so a narrowed list can be sent to a colleague. */
export function Filters({ search, collections }: FiltersProps) {
  const { products } = useMessages()
  const { go } = useNavigation()
  const set = (change: Partial<ProductsSearch>) =>
    go(links.products({ ...search, ...change, page: 1 }), { replace: true })
  return (
    <search className="filters">
      <SearchField label={products.search} q={search.q} onSearch={(q) => set({ q })} />
      <SelectField
        quiet
        label={products.visibility}
        value={search.show}
        options={[
          ['', `${products.visibility}: ${products.all}`],
          ['visible', products.visible],
          ['hidden', products.hidden],
        ]}
        onValue={(show) => set({ show })}
      />
      <SelectField
        quiet
        label={products.stock}
        value={search.stock}
        options={[
          ['', `${products.stock}: ${products.all}`],
          ...stockFilters.map((one) => [one, products.stockStates[one]] as const),
        ]}
        onValue={(stock) => set({ stock })}
      />
      <SelectField
        quiet
        label={products.collection}
        value={search.collection}
        options={[
          ['', `${products.collection}: ${products.all}`],
          ...collections.map(({ id, name }) => [id, name] as const),
        ]}
        onValue={(collection) => set({ collection })}
      />
      <Chips search={search} collections={collections} />
    </search>
  )
}

function Chips({ search, collections }: FiltersProps) {
  const { products, action } = useMessages()
  if (!isFiltered(search)) return null
  const { q, show, stock, collection } = search
  const without = (change: Partial<ProductsSearch>) =>
    links.products({ ...search, ...change, page: 1 })
  const chips = [
    q && [products.searched(q), without({ q: '' })],
    show && [products[show], without({ show: '' })],
    stock && [products.stockStates[stock], without({ stock: '' })],
    collection && [
      collections.find(({ id }) => id === collection)?.name ?? products.collection,
      without({ collection: '' }),
    ],
  ].filter((chip) => chip !== '') as [string, string][]
  return (
    <div className="chips">
      {chips.map(([label, href]) => (
        <FilterChip key={label} name={label} href={href} />
      ))}
      <Link
        className="quiet-link"
        href={links.products({ sort: search.sort, order: search.order })}
      >
        {action.clearFilters}
      </Link>
    </div>
  )
}
