import type { Handlers } from '@vitrine/contract/kit'
import type { paymentConnections as connectionsService } from '@vitrine/contract/payment-connections'
import type { HandlerContext } from '../../../transport/call.ts'
import { encodeConnection } from './codec/connections.ts'
import type { ConnectionsFeature, MessagesFeature } from './index.ts'

export interface ConnectionHandlerDeps {
  readonly connections: ConnectionsFeature
  readonly messages: MessagesFeature
  readonly now: () => Date
  /** The public address of a site. */
  urlOf(siteId: string, baseUrl: string): Promise<string>
}

/** The body of the request; the contract limits its size. */
async function bytesOf({ body }: HandlerContext['request']): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of body ?? []) chunks.push(chunk)
  return Buffer.concat(chunks)
}

export const paymentConnectionHandlers = (deps: ConnectionHandlerDeps) => {
  const { connections, messages } = deps
  const siteUrlOf = ({ caller, request }: HandlerContext) =>
    deps.urlOf(caller.siteId, request.baseUrl)
  return {
    listConnections: async (call) => {
      const siteUrl = await siteUrlOf(call)
      const stored = await connections.list(call.tx)
      return { connections: stored.map((one) => encodeConnection(one, siteUrl)) }
    },
    saveConnection: async (call) => {
      const siteUrl = await siteUrlOf(call)
      const saved = await connections.save(call.tx, call.input.connection)
      return { connection: encodeConnection(saved, siteUrl) }
    },
    checkConnection: async (call) => {
      const { account, findings } = await messages.check(
        call.tx,
        call.input.provider,
        await siteUrlOf(call),
      )
      return { account, findings: [...findings] }
    },
    deleteConnection: async ({ tx, input }) => {
      await connections.remove(tx, input.provider)
      return {}
    },
    receiveMessage: async ({ input, request }) => {
      await messages.receive(input.id, {
        body: await bytesOf(request),
        header: (name) => request.header(name),
        now: deps.now(),
      })
      return {}
    },
  } satisfies Handlers<typeof connectionsService, HandlerContext>
}
