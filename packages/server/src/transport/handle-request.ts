import { ApplicationError, type Page, SiteDisabled } from '@vitrine/contract/kit'
import { newRequestId } from '../platform/ids.ts'
import { serveCached } from './cached-response.ts'
import type { Call } from './call.ts'
import { observeCall } from './call-observer.ts'
import { closedPage } from './closed-page.ts'
import type { PipelineDeps } from './deps.ts'
import type { PipelineRequest, PipelineResponse } from './pipeline-messages.ts'
import { wrapInEnvelope } from './raw-envelope.ts'
import type { ServedRoute } from './routes.ts'
import { runOperation } from './run-operation.ts'
import { toErrorResponse } from './wire-errors.ts'

/** One request to one operation, from message to reply. Never throws. */
export async function handleRequest(
  route: ServedRoute,
  params: Record<string, string>,
  message: PipelineRequest,
  deps: PipelineDeps,
  requestId = newRequestId(),
): Promise<PipelineResponse> {
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
    responseHeaders: {},
    isEnveloped: false,
    body: undefined,
    encoded: undefined,
    cachedResponse: undefined,
  }
  const answer = () =>
    runOperation(call, deps)
      .then(() => toResponse(call))
      .catch(
        (error: unknown) =>
          closedPageFor(call, error) ?? toErrorResponse(error, requestId, deps.logger),
      )
  const reply = await (deps.observers ? observeCall(deps.observers, call, answer) : answer())
  return { ...reply, headers: { ...reply.headers, 'x-wix-request-id': requestId } }
}

function toResponse(call: Call): PipelineResponse | Promise<PipelineResponse> {
  if (call.cachedResponse) return serveCached(call.cachedResponse, call.message)
  return call.isEnveloped ? wrapInEnvelope(successResponse(call)) : successResponse(call)
}

function successResponse(call: Call): PipelineResponse {
  if (call.operation.answers === 'page') return call.output as Page
  return {
    status: 200,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...call.responseHeaders,
    },
    body: call.encoded ?? '{}',
  }
}

/** Browsers that open a page of a closed site see a page that explains it. */
function closedPageFor({ operation, message }: Call, error: unknown): PipelineResponse | undefined {
  const isClosed = error instanceof ApplicationError && error.definition.code === SiteDisabled.code
  const takesPage = message.header('accept')?.includes('text/html')
  if (!isClosed || operation.answers !== 'page' || !takesPage) return undefined
  return closedPage({ reason: 'closed', languages: message.header('accept-language') })
}
