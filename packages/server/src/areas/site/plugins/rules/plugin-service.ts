import { IdempotencyKeyReused } from '@vitrine/contract/carts'
import { type AnyOperation, type AnyService, operation, service } from '@vitrine/contract/kit'
import { PluginChanged } from '@vitrine/contract/plugins'
import type { AnyPluginOperation, Plugin, PluginCaller } from '@vitrine/plugin'
import type { Caller } from '../../../../transport/caller.ts'
import { mountOf } from './names.ts'

/** The operations of a plug-in in the form of the contract; undefined where it has none. */
export function pluginServiceOf(plugin: Plugin): AnyService | undefined {
  const operations = Object.entries(plugin.operations ?? {})
  if (operations.length === 0) return undefined
  return service({
    name: `plugin-${plugin.name}`,
    summary: `Plug-in ${plugin.name}`,
    mounts: [mountOf(plugin)],
    operations: Object.fromEntries(operations.map(([key, one]) => [key, toOperation(one)])),
  })
}

/** A plug-in opens its transactions itself, so that it can wait for others outside of them. */
const toOperation = ({ handle: _, writes, ...declared }: AnyPluginOperation): AnyOperation =>
  operation({
    ...declared,
    ...(writes && {
      writes: 'own',
      facts: [PluginChanged],
      errors: [...(declared.errors ?? []), IdempotencyKeyReused],
    }),
  })

export function pluginCallerOf(caller: Caller): PluginCaller {
  if (caller.kind === 'none') return { kind: 'nobody' }
  return { kind: caller.kind, id: caller.id }
}
