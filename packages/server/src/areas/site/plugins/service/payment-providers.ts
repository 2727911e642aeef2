import type { PluginProvider } from '@vitrine/contract/payments'
import type { AccountField, Payments, Plugin, PluginContext } from '@vitrine/plugin'
import type { PluginDeps } from '../model.ts'
import { encodeText } from '../rules/encode-blocks.ts'
import { providerNameOf } from '../rules/names.ts'
import { createWorkContext } from './context.ts'
import { within } from './within.ts'

const CALL_MS = 30_000

export interface PaymentCallContext {
  readonly context: PluginContext
  readonly signal: AbortSignal
}

/** A payment provider of a plug-in. */
export interface PluginPayments {
  readonly provider: string
  readonly payments: Payments
  /** How merchants meet it. */
  readonly shown: PluginProvider
  /** Calls it for a site, for half a minute and no longer. */
  ask<T>(siteId: string, call: (with_: PaymentCallContext) => Promise<T>): Promise<T>
}

export const createPaymentProviders = (deps: PluginDeps): readonly PluginPayments[] =>
  deps.plugins.flatMap((plugin) => {
    const { payments } = plugin.ports ?? {}
    if (!payments) return []
    return [
      {
        provider: providerNameOf(plugin),
        payments,
        shown: shownOf(plugin, payments),
        ask: (siteId, call) => {
          const context = createWorkContext(deps, plugin, siteId)
          return within(CALL_MS, (signal) => call({ context, signal }))
        },
      } satisfies PluginPayments,
    ]
  })

const shownOf = (plugin: Plugin, { title, about = '', account, isTestKey }: Payments) => ({
  provider: providerNameOf(plugin),
  title: encodeText(title),
  about: encodeText(about),
  key: encodeField(account.key),
  ...(account.clientId && { clientId: encodeField(account.clientId) }),
  ...(account.webhookSecret && { webhookSecret: encodeField(account.webhookSecret) }),
  webhook: encodeText(account.webhook ?? ''),
  asksForTest: isTestKey === undefined,
})

const encodeField = ({ label, help }: AccountField) => ({
  label: encodeText(label),
  ...(help !== undefined && { help: encodeText(help) }),
})
