import type { Taxes } from '@vitrine/plugin'

/** Sales taxes of states, as fractions. */
export type StateRates = Readonly<Record<string, string>>

/** Taxes orders to the United States by state; all others use the site's rates. */
export const salesTaxes =
  (rates: StateRates): Taxes =>
  async ({ request: { destination, lines } }) => {
    const { country, subdivision } = destination
    const rate = rates[subdivision ?? '']
    if (country !== 'US' || subdivision === null || rate === undefined) return { lines: {} }
    const tax = { rate, name: 'Sales tax', reason: 'standard', jurisdiction: subdivision } as const
    return { lines: Object.fromEntries(lines.map(({ id }) => [id, tax])), delivery: tax }
  }
