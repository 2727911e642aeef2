import { createServer, type Server } from 'node:http'
import { members } from '@wix/members'
import { AppStrategy, createClient } from '@wix/sdk'

/** Handles new members, for a webhook with this `appId` and this `publicKey`. */
export async function onMemberCreated(
  webhook: () => { readonly appId: string; readonly publicKey: string },
  hear: (email: string) => void,
): Promise<Server> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const client = createClient({ auth: AppStrategy(webhook()), modules: { members } })
    client.members.onMemberCreated(({ entity }) => hear(entity.loginEmail ?? ''))
    await client.webhooks.process(Buffer.concat(chunks).toString())
    response.end()
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}
