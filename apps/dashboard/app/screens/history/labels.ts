import type { UndoConflict } from '@vitrine/contract/history'
import { mailNames } from '@vitrine/contract/mail-texts'
import type { OutputOf } from '../../api/client.ts'
import type { Messages } from '../../messages/index.ts'
import { formatDateTime, formatMoney, formatNumber } from '../../shared/format.ts'

export type HistoryEntry = OutputOf<'history.listHistory'>['entries'][number]
export type HistoryChange = HistoryEntry['changes'][number]
/** A conflict in JSON: dates are text. */
export type Conflict = Omit<UndoConflict, 'changedAt'> & { readonly changedAt?: string }

export const actorLabel = (
  actor: Pick<HistoryEntry['actor'], 'type' | 'name'>,
  { history }: Messages,
): string => actor.name ?? history.actors[actor.type]

/** Label of an action without its author: “Changed the product”. */
export const actionLabel = (
  { action, entity, fact }: HistoryEntry,
  { history }: Messages,
): string => history.facts[fact] ?? history.actions[action]({ what: history.entities[entity.type] })

/** Name of an entity, or its kind. */
export const entityLabel = (
  { name, type, id }: Pick<HistoryEntry['entity'], 'name' | 'type'> & { readonly id?: string },
  { history, mailTexts }: Messages,
): string => (type === 'mail_text' && mailLabel(id, mailTexts)) || (name ?? history.entities[type])

/** The mail of an id such as `order-confirmed.de`, with its language. */
function mailLabel(id: string | undefined, { mails }: Messages['mailTexts']): string | undefined {
  const [mail = '', language = ''] = id?.split('.') ?? []
  const name = mailNames.find((one) => one === mail)
  return name && `${mails[name]} (${language})`
}

/** Label of a field; unknown fields are derived from their name. */
export function fieldLabel(field: string, { history }: Messages): string {
  const [first = '', ...rest] = field.split('.')
  const last = rest.at(-1)
  if (first === 'variants') return partLabel(history.variant, last, rest.length > 1, history)
  if (first === 'choices') return partLabel(history.choice, last, rest.length > 1, history)
  if (first === 'lines') return history.line
  if (first === 'discounts') return fieldName('discount', history)
  if (first === 'fees') return history.feePart
  if (first === 'shipping') return partLabel(history.shippingPart, last, true, history)
  if (first === 'billing') return partLabel(history.billingPart, last, true, history)
  return fieldName(last ?? first, history)
}

function partLabel(
  part: string,
  field: string | undefined,
  hasField: boolean,
  history: Messages['history'],
): string {
  return hasField && field ? `${part}: ${fieldName(field, history)}` : part
}

const fieldName = (field: string, { fields }: Messages['history']): string =>
  fields[field] ?? capital(field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase())
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

const isId = (value: unknown) => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value)
const MAX_TEXT_LENGTH = 300
const MAX_NAMES = 8

/** Names of things that are named by their ids. */
export type Names = HistoryEntry['names']

/** Formats a value for display; undefined when there is none. */
export function formatValue(
  value: unknown,
  messages: Messages,
  language: string,
  names: Names = {},
): string {
  const { history } = messages
  if (typeof value === 'string' && names[value] !== undefined) return names[value]
  if (value === undefined || value === null || value === '') return history.nothing
  if (typeof value === 'boolean') return value ? history.yes : history.no
  if (typeof value === 'number') return formatNumber(value, language)
  if (typeof value === 'string') return formatText(value, messages, language)
  if (Array.isArray(value)) return formatList(value, messages, language, names)
  return formatObject(value as Readonly<Record<string, unknown>>, messages, language)
}

function formatText(value: string, { history }: Messages, language: string): string {
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return formatDateTime(new Date(value), language)
  if (isId(value)) return history.something
  const plain = /<\w/.test(value) ? withoutTags(value) : value
  return plain.length > MAX_TEXT_LENGTH ? `${plain.slice(0, MAX_TEXT_LENGTH)}…` : plain
}

const withoutTags = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

function formatList(
  list: readonly unknown[],
  messages: Messages,
  language: string,
  names: Names,
): string {
  if (list.length === 0) return messages.history.nothing
  if (list.every(isId)) return formatIds(list as readonly string[], messages, language, names)
  return list.map((one) => formatValue(one, messages, language)).join(', ')
}

/** Known names, and the number of further ones. */
function formatIds(
  ids: readonly string[],
  { history }: Messages,
  language: string,
  names: Names,
): string {
  const knownNames = ids.flatMap((id) => names[id] ?? []).slice(0, MAX_NAMES)
  if (knownNames.length === 0) return history.several({ count: ids.length })
  const rest = ids.length - knownNames.length
  const parts = rest > 0 ? [...knownNames, history.others({ n: rest })] : knownNames
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(parts)
}

/**
 * The two sides of a change for display: for lists of ids the removed and the added ones, unless only the
 * order differs.
 */
export function sidesOf({ before, after }: HistoryChange): Pick<HistoryChange, 'before' | 'after'> {
  const [was, is] = [before, after].map((side) => (isIds(side) ? side : undefined))
  if (!was || !is) return { before, after }
  const [removed, added] = [
    was.filter((id) => !is.includes(id)),
    is.filter((id) => !was.includes(id)),
  ]
  if (removed.length + added.length === 0) return { before, after }
  return {
    ...(removed.length > 0 && { before: removed }),
    ...(added.length > 0 && { after: added }),
  }
}

const isIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every(isId)

/** A line, discount or fee of a draft order: “2 × Lamp · €8.00”; undefined for anything else. */
function formatSold(
  { name, title, quantity, amount, percent }: Readonly<Record<string, unknown>>,
  messages: Messages,
  language: string,
): string | undefined {
  if (quantity === undefined && amount === undefined && percent === undefined) return undefined
  const named = [name, title].find((one) => typeof one === 'string' && one !== '')
  const text = named === undefined ? [] : [formatText(String(named), messages, language)]
  const counted = typeof quantity === 'number' ? formatNumber(quantity, language) : undefined
  const parts = [
    ...(counted === undefined ? text : [[counted, ...text].join(' × ')]),
    ...(percent === undefined ? [] : [`${String(percent)} %`]),
    ...(isAmount(amount) ? [formatMoney(amount.value, amount.currency, language)] : []),
  ]
  return parts.join(' · ')
}

const isAmount = (
  amount: unknown,
): amount is { readonly value: string; readonly currency: string } =>
  typeof amount === 'object' && amount !== null && 'value' in amount && 'currency' in amount

/** Objects are shown by name; others list their numbers. */
function formatObject(
  value: Readonly<Record<string, unknown>>,
  messages: Messages,
  language: string,
): string {
  const { history } = messages
  const name = [value.name, value.title, value.description, value.fileName, value.altText].find(
    (one) => typeof one === 'string' && one !== '',
  )
  const sold = formatSold(value, messages, language)
  if (sold !== undefined) return sold
  if (typeof name === 'string') return formatText(name, messages, language)
  if (value.type === 'NONE') return history.nothing
  if (value.type === 'PERCENT') return `${String(value.value)} %`
  const parts = Object.values(value).filter(
    (one) => (typeof one === 'string' && one !== '' && !isId(one)) || typeof one === 'number',
  )
  return parts.length > 0 ? parts.join(' ') : history.something
}
