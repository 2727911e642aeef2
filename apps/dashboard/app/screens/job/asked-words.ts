import type { Messages } from '../../messages/en.ts'
import { fieldWords, valueWords } from '../history/words.ts'

/** One thing that is asked of each, such as “Price: +10 %”. */
export interface AskedChange {
  readonly label: string
  readonly value: string
}

type Fields = Readonly<Record<string, unknown>>
interface Reader {
  readonly messages: Messages
  readonly language: string
  /** Whether texts stand in quotes, as within a sentence. */
  readonly quotes: boolean
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a job is about, a sentence for each condition; nothing where no filter was sent. */
export function whichWords(input: unknown, messages: Messages, language: string): string[] {
  if (!isFields(input) || !('filter' in input || 'search' in input)) return []
  const reader = { messages, language, quotes: true }
  const { expression } = isFields(input.search) ? input.search : {}
  const lines = conditionsOf(input.filter, reader)
  if (typeof expression === 'string' && expression !== '') {
    lines.push(messages.asked.words(expression))
  }
  return lines.length > 0 ? lines.map(capital) : [messages.asked.everything]
}

const capital = (line: string) => line.slice(0, 1).toUpperCase() + line.slice(1)

/** What each of them is to get. */
export function changeWords(input: unknown, messages: Messages, language: string): AskedChange[] {
  if (!isFields(input)) return []
  const { filter: _, search: __, group: ___, ...changes } = input
  return Object.entries(changes).flatMap(([name, value]) =>
    changesOf(wrappers.has(name) ? [] : [name], value, { messages, language, quotes: false }),
  )
}

/** Fields that only hold the others together. */
const wrappers = new Set(['product', 'variant', 'inventoryItem', 'inventoryCreationData'])

function conditionsOf(filter: unknown, reader: Reader): string[] {
  if (!isFields(filter)) return []
  return Object.entries(filter).flatMap(([name, test]) => conditionOf(name, test, reader))
}

function conditionOf(name: string, test: unknown, reader: Reader): string[] {
  const { asked } = reader.messages
  if (name === '$and') return partsOf(test).flatMap((part) => conditionsOf(part, reader))
  if (name === '$or')
    return [
      partsOf(test)
        .map((part) => joined(part, reader))
        .join(asked.or),
    ]
  if (name === '$not') return partsOf(test).map((part) => asked.not(joined(part, reader)))
  const label = labelOf(name.split('.'), reader)
  const tests = isFields(test) ? Object.entries(test) : [['$eq', test] as const]
  return tests.map(([operator, value]) => testWords(label, operator, value, reader))
}

const partsOf = (test: unknown): readonly unknown[] => (Array.isArray(test) ? test : [test])
const joined = (part: unknown, reader: Reader) =>
  conditionsOf(part, reader).join(reader.messages.asked.and)

const moments = { $gt: 'after', $gte: 'since', $lt: 'before', $lte: 'until' } as const

function testWords(label: string, operator: string, value: unknown, reader: Reader): string {
  const { asked } = reader.messages
  if (operator === '$matchItems') {
    return `${label}: ${partsOf(value)
      .map((part) => joined(part, reader))
      .join(asked.and)}`
  }
  if (operator === '$exists') return value === false ? asked.missing(label) : asked.there(label)
  if (operator === '$isEmpty') return value === false ? asked.filled(label) : asked.bare(label)
  const words = spoken(value, reader)
  const moment = moments[operator as keyof typeof moments]
  if (moment && isMoment(value)) return asked[moment](label, words)
  const say = asked.tests[operator]
  return say ? say(label, words) : `${label} ${operator} ${words}`
}

const isMoment = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)

function changesOf(path: readonly string[], value: unknown, reader: Reader): AskedChange[] {
  const label = labelOf(path, reader)
  const step = isFields(value) ? stepOf(path, value, reader) : undefined
  if (step !== undefined) return [{ label, value: step }]
  if (isFields(value)) {
    return Object.entries(value).flatMap(([name, one]) => changesOf([...path, name], one, reader))
  }
  if (value === undefined) return []
  return [{ label, value: spoken(value, reader) }]
}

/** Fields of which an amount is a step from what they are, up or down. */
const stepped = new Set(['actualPrice', 'compareAtPrice', 'cost'])

/** “+10 %” or “−3”: a step from what is there; undefined where the fields say something else. */
function stepOf(path: readonly string[], value: Fields, { language }: Reader): string | undefined {
  const { amount, percentage, incrementBy, decrementBy } = value
  const isStep = path.length === 1 && stepped.has(path[0] ?? '')
  const format = (figure: unknown, signed: boolean) =>
    new Intl.NumberFormat(language, {
      maximumFractionDigits: 4,
      signDisplay: signed ? 'exceptZero' : 'auto',
    }).format(String(figure) as Intl.StringNumericLiteral)
  if (incrementBy) return format(incrementBy, true)
  if (decrementBy) return format(`-${String(decrementBy)}`, true)
  if (percentage) return `${format(percentage, isStep)} %`
  return amount ? format(amount, isStep) : undefined
}

/** Parts of a path that say nothing to a reader. */
const silent = new Set(['id', 'ids', 'name', 'amount', 'value', 'tagIds', 'categories'])

function labelOf(path: readonly string[], { messages }: Reader): string {
  const { fields } = messages.asked
  const whole = path.slice(0, -1).map((_, at) => fields[path.slice(at).join('.')])
  const known = whole.find((one) => one !== undefined)
  if (known) return known
  const telling = path.filter((part) => !silent.has(part)).at(-1) ?? path.at(-1) ?? ''
  return fields[telling] ?? fieldWords(telling, messages)
}

function spoken(value: unknown, reader: Reader): string {
  const { messages, language, quotes } = reader
  if (Array.isArray(value)) return value.map((one) => spoken(one, reader)).join(', ')
  if (typeof value !== 'string' || value === '') return valueWords(value, messages, language)
  if (isMoment(value)) return valueWords(value, messages, language)
  return (
    messages.asked.values[value] ?? (quotes && !isId(value) ? messages.asked.quoted(value) : value)
  )
}

const isId = (value: string) => /^[0-9a-f-]{36}$/.test(value)
