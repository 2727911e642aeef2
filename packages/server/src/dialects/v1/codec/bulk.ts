import type { catalogV1 } from '@vitrine/contract/catalog-v1'
import { type Input, violation } from '@vitrine/contract/kit'
import type { BulkNumber, BulkResult, Step } from '../../../areas/catalog/index.ts'
import { normalizedAmount } from './normalized-amount.ts'

type Operations = (typeof catalogV1)['operations']
type Values = Input<Operations['bulkUpdateProducts']>['set']
type Adjustments = Input<Operations['bulkAdjustProductProperties']>['adjust']

/** A bulk command: a numeric field to set or move, or a label to set. */
export type BulkCommand =
  | { readonly kind: 'number'; readonly number: BulkNumber; readonly step: Step }
  | { readonly kind: 'label'; readonly label: 'brand' | 'ribbon'; readonly name: string }

export function decodeBulkUpdate(set: Values): BulkCommand {
  const [property, value] = onlyEntry(set, 'set', settable)
  if (property === 'brand' || property === 'ribbon') {
    return { kind: 'label', label: property, name: (value as string).trim() }
  }
  return {
    kind: 'number',
    number: property,
    step: { kind: 'set', value: normalizedAmount(value as string) },
  }
}

export function decodeBulkAdjust(adjust: Adjustments): BulkCommand {
  const [number, adjustment] = onlyEntry(adjust, 'adjust', adjustable)
  const [kind] = onlyEntry(adjustment, `adjust.${number}`, steps)
  const { amount, percentage } = adjustment
  if (kind === 'amount')
    return { kind: 'number', number, step: { kind, value: normalizedAmount(amount as string) } }
  const { rate = 0, roundToInt } = percentage ?? {}
  const step = { kind: 'percent', rate, toWhole: roundToInt ?? false } as const
  return { kind: 'number', number, step }
}

type Entry<T> = { [K in keyof T]-?: [K, NonNullable<T[K]>] }[keyof T]

const settable = ['price', 'cost', 'weight', 'ribbon', 'brand'] as const
const adjustable = ['price', 'cost', 'weight'] as const
const steps = ['amount', 'percentage'] as const

/** The only property; none, several or unknown ones are refused. */
function onlyEntry<T extends object>(
  value: T,
  field: string,
  accepted: readonly (keyof T & string)[],
): Entry<T> {
  const present = Object.entries(value).filter(([, one]) => one !== undefined && one !== null)
  const [only] = present
  const isKnown = accepted.some((name) => name === only?.[0])
  if (only && isKnown && present.length === 1) return only as Entry<T>
  const found = present.map(([name]) => name).join(', ') || 'none'
  const sentence = `must have exactly one property of ${accepted.join(', ')}, not ${found}`
  throw violation(field, 'ONE_OF_ALIGNMENT', sentence, { accepted })
}

export function encodeBulk(results: readonly BulkResult[]) {
  const failures = results.filter(({ error }) => error).length
  return {
    results: results.map(({ id, error }, originalIndex) => ({
      itemMetadata: {
        id,
        originalIndex,
        success: !error,
        ...(error && {
          error: { code: error.definition.code, description: error.message, data: error.data },
        }),
      },
    })),
    bulkActionMetadata: {
      totalSuccesses: results.length - failures,
      totalFailures: failures,
      undetailedFailures: 0,
    },
  }
}
