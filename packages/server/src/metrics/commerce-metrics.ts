import type { Registry } from 'prom-client'

/** A change as the ledger has it, as far as it is counted. */
interface CountedFact {
  readonly definition: { readonly name: string }
  readonly before?: unknown
  readonly after?: unknown
}

/** Orders and payments, counted where they were committed: the sum of all processes is that of the installation. */
export interface CommerceMetrics {
  readonly names: readonly string[]
  /** Call it after the commit. */
  count(facts: readonly CountedFact[]): void
}

export function measureCommerce(
  { Counter }: typeof import('prom-client'),
  registry: Registry,
): CommerceMetrics {
  const registers = [registry]
  const orders = new Counter({
    name: 'vitrine_orders_placed_total',
    help: 'Orders placed through this process',
    registers,
  })
  const payments = new Counter({
    name: 'vitrine_payments_captured_total',
    help: 'Payments of which this process has learned that money was captured, by provider',
    labelNames: ['provider'],
    registers,
  })
  return {
    names: ['order.placed', 'payment.changed'],
    count(facts) {
      for (const { definition, before, after } of facts) {
        if (definition.name === 'order.placed') orders.inc()
        else if (capturedOf(after) > capturedOf(before))
          payments.inc({ provider: providerOf(after) })
      }
    },
  }
}

const capturedOf = (payment: unknown): number =>
  (payment as { readonly capturedMinor?: number } | undefined)?.capturedMinor ?? 0

const providerOf = (payment: unknown): string =>
  (payment as { readonly provider?: string } | undefined)?.provider ?? 'unknown'
