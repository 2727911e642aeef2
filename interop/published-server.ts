import { execFileSync } from 'node:child_process'
import { type RunningProduct, startProduct } from '@vitrine/testkit/product'
import { authentication, oauth, recovery, signOnPolicy, verification } from '@wix/identity'
import { members } from '@wix/members'
import { redirects } from '@wix/redirects'
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk'
import { inject } from 'vitest'
import { redirectTo, restoreFetch } from './redirected-fetch.ts'

export const website = 'http://localhost:4321'
const modules = {
  members,
  authentication,
  oauth,
  recovery,
  signOnPolicy,
  verification,
  redirects,
}

/** A running product with the published clients of one website, every call sent to it. */
export async function startForPublishedClients() {
  const server = await startProduct({ like: inject('prepared') })
  const site = server.sites[0] as RunningProduct['sites'][number]
  const clientId = registerWebsite(server, site.id)
  const fetch = redirectTo(server.baseUrl)
  return {
    server,
    site,
    clientId,
    fetch,
    visitor: () => createClient({ modules, auth: OAuthStrategy({ clientId }), fetch }),
    merchant: () => {
      const auth = ApiKeyStrategy({ apiKey: site.apiKey, siteId: site.id })
      return createClient({ modules, auth, fetch })
    },
    /** The newest mail to an address, once it is there. */
    async mailTo(email: string): Promise<string> {
      for (;;) {
        const response = await fetch(`${server.baseUrl}/vitrine/v1/mailbox`, {
          headers: { authorization: site.apiKey },
        })
        const { mails } = (await response.json()) as { mails: { to: string; text: string }[] }
        const mail = mails.find(({ to }) => to === email)
        if (mail) return mail.text
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
    },
    async stop() {
      restoreFetch()
      await server.stop()
      server.remove()
    },
  }
}
export type PublishedClients = Awaited<ReturnType<typeof startForPublishedClients>>

function registerWebsite(server: RunningProduct, siteId: string): string {
  const names = ['client', 'create', 'Website', '--site', siteId]
  const addresses = ['--redirect-uri', `${website}/callback`, '--redirect-domain', 'localhost:4321']
  const env = { ...process.env, VITRINE_DATA: server.dataDir, DATABASE_URL: '' }
  return execFileSync(process.execPath, [server.program, ...names, ...addresses], {
    env,
    encoding: 'utf8',
  }).trim()
}
