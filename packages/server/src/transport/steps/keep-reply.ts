import type { Call } from '../call.ts'
import { keyOfTarget } from '../kept-reply.ts'
import { readText } from '../read-body.ts'
import type { Step } from '../step.ts'

/** Keys that are longer are questions nobody asks twice. */
const LONGEST_KEY = 8192

/**
 * Answers from memory what was answered before and has not changed. Everything about who may ask is
 * settled by now; what remains is the same for all visitors and members, and never for merchants.
 */
export const keepReply: Step = async (call, world, next) => {
  const { replies } = world
  const { siteId } = call.caller
  const { kept, permission, callsPerMinute } = call.operation
  if (!replies || !kept || call.caller.kind === 'merchant') return next()
  const key = await keyOf(call)
  call.kept = replies.find(siteId, key)
  if (call.kept) return
  const changes = replies.changesOf(siteId)
  await next()
  if (key.length > LONGEST_KEY || call.encoded === undefined) return
  const isForVisitors = permission !== 'site-member' && callsPerMinute === undefined
  call.kept = replies.keep(siteId, key, { encoded: call.encoded, isForVisitors }, changes)
}

async function keyOf(call: Call): Promise<string> {
  const { message, operation } = call
  const target = message.query ? `${message.path}?${message.query}` : message.path
  const address = keyOfTarget(message.method, target, message)
  if (!message.body) return address
  call.body = await readText(message, operation.maxBytes)
  return `${address} ${call.body}`
}
