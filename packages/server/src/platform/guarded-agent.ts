import { lookup } from 'node:dns'
import { Agent } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { AddressRefused, type FetchLimits } from './safe-fetch.ts'

type Guard = Pick<FetchLimits, 'isAllowed'>

/**
 * For libraries that send requests themselves and accept an agent: it connects to exactly the address that
 * was checked. An IP address as host is not resolved; check it with `refuseHost` first.
 */
export const createGuardedAgent = (guard: Guard): Agent =>
  new Agent({ lookup: guardedLookup(guard), keepAlive: false })

const guardedLookup =
  ({ isAllowed }: Guard): LookupFunction =>
  (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '')
      const [first] = found
      if (!first || found.some(({ address }) => !isAllowed(address)))
        return callback(refused(host), '')
      if (options.all) return callback(null, [first])
      return callback(null, first.address, first.family)
    })
  }

/** Throws if the host is an IP address that must not be fetched. */
export function refuseHost({ hostname }: URL, { isAllowed }: Guard): void {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !isAllowed(host)) throw refused(host)
}

const refused = (host: string) =>
  new AddressRefused(`${host} is not on the public internet, so it is not fetched`)
