import type { UndoConflict } from '@vitrine/contract/history'
import type { OutputOf } from '../../api/client.ts'
import type { Messages } from '../../messages/en.ts'
import { formatMoment, formatNumber } from '../../scaffold/format.ts'

export type HistoryEntry = OutputOf<'history.listHistory'>['entries'][number]
export type HistoryChange = HistoryEntry['changes'][number]
/** A conflict as it travels: its moments are text. */
export type Conflict = Omit<UndoConflict, 'changedAt'> & { readonly changedAt?: string }

export const actorWords = (
  actor: Pick<HistoryEntry['actor'], 'type' | 'name'>,
  { history }: Messages,
): string => actor.name ?? history.actors[actor.type]

/** What happened, without who did it: “Changed the product”. */
export const deedWords = ({ action, entity, fact }: HistoryEntry, { history }: Messages): string =>
  history.happenings[fact] ?? history.deeds[action](history.things[entity.type])

/** The name of a thing, or what kind of thing it is. */
export const thingWords = (
  { name, type }: Pick<HistoryEntry['entity'], 'name' | 'type'>,
  { history }: Messages,
): string => name ?? history.things[type]

/** A field by its name; one without words of its own is spelt out. */
export function fieldWords(field: string, { history }: Messages): string {
  const [first = '', ...rest] = field.split('.')
  const last = rest.at(-1)
  if (first === 'variants') return partWords(history.variant, last, rest.length > 1, history)
  if (first === 'choices') return partWords(history.choice, last, rest.length > 1, history)
  return wordOf(last ?? first, history)
}

function partWords(
  part: string,
  field: string | undefined,
  hasField: boolean,
  history: Messages['history'],
): string {
  return hasField && field ? `${part}: ${wordOf(field, history)}` : part
}

const wordOf = (field: string, { fields }: Messages['history']): string =>
  fields[field] ?? capital(field.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase())
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

const isId = (value: unknown) => typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value)
const MOST = 300
const MOST_NAMES = 8

/** Names of things that are named by their ids. */
export type Names = HistoryEntry['names']

/** A value as somebody would say it; nothing for what is not there. */
export function valueWords(
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
  if (typeof value === 'string') return textWords(value, messages, language)
  if (Array.isArray(value)) return listWords(value, messages, language, names)
  return thingOf(value as Readonly<Record<string, unknown>>, messages, language)
}

function textWords(value: string, { history }: Messages, language: string): string {
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return formatMoment(new Date(value), language)
  if (isId(value)) return history.something
  const plain = /<\w/.test(value) ? withoutTags(value) : value
  return plain.length > MOST ? `${plain.slice(0, MOST)}…` : plain
}

const withoutTags = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

function listWords(
  list: readonly unknown[],
  messages: Messages,
  language: string,
  names: Names,
): string {
  if (list.length === 0) return messages.history.nothing
  if (list.every(isId)) return idWords(list as readonly string[], messages, language, names)
  return list.map((one) => valueWords(one, messages, language)).join(', ')
}

/** Names as far as they are known, and how many more there are. */
function idWords(
  ids: readonly string[],
  { history }: Messages,
  language: string,
  names: Names,
): string {
  const known = ids.flatMap((id) => names[id] ?? []).slice(0, MOST_NAMES)
  if (known.length === 0) return history.several(ids.length)
  const rest = ids.length - known.length
  const parts = rest > 0 ? [...known, history.others(rest)] : known
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(parts)
}

/**
 * The sides of a change as they are worth reading: of two lists of ids what went and what came, unless only
 * their order is another.
 */
export function sidesOf({ before, after }: HistoryChange): Pick<HistoryChange, 'before' | 'after'> {
  const [was, is] = [before, after].map((side) => (isIds(side) ? side : undefined))
  if (!was || !is) return { before, after }
  const [gone, come] = [was.filter((id) => !is.includes(id)), is.filter((id) => !was.includes(id))]
  if (gone.length + come.length === 0) return { before, after }
  return { ...(gone.length > 0 && { before: gone }), ...(come.length > 0 && { after: come }) }
}

const isIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every(isId)

/** A thing is called by its name; figures without one are listed. */
function thingOf(
  value: Readonly<Record<string, unknown>>,
  messages: Messages,
  language: string,
): string {
  const { history } = messages
  const name = [value.name, value.title, value.description, value.fileName, value.altText].find(
    (one) => typeof one === 'string' && one !== '',
  )
  if (typeof name === 'string') return textWords(name, messages, language)
  if (value.type === 'NONE') return history.nothing
  if (value.type === 'PERCENT') return `${String(value.value)} %`
  const parts = Object.values(value).filter(
    (one) => (typeof one === 'string' && one !== '' && !isId(one)) || typeof one === 'number',
  )
  return parts.length > 0 ? parts.join(' ') : history.something
}
