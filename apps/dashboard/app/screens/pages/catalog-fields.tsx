import { SelectField, TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { PickerField } from '../../shared/picker-field.tsx'
import {
  useCollectionNames,
  useCollectionSearch,
  useProductNames,
  useProductSearch,
} from '../../shared/references.ts'
import { HeadingField, type SectionFieldsProps } from './field-parts.tsx'
import type { Section } from './form.ts'

const MAX = 12

/** Which collections a section shows. */
export function CollectionsFields({ section, errors, onChange }: SectionFieldsProps) {
  const { pages, picker } = useMessages()
  const { collections = {}, ...rest } = section
  const { collectionIds, ...others } = collections
  const isChosen = collectionIds !== undefined
  const chosen = useCollectionNames(collectionIds ?? [], picker.unnamed)
  const set = (change: object) => onChange({ ...rest, collections: { ...collections, ...change } })
  return (
    <>
      <HeadingField
        value={collections.title}
        hint={pages.ourHeadingHint}
        onText={(title) => set({ title })}
      />
      <SelectField
        label={pages.which}
        value={isChosen ? 'CHOSEN' : 'TOP'}
        options={[
          ['TOP', pages.topCollections],
          ['CHOSEN', pages.chosenCollections],
        ]}
        onValue={(value) =>
          value === 'CHOSEN'
            ? set({ collectionIds: [] })
            : onChange({ ...rest, collections: others })
        }
      />
      {isChosen && (
        <PickerField
          label={pages.types.collections}
          placeholder={pages.findCollection}
          error={errors.collectionIds}
          chosen={chosen}
          useSearch={useCollectionSearch}
          onChosen={(ids) => set({ collectionIds: ids.slice(0, MAX) })}
        />
      )}
    </>
  )
}

type Products = NonNullable<Section['products']>
const sources = ['NEWEST', 'ON_SALE', 'COLLECTION', 'CHOSEN'] as const
const limits = [4, 8, 12] as const

/** Which products a section shows. */
export function ProductsFields({ section, errors, onChange }: SectionFieldsProps) {
  const { pages, picker } = useMessages()
  const { products = { source: 'NEWEST' } as Products, ...rest } = section
  const { source, title, limit = 4, collectionId = '', productIds = [] } = products
  const set = (change: object) => onChange({ ...rest, products: { ...products, ...change } })
  const collection = useCollectionNames(collectionId ? [collectionId] : [], picker.unnamed)
  const chosen = useProductNames(productIds, picker.unnamed)
  return (
    <>
      <HeadingField
        value={title}
        hint={pages.ourHeadingHint}
        onText={(text) => set({ title: text })}
      />
      <SelectField
        label={pages.which}
        value={source}
        options={sources.map((one) => [one, pages.sources[one]])}
        onValue={(next) => {
          const base = { source: next, ...(title !== undefined && { title }), limit }
          onChange({ ...rest, products: base })
        }}
      />
      {source === 'COLLECTION' && (
        <PickerField
          label={pages.collection}
          placeholder={pages.findCollection}
          error={errors.collectionId}
          chosen={collection}
          useSearch={useCollectionSearch}
          onChosen={(ids) => {
            const { collectionId: _, ...others } = products
            const last = ids.at(-1)
            onChange({ ...rest, products: last ? { ...others, collectionId: last } : others })
          }}
        />
      )}
      {source === 'CHOSEN' ? (
        <PickerField
          label={pages.products}
          placeholder={pages.findProduct}
          error={errors.productIds}
          chosen={chosen}
          useSearch={useProductSearch}
          onChosen={(ids) => set({ productIds: ids.slice(0, MAX) })}
        />
      ) : (
        <SelectField
          label={pages.limit}
          value={String(limit)}
          options={[...new Set([...limits, limit])].map((one) => [String(one), String(one)])}
          onValue={(value) => set({ limit: Number(value) })}
        />
      )}
    </>
  )
}

const counts = [3, 6, 9, 12] as const

/** Which articles of the journal a section shows. */
export function ArticlesFields({ section, onChange }: SectionFieldsProps) {
  const { pages, journal } = useMessages()
  const { articles = {}, ...rest } = section
  const { title, tag = '', limit = 3 } = articles
  const set = (change: object) => onChange({ ...rest, articles: { ...articles, ...change } })
  return (
    <>
      <HeadingField
        value={title}
        hint={pages.ourHeadingHint}
        onText={(text) => set({ title: text })}
      />
      <TextField
        label={journal.section.tag}
        hint={journal.section.tagHint}
        maxLength={40}
        dir="auto"
        autoComplete="off"
        value={tag}
        onText={(text) => {
          const { tag: _, ...others } = articles
          onChange({ ...rest, articles: text === '' ? others : { ...others, tag: text } })
        }}
      />
      <SelectField
        label={pages.limit}
        value={String(limit)}
        options={[...new Set([...counts, limit])].map((one) => [String(one), String(one)])}
        onValue={(value) => set({ limit: Number(value) })}
      />
    </>
  )
}
