import type { Server } from '@vitrine/server'

/** On an installation without staff: a one-time link that makes the owner. Nothing has a default password. */
export async function firstOwnerLink(server: Server): Promise<string | undefined> {
  if ((await server.staff.count()) > 0) return undefined
  if ((await server.sites.list()).length === 0) {
    const site = await server.sites.create({ settings: { name: 'My shop' } })
    await server.sites.createClient(site.id, { name: 'Storefront' })
  }
  const token = await server.staff.invite({ email: null, siteId: null, role: 'owner' })
  return `${server.platform.config.publicUrl}/dashboard/welcome#${token}`
}
