import type { IncomingMessage, ServerResponse } from 'node:http'
import { newRequestId } from '../platform/ids.ts'
import { corsHeaders } from './cors.ts'
import { keyOfTarget, sendReady } from './kept-reply.ts'
import type { WireReply } from './message.ts'
import type { World } from './world.ts'

/** Takes a request at the door, before anything is made of it; false leaves it to the house. */
export type Lane = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Kept replies for visitors whose token was verified before, while their site is known to be open. It
 * only ever says yes: whatever needs a look into the database, a refusal or a count goes the long way.
 */
export function createReplyLane({ replies, recall }: World): Lane {
  if (!replies || !recall) return () => false
  return (request, response) => {
    const { authorization } = request.headers
    if (request.method !== 'GET' || authorization === undefined) return false
    const siteId = recall.siteOfVisitor(authorization)
    if (siteId === undefined || !recall.isOpen(siteId)) return false
    const header = (name: string) => request.headers[name] as string | undefined
    const kept = replies.find(siteId, keyOfTarget('GET', request.url ?? '', { header }))
    const reply = kept?.isForVisitors ? sendReady(kept, { header }) : undefined
    if (!reply) return false
    response.writeHead(reply.status, ['x-wix-request-id', newRequestId(), ...linesOf(reply)])
    response.end(reply.body as Buffer | null)
    return true
  }
}

const lines = new WeakMap<WireReply, readonly string[]>()

/** The headers of a kept reply, name after value, as they are sent each time. */
function linesOf(reply: WireReply): readonly string[] {
  const known = lines.get(reply)
  if (known) return known
  const body = reply.body as Buffer | null
  const length = body && { 'content-length': String(body.byteLength) }
  const made = Object.entries({ ...reply.headers, ...corsHeaders, ...length }).flat() as string[]
  lines.set(reply, made)
  return made
}
