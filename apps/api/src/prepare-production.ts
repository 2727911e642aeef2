import type { Server } from '@vitrine/server'
import { PlainError } from '@vitrine/server/cli'
import { demoMember, demoStaff } from './demo-people.ts'

/** On an installation without staff: a one-time link that makes the owner. Nothing has a default password. */
export async function firstOwnerLink(server: Server): Promise<string | undefined> {
  if ((await server.staff.count()) > 0) return undefined
  if ((await server.sites.list()).length === 0) {
    const site = await server.sites.create({
      // Its owner opens it once everything is set up.
      settings: { name: 'My shop', storefront: { open: false } },
    })
    await server.sites.createClient(site.id, { name: 'Storefront' })
  }
  const token = await server.staff.invite({ email: null, siteId: null, role: 'owner' })
  return `${server.platform.config.publicUrl}/dashboard/welcome#${token}`
}

/** The passwords of the demo are published: anyone who has read them could sign in. */
export async function refuseDemoPasswords(server: Server): Promise<void> {
  if (await server.staff.hasPassword(demoStaff)) {
    throw new PlainError(
      `${demoStaff.email} may sign in with the published password of the demo; start once without NODE_ENV=production and change it in the dashboard, or begin with an empty database`,
    )
  }
  for (const { id, settings } of await server.sites.list()) {
    const isThere = await server.platform.work(on(id), (tx) =>
      server.members.hasPassword(tx, demoMember),
    )
    if (!isThere) continue
    throw new PlainError(
      `${demoMember.email} may sign in to "${settings.name}" with the published password of the demo; start once without NODE_ENV=production and delete this member, or begin with an empty database`,
    )
  }
}

const on = (siteId: string) => ({ siteId, actor: { type: 'system', id: 'start' } as const })
