import { cacheKeyOf } from '../cached-response.ts'
import type { Call } from '../call.ts'
import { observedName } from '../call-observer.ts'
import { RawJson } from '../raw-json.ts'
import { readText } from '../read-body.ts'
import type { Step } from '../step.ts'

/** Responses with longer keys are unlikely to be requested twice. */
const MAX_KEY_LENGTH = 8192

/**
 * Returns the cached response while nothing has changed. Permissions are checked before this step; the
 * response is then the same for all visitors and members. Never used for merchants.
 */
export const cacheResponse: Step = async (call, deps, next) => {
  const { responseCache } = deps
  const { siteId } = call.caller
  const { cached, permission, callsPerMinute } = call.operation
  if (!responseCache || !cached || call.caller.kind === 'merchant') return next()
  const key = await cacheKeyOfCall(call)
  call.cachedResponse = responseCache.find(siteId, key)
  responseCache.countLookup(call.cachedResponse !== undefined)
  if (call.cachedResponse) return
  const version = responseCache.versionOf(siteId)
  await next()
  if (key.length > MAX_KEY_LENGTH || call.encoded === undefined) return
  const isForVisitors = permission !== 'site-member' && callsPerMinute === undefined
  call.cachedResponse = responseCache.store(
    siteId,
    key,
    {
      encoded: call.encoded,
      tag: call.output instanceof RawJson ? call.output.tag : undefined,
      isForVisitors,
      operation: observedName(call),
    },
    version,
  )
}

async function cacheKeyOfCall(call: Call): Promise<string> {
  const { message, operation } = call
  const target = message.query ? `${message.path}?${message.query}` : message.path
  const address = cacheKeyOf(message.method, target, message)
  if (!message.body) return address
  call.body = await readText(message, operation.maxBytes)
  return `${address} ${call.body}`
}
