import { ApplicationError, type Page, SiteDisabled } from '@vitrine/contract/kit'
import { newRequestId } from '../platform/ids.ts'
import type { Call } from './call.ts'
import { closedPage } from './closed-page.ts'
import { sendKept } from './kept-reply.ts'
import type { WireMessage, WireReply } from './message.ts'
import { enveloped } from './raw-envelope.ts'
import type { ServedRoute } from './routes.ts'
import { runOperation } from './run-operation.ts'
import { toErrorReply } from './wire-errors.ts'
import type { World } from './world.ts'

/** One request to one operation, from message to reply. Never throws. */
export async function answer(
  route: ServedRoute,
  params: Record<string, string>,
  message: WireMessage,
  world: World,
  requestId = newRequestId(),
): Promise<WireReply> {
  const call: Call = {
    service: route.service,
    operation: route.operation,
    operationName: route.operationName,
    handler: route.handler,
    message,
    params,
    requestId,
    caller: { kind: 'none', siteId: '' },
    input: undefined,
    tx: undefined,
    output: undefined,
    replyHeaders: {},
    isEnveloped: false,
    body: undefined,
    encoded: undefined,
    kept: undefined,
  }
  const reply = await runOperation(call, world)
    .then(() => succeed(call))
    .catch(
      (error: unknown) => closedTo(call, error) ?? toErrorReply(error, requestId, world.logger),
    )
  return { ...reply, headers: { ...reply.headers, 'x-wix-request-id': requestId } }
}

function succeed(call: Call): WireReply | Promise<WireReply> {
  if (call.kept) return sendKept(call.kept, call.message)
  return call.isEnveloped ? enveloped(success(call)) : success(call)
}

function success(call: Call): WireReply {
  if (call.operation.answers === 'page') return call.output as Page
  return {
    status: 200,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...call.replyHeaders,
    },
    body: call.encoded ?? '{}',
  }
}

/** People whose browser came to a page of a closed site see a page that says so. */
function closedTo({ operation, message }: Call, error: unknown): WireReply | undefined {
  const isClosed = error instanceof ApplicationError && error.definition.code === SiteDisabled.code
  const takesPage = message.header('accept')?.includes('text/html')
  if (!isClosed || operation.answers !== 'page' || !takesPage) return undefined
  return closedPage({ why: 'closed', languages: message.header('accept-language') })
}
