import {
  PluginDeliveryNotFailed,
  PluginDeliveryNotFound,
  PluginDeliveryRetried,
} from '@vitrine/contract/plugins'
import type { Tx } from '../../../../platform/tx.ts'
import type { PluginDelivery, PluginDeps } from '../model.ts'
import { lockDelivery, saveOutcome } from '../store/deliveries.ts'
import { queueDelivery } from './dispatch.ts'
import { findPlugin } from './pages.ts'

/** Handles a failed fact again. */
export async function retryDelivery(
  deps: PluginDeps,
  tx: Tx,
  name: string,
  id: string,
): Promise<PluginDelivery> {
  const plugin = findPlugin(deps, name)
  const delivery = await lockDelivery(tx, name, id)
  if (!delivery) throw PluginDeliveryNotFound({ id })
  if (delivery.state !== 'FAILED') throw PluginDeliveryNotFailed({ id, state: delivery.state })
  const { attempts, failure } = delivery
  await saveOutcome(tx, id, { state: 'WAITING', attempts, failure })
  await queueDelivery(deps, tx, plugin, { id })
  const { fact, entityId } = delivery
  const before = { plugin: name, fact, entityId, state: 'FAILED' }
  const after = { ...before, state: 'WAITING' }
  await deps.events.append(tx, { definition: PluginDeliveryRetried, entityId: id, before, after })
  return { ...delivery, state: 'WAITING', updatedDate: tx.now }
}
