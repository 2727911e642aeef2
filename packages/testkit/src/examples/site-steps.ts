import { ownerEmail, password, type Stage, type Steps } from './stage.ts'

let count = 0
const another = ({ owner }: Stage) => {
  count += 1
  return owner.sites.createSite({ site: { name: `Branch ${count}`, domains: [`b${count}.test`] } })
}
const anotherId = async (stage: Stage) => (await another(stage)).site.id

const sites: Steps = {
  'siteScripts.listSiteScripts': ({ visitor }) => visitor.siteScripts.listSiteScripts({}),
  'orders.searchOrders': ({ visitor }) =>
    visitor.orders.searchOrders({ search: { cursorPaging: { limit: 10 } } }),
  'recommendations.getRecommendation': ({ visitor }) =>
    visitor.recommendations.getRecommendation({ algorithms: [{ id: 'related' }] }),
  'reviews.queryReviews': ({ visitor }) =>
    visitor.reviews.queryReviews({ query: { cursorPaging: { limit: 50 } } }),
  'sites.getSite': ({ nobody }) => nobody.sites.getSite(),
  'sites.getSettings': ({ merchant }) => merchant.sites.getSettings(),
  'sites.getCatalogVersion': ({ merchant }) => merchant.sites.getCatalogVersion({}),
  'sites.setCurrencyRates': ({ merchant }) =>
    merchant.sites.setCurrencyRates({
      rates: [{ currency: 'USD', rate: '1.0843', date: '2026-01-01' }],
    }),
  'sites.getCurrencyRates': ({ merchant }) => merchant.sites.getCurrencyRates({}),
  'sites.getFigures': ({ merchant }) => merchant.sites.getFigures(),
  'sites.createSite': another,
  'sites.listSites': ({ owner }) => owner.sites.listSites({}),
  'sites.updateSite': async (stage) =>
    stage.owner.sites.updateSite({ site: { id: await anotherId(stage), name: 'Second house' } }),
  'sites.duplicateSite': async (stage) =>
    stage.owner.sites.duplicateSite({ id: await anotherId(stage), name: 'Copy' }),
  'sites.disableSite': async (stage) =>
    stage.owner.sites.disableSite({ id: await anotherId(stage) }),
  'sites.enableSite': async (stage) => {
    const id = await anotherId(stage)
    await stage.owner.sites.disableSite({ id })
    return stage.owner.sites.enableSite({ id })
  },
  'sites.trashSite': async (stage) => stage.owner.sites.trashSite({ id: await anotherId(stage) }),
  'sites.restoreSite': async (stage) => {
    const id = await anotherId(stage)
    await stage.owner.sites.trashSite({ id })
    return stage.owner.sites.restoreSite({ id })
  },
  'sites.purgeSite': async (stage) => {
    const id = await anotherId(stage)
    await stage.owner.sites.trashSite({ id })
    return stage.owner.sites.purgeSite({ id })
  },
}

const client = {
  name: 'Website',
  allowedRedirectUris: ['https://example.com/callback'],
  allowedRedirectDomains: ['example.com'],
}
const newClient = async ({ merchant }: Stage) =>
  (await merchant.clients.createClient({ client })).client.id
const newKey = async ({ merchant }: Stage) =>
  (await merchant.apiKeys.createApiKey({ name: 'Warehouse' })).apiKey.id

const keys: Steps = {
  'clients.createClient': newClient,
  'clients.listClients': ({ merchant }) => merchant.clients.listClients({}),
  'clients.getClient': async (stage) =>
    stage.merchant.clients.getClient({ id: await newClient(stage) }),
  'clients.updateClient': async (stage) =>
    stage.merchant.clients.updateClient({
      client: { id: await newClient(stage), name: 'New website' },
    }),
  'clients.createClientSecret': async (stage) =>
    stage.merchant.clients.createClientSecret({ id: await newClient(stage) }),
  'clients.deleteClientSecret': async (stage) => {
    const id = await newClient(stage)
    await stage.merchant.clients.createClientSecret({ id })
    return stage.merchant.clients.deleteClientSecret({ id })
  },
  'clients.deleteClient': async (stage) =>
    stage.merchant.clients.deleteClient({ id: await newClient(stage) }),
  'apiKeys.createApiKey': newKey,
  'apiKeys.listApiKeys': ({ merchant }) => merchant.apiKeys.listApiKeys({}),
  'apiKeys.listScopes': ({ merchant }) => merchant.apiKeys.listScopes({}),
  'apiKeys.updateApiKey': async (stage) =>
    stage.merchant.apiKeys.updateApiKey({ id: await newKey(stage), name: 'Warehouse, nights' }),
  'apiKeys.revokeApiKey': async (stage) =>
    stage.merchant.apiKeys.revokeApiKey({ id: await newKey(stage) }),
}

const invite = (stage: Stage, email: string) =>
  stage.owner.staff.inviteStaff({ invitation: { email, role: 'editor' } })

/** Somebody who came by an invitation. */
export async function hired(stage: Stage, email: string) {
  const { token } = await invite(stage, email)
  await stage.nobody.staff.acceptInvitation({ token, email, name: 'Eve Editor', password })
  const { staff } = await stage.owner.staff.listStaff({})
  return staff.find((one) => one.email === email)?.id ?? ''
}

const staff: Steps = {
  'staff.signIn': ({ nobody }) => nobody.staff.signIn({ email: ownerEmail, password }),
  'staff.startRecovery': ({ nobody }) => nobody.staff.startRecovery({ email: ownerEmail }),
  'staff.finishRecovery': async (stage) => {
    await hired(stage, 'eve.forgets@example.com')
    const link = (await stage.shop.server.staff.recoveryLink('eve.forgets@example.com')) ?? ''
    const token = link.slice(link.indexOf('#') + 1)
    return stage.nobody.staff.finishRecovery({ token, password })
  },
  'staff.signOut': async ({ signedIn }) => (await signedIn(ownerEmail, password)).staff.signOut({}),
  'staff.inviteStaff': (stage) => invite(stage, 'eve@example.com'),
  'staff.acceptInvitation': (stage) => hired(stage, 'eva@example.com'),
  'staff.withdrawInvitation': async (stage) => {
    const { invitation } = await invite(stage, 'late@example.com')
    return stage.owner.staff.withdrawInvitation({ id: invitation.id })
  },
  'staff.listStaff': ({ owner }) => owner.staff.listStaff({}),
  'staff.updateStaff': async (stage) =>
    stage.owner.staff.updateStaff({ id: await hired(stage, 'evi@example.com'), role: 'admin' }),
  'staff.removeStaff': async (stage) =>
    stage.owner.staff.removeStaff({ id: await hired(stage, 'evo@example.com') }),
  'staff.getCurrent': ({ owner }) => owner.staff.getCurrent({}),
  'staff.updateCurrent': ({ owner }) => owner.staff.updateCurrent({ name: 'Olive O. Owner' }),
  'staff.listSessions': async ({ owner }) => owner.staff.listSessions({}),
  'staff.endSession': async ({ owner }) => {
    const { sessions } = await owner.staff.listSessions({})
    const other = sessions.find(({ isCurrent }) => !isCurrent)
    return owner.staff.endSession({ id: other?.id ?? '' })
  },
  'staff.changePassword': async (stage) => {
    await hired(stage, 'evita@example.com')
    const api = await stage.signedIn('evita@example.com', password)
    return api.staff.changePassword({
      currentPassword: password,
      newPassword: 'a-second-glass-case',
    })
  },
}

export const siteSteps: Steps = { ...sites, ...keys, ...staff }
