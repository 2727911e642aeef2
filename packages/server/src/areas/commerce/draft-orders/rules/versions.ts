import { fromMinorUnits } from '@vitrine/money'
import type { Fields, Shape } from '../../../site/undo/index.ts'
import type {
  DraftContent,
  DraftDelivery,
  DraftLine,
  DraftOrder,
  DraftVersion,
  DraftView,
} from '../model.ts'

/** A draft as the history stores it. */
export const versionOf = (
  draft: DraftOrder,
  { lines }: Pick<DraftView, 'lines'>,
): DraftVersion => ({
  content: draft,
  names: Object.fromEntries(lines.map(({ line, shown }) => [line.id, shown.name])),
})

/** Lists whose elements are reverted individually. */
const listFields = ['lines', 'discounts', 'fees'] as const

/** The editable content of a draft, with lists as maps by id. */
export function contentFields(stored: Fields): Fields {
  const { dropped, delivery, memberId, email, shipping, billing, note } = stored
  const { taxExempt, language, extendedFields, proposal } = stored
  return {
    ...Object.fromEntries(listFields.map((field) => [field, byId(stored[field])])),
    dropped,
    delivery: delivery ?? null,
    memberId: memberId ?? null,
    email: email ?? null,
    shipping: shipping ?? null,
    billing: billing ?? null,
    note,
    taxExempt,
    language: language ?? null,
    extendedFields: extendedFields ?? null,
    proposal: proposal ?? null,
  }
}

const byId = (list: unknown): Fields =>
  Object.fromEntries((list as readonly { readonly id: string }[]).map((one) => [one.id, one]))

const addressFields = ['shipping', 'billing'].flatMap((field) => [
  field,
  `${field}.address`,
  `${field}.contactDetails`,
])
const deepFields: ReadonlySet<string> = new Set([...listFields, ...addressFields])

export const contentShape: Shape = {
  isDeep: (field) => deepFields.has(field),
  isList: (field) => field === 'dropped',
  view: (_, value) => value,
}

/** The content after reverting fields; existing elements retain their position. */
export function contentOfFields(
  fields: Fields,
  order: Pick<DraftContent, (typeof listFields)[number]>,
): DraftContent & Pick<DraftOrder, 'extendedFields'> {
  const { proposal: _, ...content } = fields
  const lists = listFields.map((field) => [field, inOrder(fields[field] as Fields, order[field])])
  return { ...content, ...Object.fromEntries(lists) }
}

function inOrder(map: Fields, order: readonly { readonly id: string }[]): unknown[] {
  const known = order.flatMap(({ id }) => (id in map ? [map[id]] : []))
  const ids = new Set(order.map(({ id }) => id))
  return [...known, ...Object.keys(map).flatMap((id) => (ids.has(id) ? [] : [map[id]]))]
}

/** A version for the history: readable values, part by part. */
export function shownVersion({ content, names }: DraftVersion): Fields {
  const { lines, discounts, fees, delivery, currency, totalMinor, proposal } = content
  const { memberId, email, shipping, billing, note, taxExempt, language } = content
  const amount = (minor: number) => ({ value: amountOf(minor, currency), currency })
  return {
    lines: byIdAs(lines, (line) => shownLine(line, names[line.id] ?? '', currency)),
    discounts: byIdAs(discounts, ({ name, percent, amountMinor, applied }) => ({
      name,
      ...(percent !== null && { percent }),
      ...(amountMinor !== null && { amount: amount(amountMinor) }),
      applied,
    })),
    fees: byIdAs(fees, ({ name, amountMinor, applied }) => ({
      name,
      amount: amount(amountMinor),
      applied,
    })),
    draftDelivery: delivery && shownDelivery(delivery, currency),
    memberId,
    email,
    shipping,
    billing,
    note,
    taxExempt,
    language,
    draftTotal: { amount: amount(totalMinor) },
    proposedDate: proposal?.proposedDate ?? null,
  }
}

const amountOf = (minor: number, currency: string) => fromMinorUnits(BigInt(minor), currency)

const byIdAs = <One extends { readonly id: string }>(
  list: readonly One[],
  show: (one: One) => Fields,
): Fields => Object.fromEntries(list.map((one) => [one.id, show(one)]))

const shownLine = ({ item, quantity, unitPrice }: DraftLine, name: string, currency: string) => {
  const minor = unitPrice ?? item?.unitPrice ?? null
  return {
    name: name || item?.name || '',
    quantity,
    ...(minor !== null && { amount: { value: amountOf(minor, currency), currency } }),
  }
}

const shownDelivery = (delivery: DraftDelivery, currency: string): Fields =>
  delivery.kind === 'CUSTOM'
    ? {
        name: delivery.title,
        amount: { value: amountOf(delivery.amountMinor, currency), currency },
      }
    : delivery
