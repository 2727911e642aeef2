import { links } from '../../links.ts'
import { SelectField } from '../../shared/fields.tsx'
import { FilterChip } from '../../shared/filter-chip.tsx'
import { FilterPicker } from '../../shared/filter-picker.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link, useNavigation } from '../../shared/navigation.tsx'
import { useBrandSearch, useCollectionSearch } from '../../shared/references.ts'
import { SearchField } from '../../shared/search-field.tsx'
import { isFiltered, type ProductsSearch, stockFilters } from './search.ts'

interface FiltersProps {
  readonly search: ProductsSearch
  /** Name of the collection that the list is narrowed to. */
  readonly collection: string
}

/** Narrows the list. Everything is in the address, so a narrowed list can be sent to a colleague. */
export function Filters({ search, collection }: FiltersProps) {
  const { products, product, picker } = useMessages()
  const { go } = useNavigation()
  const set = (change: Partial<ProductsSearch>) =>
    go(links.products({ ...search, ...change, page: 1 }), { replace: true })
  return (
    <search className="filters">
      <SearchField label={products.search} q={search.q} onSearch={(q) => set({ q })} />
      <SelectField
        hideLabel
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
        hideLabel
        label={products.stock}
        value={search.stock}
        options={[
          ['', `${products.stock}: ${products.all}`],
          ...stockFilters.map((one) => [one, products.stockStates[one]] as const),
        ]}
        onValue={(stock) => set({ stock })}
      />
      <FilterPicker
        label={products.collection}
        placeholder={picker.collection}
        useSearch={useCollectionSearch}
        isChosen={(id) => id === search.collection}
        onPick={({ id }) => set({ collection: id })}
      />
      <FilterPicker
        label={product.brand}
        placeholder={picker.brand}
        useSearch={useBrandSearch}
        isChosen={() => false}
        onPick={({ name }) => set({ brand: name })}
      />
      <Chips search={search} collection={collection} />
    </search>
  )
}

function Chips({ search, collection: collectionName }: FiltersProps) {
  const { products, action } = useMessages()
  if (!isFiltered(search)) return null
  const { q, show, stock, collection, brand } = search
  const without = (change: Partial<ProductsSearch>) =>
    links.products({ ...search, ...change, page: 1 })
  const chips = [
    q && [products.searched({ text: q }), without({ q: '' })],
    show && [products[show], without({ show: '' })],
    stock && [products.stockStates[stock], without({ stock: '' })],
    collection && [collectionName || products.collection, without({ collection: '' })],
    brand && [brand, without({ brand: '' })],
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
