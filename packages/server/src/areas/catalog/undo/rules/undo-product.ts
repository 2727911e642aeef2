import {
  editedSince,
  type FactToUndo,
  type FieldConflict,
  type Fields,
  reverted,
  type Shape,
} from '../../../site/undo/index.ts'

/** A product being reverted: as stored in facts, with its variants by id. */
export interface ProductState {
  /** The merchant's fields, with `variants` and `variantIds`; null: it does not exist. */
  readonly fields: Fields | null
  /** Id, numbers and dates, for when it is recreated. */
  readonly identity: Fields
  readonly conflicts: readonly FieldConflict[]
  /** Stock and collection positions to restore. */
  readonly stockItems: readonly Fields[]
  readonly places: Fields
}

const identifying = new Set(['id', 'numericId', 'revision', 'handle', 'createdDate', 'updatedDate'])
/** Derived fields, and fields with separate facts. */
const derived = new Set(['aggregates', 'stock', 'variant', 'stockItems', 'places'])
const ofVariant = new Set(['id', 'stock', 'choices', 'changedFields'])

const without = (fields: Fields, names: ReadonlySet<string>): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.has(name)))

/** A stored product as fields that are reverted one by one. */
export function fieldsOf(stored: Fields): Fields {
  const listed = [...listOf(stored.variants), ...(stored.variant ? [stored.variant as Fields] : [])]
  const order = stored.variantIds ?? (stored.variant ? [(stored.variant as Fields).id] : undefined)
  return {
    ...without(stored, new Set([...identifying, ...derived, 'variants', 'variantIds'])),
    variants: Object.fromEntries(listed.map((one) => [one.id, without(one, ofVariant)])),
    ...(order === undefined ? {} : { variantIds: order }),
  }
}

const listOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value : [])

const deep = new Set(['base', 'tags', 'delivery', 'variants', 'customFields'])
const lists = new Set(['collectionIds', 'variantIds'])

/** Names copied from shared entities do not count as the product's own. */
export const productShape: Shape = {
  isDeep: (field) => deep.has(field) || /^variants\.[^.]+(\.customFields)?$/.test(field),
  isList: (field) => lists.has(field),
  view: (field, value) => viewOf(field, value, amounts),
  text: (field, value) => viewOf(field, value, measures),
}

/** Amounts in their original notation, and others: `20.00` is `20`. */
const prices = ['price', 'salePrice', 'cost']
const measures = new Set([
  'weight',
  'value',
  'addedPrice',
  'length',
  'width',
  'height',
  'quantity',
  'totalQuantity',
  'baseQuantity',
])
const amounts = new Set([...prices, ...measures])

function viewOf(field: string, value: unknown, short: ReadonlySet<string>): unknown {
  if (value === null) return null
  const name = field.split('.').at(-1) ?? ''
  return plain(views[name]?.(value) ?? value, name, short)
}

/** A value with the canonical text of each of these amounts. */
function plain(value: unknown, name: string, short: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return short.has(name) ? shortened(value) : value
  if (Array.isArray(value)) return value.map((one) => plain(one, name, short))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, plain(one, key, short)]),
  )
}

const shortened = (text: string) => (/^-?\d+\.\d+$/.test(text) ? text.replace(/\.?0+$/, '') : text)

const idOf = (value: unknown) => (value as Fields).id
const each = (view: (one: Fields) => unknown) => (value: unknown) => listOf(value).map(view)
const { views }: { views: Readonly<Record<string, (value: unknown) => unknown>> } = {
  views: {
    brand: idOf,
    ribbon: idOf,
    digitalFile: idOf,
    additionalRibbons: each(idOf),
    infoSections: each((one) => (one.isOwn ? one : one.id)),
    gallery: each(({ id, title, altText }) => ({ id, title, altText })),
    options: each((one) => (one.isShared ? sharedView(one) : one)),
    modifiers: each((one) => (one.isShared ? sharedView(one) : one)),
    collectionIds: (value) => [...(value as string[])].sort(),
  },
}

const sharedView = ({ name: _, choices, ...one }: Fields) => ({
  ...one,
  choices: listOf(choices).map(
    ({
      name: _name,
      description: _said,
      value: _value,
      displayImage: _shown,
      colorCode: _color,
      colorCodes: _colors,
      image: _image,
      ...choice
    }) => choice,
  ),
})

/** The state of a product before anything is reverted; empty where it does not exist. */
export const stateOf = (stored: Fields | undefined): ProductState => ({
  fields: stored ? fieldsOf(stored) : null,
  identity: stored ?? {},
  conflicts: [],
  stockItems: [],
  places: {},
})

/** A product with one more fact reverted, the newest first. */
export function undoProductFact(state: ProductState, fact: FactToUndo): ProductState {
  const [before, after] = [fact.before, fact.after] as (Fields | null)[]
  if (fact.name === 'product.created') return uncreated(state, after ?? {})
  if (fact.name === 'product.deleted') return undeleted(state, before ?? {})
  if (!state.fields) return withConflicts(state, [{ field: '', reason: 'DELETED' }])
  const change = { before: fieldsOf(before ?? {}), after: fieldsOf(after ?? {}) }
  const back = reverted(state.fields, ordered(change), productShape)
  return {
    ...withConflicts(state, back.conflicts),
    fields: back.fields,
    stockItems: [...state.stockItems, ...listOf(before?.stockItems)],
    places: { ...state.places, ...(before?.places as Fields | undefined) },
  }
}

/** Both sides have an order of variants, or the change does not concern it. */
function ordered({ before, after }: { before: Fields; after: Fields }) {
  if (before.variantIds !== undefined && after.variantIds !== undefined) return { before, after }
  const drop = new Set(['variantIds'])
  return { before: without(before, drop), after: without(after, drop) }
}

function uncreated(state: ProductState, created: Fields): ProductState {
  if (!state.fields) return withConflicts(state, [{ field: '', reason: 'DELETED' }])
  const edited = editedSince(state.fields, fieldsOf(created), productShape)
  return { ...withConflicts(state, edited), fields: null }
}

function undeleted(state: ProductState, deleted: Fields): ProductState {
  if (state.fields) return withConflicts(state, [{ field: '', reason: 'EXISTS' }])
  return {
    ...state,
    fields: fieldsOf(deleted),
    identity: without(deleted, new Set(['variants', 'variantIds'])),
    stockItems: listOf(deleted.stockItems),
    places: (deleted.places as Fields | undefined) ?? {},
  }
}

const withConflicts = (state: ProductState, more: readonly FieldConflict[]): ProductState => ({
  ...state,
  conflicts: [...state.conflicts, ...more],
})
