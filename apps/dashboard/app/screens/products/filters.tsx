import { links } from '../../links.ts'
import { FieldFilter, useFieldChips } from '../../shared/field-filter.tsx'
import { SelectField } from '../../shared/fields.tsx'
import { FilterChip } from '../../shared/filter-chip.tsx'
import { FilterPicker } from '../../shared/filter-picker.tsx'
import { labelled } from '../../shared/labelled.ts'
import { useMessages } from '../../shared/messages.tsx'
import { Link, useNavigation } from '../../shared/navigation.tsx'
import { useBrandSearch, useCollectionSearch } from '../../shared/references.ts'
import { SearchField } from '../../shared/search-field.tsx'
import { isFiltered, type ProductsSearch, stockFilters } from './search.ts'

interface FiltersProps {
  readonly search: ProductsSearch
  /** Name of the collection that the list is narrowed to. */
  readonly collection: string
  /** Tags of all products that the other filters let through, with how many have each. */
  readonly tags: readonly TagCount[]
}

export interface TagCount {
  readonly name: string
  readonly count: number
}

/** Narrows the list. Everything is in the address, so a narrowed list can be sent to a colleague. */
export function Filters({ search, collection, tags }: FiltersProps) {
  const { products, product, picker, locale } = useMessages()
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
          ['', labelled(products.visibility, products.all, locale)],
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
          ['', labelled(products.stock, products.all, locale)],
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
      {(tags.length > 0 || search.tag !== '') && (
        <SelectField
          hideLabel
          label={products.tag}
          value={search.tag}
          options={tagOptions(search.tag, tags, labelled(products.tag, products.all, locale))}
          onValue={(tag) => set({ tag })}
        />
      )}
      <FieldFilter owner="PRODUCT" text={search.fields} onText={(fields) => set({ fields })} />
      <Chips search={search} collection={collection} />
    </search>
  )
}

/** The tag of the address is among them, also where nothing has it any more. */
function tagOptions(chosen: string, tags: readonly TagCount[], all: string) {
  const named = tags.map(({ name, count }) => [name, `${name} (${count})`] as const)
  const isKnown = chosen === '' || tags.some(({ name }) => name === chosen)
  return [['', all] as const, ...named, ...(isKnown ? [] : [[chosen, chosen] as const])]
}

function Chips({ search, collection: collectionName }: Omit<FiltersProps, 'tags'>) {
  const { products, action } = useMessages()
  const without = (change: Partial<ProductsSearch>) =>
    links.products({ ...search, ...change, page: 1 })
  const ofFields = useFieldChips('PRODUCT', search.fields, (fields) => without({ fields }))
  if (!isFiltered(search)) return null
  const { q, show, stock, collection, brand, tag } = search
  const chips = [
    q && [products.searched({ text: q }), without({ q: '' })],
    show && [products[show], without({ show: '' })],
    stock && [products.stockStates[stock], without({ stock: '' })],
    collection && [collectionName || products.collection, without({ collection: '' })],
    brand && [brand, without({ brand: '' })],
    tag && [tag, without({ tag: '' })],
  ].filter((chip) => chip !== '') as [string, string][]
  return (
    <div className="chips">
      {[...chips, ...ofFields].map(([label, href]) => (
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
