import { type ExampleContext, ownerEmail, password, type Steps } from './example-context.ts'

let count = 0
const createBranch = ({ owner }: ExampleContext) => {
  count += 1
  return owner.sites.createSite({ site: { name: `Branch ${count}`, domains: [`b${count}.test`] } })
}
const createBranchId = async (context: ExampleContext) => (await createBranch(context)).site.id

const sites: Steps = {
  'siteScripts.listSiteScripts': ({ visitor }) => visitor.siteScripts.listSiteScripts({}),
  'recommendations.getRecommendation': ({ visitor }) =>
    visitor.recommendations.getRecommendation({ algorithms: [{ id: 'related' }] }),
  'reviews.queryReviews': ({ visitor }) =>
    visitor.reviews.queryReviews({ query: { cursorPaging: { limit: 50 } } }),
  'sites.getSite': ({ nobody }) => nobody.sites.getSite(),
  'sites.createPreview': ({ merchant }) => merchant.sites.createPreview(),
  'sites.getSettings': ({ merchant }) => merchant.sites.getSettings(),
  'sites.getCatalogVersion': ({ merchant }) => merchant.sites.getCatalogVersion({}),
  'sites.setCurrencyRates': ({ merchant }) =>
    merchant.sites.setCurrencyRates({
      rates: [{ currency: 'USD', rate: '1.0843', date: '2026-01-01' }],
    }),
  'sites.getCurrencyRates': ({ merchant }) => merchant.sites.getCurrencyRates({}),
  'sites.getFigures': ({ merchant }) => merchant.sites.getFigures(),
  'sites.createSite': createBranch,
  'sites.listSites': ({ owner }) => owner.sites.listSites({}),
  'sites.updateSite': async (context) =>
    context.owner.sites.updateSite({
      site: { id: await createBranchId(context), name: 'Second house' },
    }),
  'sites.duplicateSite': async (context) =>
    context.owner.sites.duplicateSite({ id: await createBranchId(context), name: 'Copy' }),
  'sites.disableSite': async (context) =>
    context.owner.sites.disableSite({ id: await createBranchId(context) }),
  'sites.enableSite': async (context) => {
    const id = await createBranchId(context)
    await context.owner.sites.disableSite({ id })
    return context.owner.sites.enableSite({ id })
  },
  'sites.trashSite': async (context) =>
    context.owner.sites.trashSite({ id: await createBranchId(context) }),
  'sites.restoreSite': async (context) => {
    const id = await createBranchId(context)
    await context.owner.sites.trashSite({ id })
    return context.owner.sites.restoreSite({ id })
  },
  'sites.purgeSite': async (context) => {
    const id = await createBranchId(context)
    await context.owner.sites.trashSite({ id })
    return context.owner.sites.purgeSite({ id })
  },
  'rehearsal.getRehearsal': ({ merchant }) => merchant.rehearsal.getRehearsal({}),
  'rehearsal.listLaunchChecks': ({ merchant }) => merchant.rehearsal.listLaunchChecks({}),
  'rehearsal.startLaunchChecks': ({ merchant }) => merchant.rehearsal.startLaunchChecks({}),
  'rehearsal.startRehearsal': ({ merchant }) => merchant.rehearsal.startRehearsal({}),
  'rehearsal.clearRehearsal': ({ merchant }) => merchant.rehearsal.clearRehearsal({}),
  'setupGuide.getSetupGuide': ({ merchant }) => merchant.setupGuide.getSetupGuide({}),
}

const client = {
  name: 'Website',
  allowedRedirectUris: ['https://example.com/callback'],
  allowedRedirectDomains: ['example.com'],
}
const newClient = async ({ merchant }: ExampleContext) =>
  (await merchant.clients.createClient({ client })).client.id
const newKey = async ({ merchant }: ExampleContext) =>
  (await merchant.apiKeys.createApiKey({ name: 'Warehouse' })).apiKey.id

const keys: Steps = {
  'clients.createClient': newClient,
  'clients.listClients': ({ merchant }) => merchant.clients.listClients({}),
  'clients.getClient': async (context) =>
    context.merchant.clients.getClient({ id: await newClient(context) }),
  'clients.updateClient': async (context) =>
    context.merchant.clients.updateClient({
      client: { id: await newClient(context), name: 'New website' },
    }),
  'clients.createClientSecret': async (context) =>
    context.merchant.clients.createClientSecret({ id: await newClient(context) }),
  'clients.deleteClientSecret': async (context) => {
    const id = await newClient(context)
    await context.merchant.clients.createClientSecret({ id })
    return context.merchant.clients.deleteClientSecret({ id })
  },
  'clients.deleteClient': async (context) =>
    context.merchant.clients.deleteClient({ id: await newClient(context) }),
  'apiKeys.createApiKey': newKey,
  'apiKeys.listApiKeys': ({ merchant }) => merchant.apiKeys.listApiKeys({}),
  'apiKeys.listScopes': ({ merchant }) => merchant.apiKeys.listScopes({}),
  'apiKeys.updateApiKey': async (context) =>
    context.merchant.apiKeys.updateApiKey({ id: await newKey(context), name: 'Warehouse, nights' }),
  'apiKeys.revokeApiKey': async (context) =>
    context.merchant.apiKeys.revokeApiKey({ id: await newKey(context) }),
}

const invite = (context: ExampleContext, email: string) =>
  context.owner.staff.inviteStaff({ invitation: { email, role: 'editor' } })

/** A staff member who has accepted an invitation. */
export async function hireStaff(context: ExampleContext, email: string) {
  const { token } = await invite(context, email)
  await context.nobody.staff.acceptInvitation({ token, email, name: 'Eve Editor', password })
  const { staff } = await context.owner.staff.listStaff({})
  return staff.find((one) => one.email === email)?.id ?? ''
}

const staff: Steps = {
  'staff.signIn': ({ nobody }) => nobody.staff.signIn({ email: ownerEmail, password }),
  'staff.startRecovery': ({ nobody }) => nobody.staff.startRecovery({ email: ownerEmail }),
  'staff.finishRecovery': async (context) => {
    await hireStaff(context, 'eve.forgets@example.com')
    const link = (await context.shop.server.staff.recoveryLink('eve.forgets@example.com')) ?? ''
    const token = link.slice(link.indexOf('#') + 1)
    return context.nobody.staff.finishRecovery({ token, password })
  },
  'staff.signOut': async ({ signedIn }) => (await signedIn(ownerEmail, password)).staff.signOut({}),
  'staff.inviteStaff': (context) => invite(context, 'eve@example.com'),
  'staff.acceptInvitation': (context) => hireStaff(context, 'eva@example.com'),
  'staff.withdrawInvitation': async (context) => {
    const { invitation } = await invite(context, 'late@example.com')
    return context.owner.staff.withdrawInvitation({ id: invitation.id })
  },
  'staff.listStaff': ({ owner }) => owner.staff.listStaff({}),
  'staff.updateStaff': async (context) =>
    context.owner.staff.updateStaff({
      id: await hireStaff(context, 'evi@example.com'),
      role: 'admin',
    }),
  'staff.removeStaff': async (context) =>
    context.owner.staff.removeStaff({ id: await hireStaff(context, 'evo@example.com') }),
  'staff.getCurrent': ({ owner }) => owner.staff.getCurrent({}),
  'staff.updateCurrent': ({ owner }) => owner.staff.updateCurrent({ name: 'Olive O. Owner' }),
  'staff.listSessions': async ({ owner }) => owner.staff.listSessions({}),
  'staff.endSession': async ({ owner }) => {
    const { sessions } = await owner.staff.listSessions({})
    const other = sessions.find(({ isCurrent }) => !isCurrent)
    return owner.staff.endSession({ id: other?.id ?? '' })
  },
  'staff.changePassword': async (context) => {
    await hireStaff(context, 'evita@example.com')
    const api = await context.signedIn('evita@example.com', password)
    return api.staff.changePassword({
      currentPassword: password,
      newPassword: 'a-second-glass-case',
    })
  },
}

export const siteSteps: Steps = { ...sites, ...keys, ...staff }
