import type {
  PluginDelivery as WireDelivery,
  Plugin as WirePlugin,
} from '@vitrine/contract/plugins'
import type { Plugin } from '@vitrine/plugin'
import type { PluginDelivery } from './model.ts'
import { encodeText } from './rules/encode-blocks.ts'
import { factsOf } from './rules/names.ts'
import type { OpenCount } from './store/deliveries.ts'

export const encodePlugin = (plugin: Plugin, counts: readonly OpenCount[]): WirePlugin => {
  const { waiting = 0, failed = 0 } = counts.find((one) => one.plugin === plugin.name) ?? {}
  return {
    name: plugin.name,
    title: encodeText(plugin.title ?? plugin.name),
    permissions: [...(plugin.permissions ?? [])],
    facts: factsOf(plugin),
    ...(plugin.dashboard && { page: encodeText(plugin.dashboard.title) }),
    waiting,
    failed,
  }
}

export const encodeDelivery = (delivery: PluginDelivery): WireDelivery => ({
  id: delivery.id,
  fact: delivery.fact,
  entityId: delivery.entityId,
  state: delivery.state,
  attempts: delivery.attempts,
  ...(delivery.failure !== null && { failure: delivery.failure }),
  createdDate: delivery.createdDate,
  updatedDate: delivery.updatedDate,
})
