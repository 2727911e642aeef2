import { TooManyRequests } from '@vitrine/contract/kit'
import type { Step } from '../step.ts'

export const throttle: Step = async (call, deps, next) => {
  const { callsPerMinute } = call.operation
  if (callsPerMinute !== undefined) {
    const { siteId } = call.caller
    const bucket = `${call.service.name}.${call.operationName}`
    const factor = (await deps.siteAccessOf(siteId))?.callsPerMinuteFactor ?? 1
    if (!deps.countCall(bucket, `${siteId} ${call.message.network}`, callsPerMinute * factor))
      throw TooManyRequests({ retryAfterSeconds: 60 })
  }
  await next()
}
