import type { Messages } from '../../messages/index.ts'
import { fieldLabel, formatValue } from '../history/labels.ts'

/** One requested change, such as “Price: +10 %”. */
export interface InputChange {
  readonly label: string
  readonly value: string
}

type Fields = Readonly<Record<string, unknown>>
interface LabelContext {
  readonly messages: Messages
  readonly language: string
  /** Whether texts are quoted, as within a sentence. */
  readonly quotes: boolean
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The filter of a job, one sentence per condition; empty without a filter. */
export function filterLabels(input: unknown, messages: Messages, language: string): string[] {
  if (!isFields(input) || !('filter' in input || 'search' in input)) return []
  const context = { messages, language, quotes: true }
  const { expression } = isFields(input.search) ? input.search : {}
  const lines = conditionsOf(input.filter, context)
  if (typeof expression === 'string' && expression !== '') {
    lines.push(messages.jobInput.phrase({ text: expression }))
  }
  return lines.length > 0 ? lines.map(capital) : [messages.jobInput.everything]
}

const capital = (line: string) => line.slice(0, 1).toUpperCase() + line.slice(1)

/** The requested changes. */
export function changeLabels(input: unknown, messages: Messages, language: string): InputChange[] {
  if (!isFields(input)) return []
  const { filter: _, search: __, group: ___, ...changes } = input
  return Object.entries(changes).flatMap(([name, value]) =>
    changesOf(wrappers.has(name) ? [] : [name], value, { messages, language, quotes: false }),
  )
}

/** Fields that only group others. */
const wrappers = new Set(['product', 'variant', 'inventoryItem', 'inventoryCreationData'])

function conditionsOf(filter: unknown, context: LabelContext): string[] {
  if (!isFields(filter)) return []
  return Object.entries(filter).flatMap(([name, test]) => conditionOf(name, test, context))
}

function conditionOf(name: string, test: unknown, context: LabelContext): string[] {
  const { jobInput: asked } = context.messages
  if (name === '$and') return partsOf(test).flatMap((part) => conditionsOf(part, context))
  if (name === '$or')
    return [
      partsOf(test)
        .map((part) => joinConditions(part, context))
        .join(asked.or),
    ]
  if (name === '$not')
    return partsOf(test).map((part) => asked.not({ what: joinConditions(part, context) }))
  const label = labelOf(name.split('.'), context)
  const tests = isFields(test) ? Object.entries(test) : [['$eq', test] as const]
  return tests.map(([operator, value]) => testLabel(label, operator, value, context))
}

const partsOf = (test: unknown): readonly unknown[] => (Array.isArray(test) ? test : [test])
const joinConditions = (part: unknown, context: LabelContext) =>
  conditionsOf(part, context).join(context.messages.jobInput.and)

const moments = { $gt: 'after', $gte: 'since', $lt: 'before', $lte: 'until' } as const

function testLabel(label: string, operator: string, value: unknown, context: LabelContext): string {
  const { jobInput: asked } = context.messages
  if (operator === '$matchItems') {
    return `${label}: ${partsOf(value)
      .map((part) => joinConditions(part, context))
      .join(asked.and)}`
  }
  if (operator === '$exists')
    return value === false ? asked.isNotSet({ what: label }) : asked.isSet({ what: label })
  if (operator === '$isEmpty')
    return value === false ? asked.isNotEmpty({ what: label }) : asked.isEmpty({ what: label })
  const formatted = formatInputValue(value, context)
  const moment = moments[operator as keyof typeof moments]
  if (moment && isMoment(value)) return asked[moment]({ what: label, when: formatted })
  const template = asked.tests[operator as keyof typeof asked.tests]
  return template
    ? template({ what: label, value: formatted })
    : `${label} ${operator} ${formatted}`
}

const isMoment = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)

function changesOf(path: readonly string[], value: unknown, context: LabelContext): InputChange[] {
  const label = labelOf(path, context)
  const step = isFields(value) ? stepOf(path, value, context) : undefined
  if (step !== undefined) return [{ label, value: step }]
  if (isFields(value)) {
    return Object.entries(value).flatMap(([name, one]) => changesOf([...path, name], one, context))
  }
  if (value === undefined) return []
  return [{ label, value: formatInputValue(value, context) }]
}

/** Fields whose amount is relative to the current value. */
const stepFields = new Set(['actualPrice', 'compareAtPrice', 'cost'])

/** “+10 %” or “−3”: a relative change; undefined for other fields. */
function stepOf(
  path: readonly string[],
  value: Fields,
  { language }: LabelContext,
): string | undefined {
  const { amount, percentage, incrementBy, decrementBy } = value
  const isStep = path.length === 1 && stepFields.has(path[0] ?? '')
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

/** Parts of a path that are meaningless to users. */
const hiddenPathParts = new Set(['id', 'ids', 'name', 'amount', 'value', 'tagIds', 'categories'])

function labelOf(path: readonly string[], { messages }: LabelContext): string {
  const { fields } = messages.jobInput
  const whole = path.slice(0, -1).map((_, at) => fields[path.slice(at).join('.')])
  const known = whole.find((one) => one !== undefined)
  if (known) return known
  const shown = path.filter((part) => !hiddenPathParts.has(part)).at(-1) ?? path.at(-1) ?? ''
  return fields[shown] ?? fieldLabel(shown, messages)
}

function formatInputValue(value: unknown, context: LabelContext): string {
  const { messages, language, quotes } = context
  if (Array.isArray(value)) return value.map((one) => formatInputValue(one, context)).join(', ')
  if (typeof value !== 'string' || value === '') return formatValue(value, messages, language)
  if (isMoment(value)) return formatValue(value, messages, language)
  return (
    messages.jobInput.values[value] ??
    (quotes && !isId(value) ? messages.jobInput.quoted({ text: value }) : value)
  )
}

const isId = (value: string) => /^[0-9a-f-]{36}$/.test(value)
