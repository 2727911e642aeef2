import { ProviderRefused } from '../../payments/index.ts'
import type { Gateway } from '../model.ts'

/** A gateway whose library is loaded on first use: most shops use one of them, or none. */
export function lazyGateway(load: () => Promise<Gateway>): Gateway {
  let loading: Promise<Gateway> | undefined
  const gateway = () => {
    loading ??= load()
    return loading
  }
  return {
    isOffline: false,
    start: async (attempt) => (await gateway()).start(attempt),
    async charge(attempt, saved) {
      const loaded = await gateway()
      if (!loaded.charge) throw new ProviderRefused('refused', 'It charges nobody again')
      return loaded.charge(attempt, saved)
    },
    read: async (payment) => (await gateway()).read?.(payment) ?? [],
    capture: async (payment) => (await gateway()).capture?.(payment) ?? [],
    release: async (payment) => (await gateway()).release?.(payment) ?? [],
    refund: async (payment, refund) => (await gateway()).refund?.(payment, refund) ?? [],
    cancel: async (payment) => (await gateway()).cancel?.(payment) ?? [],
    check: async (connection, url) => (await gateway()).check(connection, url),
    readMessage: async (connection, message) => (await gateway()).readMessage(connection, message),
    disputes: async (connection, since) =>
      (await (await gateway()).disputes?.(connection, since)) ?? [],
    follow: async (...call) => (await gateway()).follow(...call),
  }
}
