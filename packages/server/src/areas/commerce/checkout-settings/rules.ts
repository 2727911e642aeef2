import type { CheckoutSettingsChanges } from '@vitrine/contract/checkout-settings'
import type { CheckoutSettings } from './model.ts'

/** Merges sent settings; absent and null fields stay unchanged. The brand is replaced as a whole. */
export const withChanges = (
  before: CheckoutSettings,
  { checkoutBrand, ...changes }: CheckoutSettingsChanges,
): CheckoutSettings => ({
  ...(merged(before, changes) as CheckoutSettings),
  checkoutBrand: checkoutBrand ?? before.checkoutBrand,
})

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function merged(before: unknown, changes: unknown): unknown {
  if (!isRecord(before) || !isRecord(changes)) return changes ?? before
  return Object.fromEntries(
    Object.entries(before).map(([name, value]) => [name, merged(value, changes[name])]),
  )
}
