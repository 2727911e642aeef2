import { accountHandlers } from './features/accounts/handlers.ts'
import { captchaHandlers } from './features/captcha/handlers.ts'
import { createCaptcha } from './features/captcha/index.ts'
import { createCatalog, type KnownTotals } from './features/catalog/index.ts'
import { decodeProductQuery } from './features/catalog-v1/codec/query.ts'
import { catalogV1Translators } from './features/catalog-v1/events.ts'
import { catalogV1Handlers } from './features/catalog-v1/handlers/index.ts'
import { catalogV3Translators } from './features/catalog-v3/events/index.ts'
import { categoryHandlers } from './features/catalog-v3/handlers/categories.ts'
import { catalogV3Handlers } from './features/catalog-v3/handlers/index.ts'
import { digitalFileHandlers } from './features/digital-files/handlers.ts'
import { createDigitalFiles, digitalFilesCrontab } from './features/digital-files/index.ts'
import { createEvents, together } from './features/events/index.ts'
import { createExpiry, expiryCrontab } from './features/expiry/index.ts'
import { exportHandlers } from './features/exports/handlers.ts'
import { createExports, exportsCrontab } from './features/exports/index.ts'
import { factorHandlers } from './features/factors/handlers/index.ts'
import { createFactors } from './features/factors/index.ts'
import { historyHandlers } from './features/history/handlers.ts'
import { createHistory } from './features/history/index.ts'
import { signOnTranslators } from './features/identity/events.ts'
import { authenticationHandlers } from './features/identity/handlers/authentication.ts'
import { recoveryHandlers } from './features/identity/handlers/recovery.ts'
import { signOnPolicyHandlers } from './features/identity/handlers/sign-on-policy.ts'
import { verificationHandlers } from './features/identity/handlers/verification.ts'
import { createIdentity, encodeSignIn } from './features/identity/index.ts'
import { identityProviderHandlers } from './features/identity-providers/handlers.ts'
import { createIdentityProviders } from './features/identity-providers/index.ts'
import { importHandlers } from './features/imports/handlers.ts'
import { createImports } from './features/imports/index.ts'
import { inventoryHandlers } from './features/inventory/handlers.ts'
import { createInventory } from './features/inventory/index.ts'
import { jobHandlers } from './features/jobs/handlers.ts'
import { createJobs } from './features/jobs/index.ts'
import { legacyMemberHandlers } from './features/legacy-members/index.ts'
import { mailboxHandlers } from './features/mail/handlers.ts'
import { createMail, mailCrontab } from './features/mail/index.ts'
import { createMailedCodes } from './features/mailed-codes/index.ts'
import { mediaHandlers } from './features/media/handlers.ts'
import { createMedia, mediaUrl } from './features/media/index.ts'
import { memberFileHandlers } from './features/member-files/handlers.ts'
import { createMemberFiles, memberFilesCrontab } from './features/member-files/index.ts'
import { memberRoleHandlers } from './features/member-roles/handlers.ts'
import { createMemberRoles } from './features/member-roles/index.ts'
import { memberTranslators } from './features/members/events.ts'
import { memberFieldHandlers, memberHandlers } from './features/members/handlers/index.ts'
import { createMembers } from './features/members/index.ts'
import { notOfferedHandlers } from './features/not-offered/handlers.ts'
import { oauthHandlers } from './features/oauth/handlers.ts'
import { createOAuth, oauthCrontab } from './features/oauth/index.ts'
import { personalDataHandlers } from './features/personal-data/handlers.ts'
import { createPersonalData } from './features/personal-data/index.ts'
import { createPhoneMessages } from './features/phone-messages/index.ts'
import { redirectTranslators } from './features/redirects/events.ts'
import { redirectHandlers } from './features/redirects/handlers.ts'
import { createRedirects } from './features/redirects/index.ts'
import { searchHandlers } from './features/search/handlers.ts'
import { createSearch } from './features/search/index.ts'
import { apiKeyHandlers } from './features/sites/handlers/api-keys.ts'
import { clientHandlers } from './features/sites/handlers/clients.ts'
import { siteHandlers } from './features/sites/handlers/sites.ts'
import { createSites, sitesCrontab } from './features/sites/index.ts'
import { staffHandlers } from './features/staff/handlers.ts'
import { createStaff } from './features/staff/index.ts'
import { changeHandlers, webhookHandlers } from './features/webhooks/handlers.ts'
import { createWebhooks, webhooksCrontab } from './features/webhooks/index.ts'
import { mayStill } from './may-still.ts'
import type { OutsideLimits } from './platform/fetch-outside.ts'
import type { Platform } from './platform/platform.ts'
import type { Tx } from './platform/tx.ts'
import { createQueryPages } from './transport/query-pages.ts'

export interface AppOptions {
  /** How far fetched addresses may reach; only tests let their own machine in. */
  readonly outside?: OutsideLimits
  /** Where totals are remembered, by who tells it of changes. */
  readonly totals?: KnownTotals
  /** Whether changes elsewhere are heard of; without it they are looked for now and then. */
  readonly isHearing?: () => boolean
}

/** The whole house: every feature, who listens to whom, and one line of handlers per service. */
export function composeApp(platform: Platform, { totals, ...options }: AppOptions = {}) {
  const { publicUrl } = platform.config
  const pictureUrl = (id: string, width?: number) => mediaUrl(publicUrl, id, width)
  const events = createEvents()
  const jobs = createJobs(platform, {
    events,
    mayStill: (tx, scope) => mayStill(tx, scope, { staff, sites }),
  })
  const sites = createSites(platform, { events, clearFiles })
  const staff = createStaff(platform, {
    ...{ events, sites },
    writeLetter: (tx, letter) => mail.tellOfFactor(tx, letter),
    writeRecovery: (tx, recovery) => mail.recoverStaff(tx, recovery),
  })
  const mail = createMail(platform, {
    sites,
    directory: {
      person: (tx, id) => identity.find(tx, id),
      owners: (siteId) => staff.owners(siteId),
    },
  })
  const mailedCodes = createMailedCodes(platform)
  const phone = createPhoneMessages(platform, { sites, ...options })
  const factors = createFactors(platform, {
    ...{ events, sites, mail, mailedCodes, phone },
    signIns: { list: (tx, id) => oauth.listSignIns(tx, id) },
  })
  const identity = createIdentity({
    ...{ platform, events, sites, mail, mailedCodes, factors },
    linksOf: (tx, id) => identityProviders.linksOf(tx, id),
  })
  const captcha = createCaptcha(platform, { sites, ...options })
  const media = createMedia(platform, { events, ...options })
  const members = createMembers(platform, {
    ...{ events, identity, jobs, staff },
    photos: { store: media.storePhoto },
  })
  const memberRoles = createMemberRoles({ events, members })
  const memberFiles = createMemberFiles(platform, {
    ...{ events, jobs, identity, members, roles: memberRoles },
  })
  const personalData = createPersonalData({
    ...{ platform, events, identity, members, memberFiles },
    siteName: async ({ siteId }) => (await sites.get(siteId)).settings.name,
  })
  const identityProviders = createIdentityProviders(platform, {
    ...{ events, identity, mail, ...options },
    hasOtherWay: async (tx, id) => (await factors.listPasskeys(tx, id)).length > 0,
    siteUrl: sites.urlOf,
  })
  const oauth = createOAuth(platform, {
    ...{ events, identity, sites, ...options },
    providers: identityProviders,
  })
  const redirects = createRedirects(platform, { events, oauth, sites })
  const catalog = createCatalog({ events, media, shopOf, ...(totals && { totals }) })
  const search = createSearch({ platform, catalog })
  const pages = createQueryPages(platform.sealing)
  const inventory = createInventory(platform, { events })
  const imports = createImports(platform, {
    ...{ events, catalog, inventory, media },
    restoreSettings: (tx, settings) => sites.changeSettings(tx, settings),
  })
  const exports = createExports(platform, {
    ...{ events, catalog, inventory, media },
    readFilter: (filter) => decodeProductQuery({ filter }).filter,
    settingsOf: async ({ siteId }) => (await sites.get(siteId)).settings,
  })

  const digitalFiles = createDigitalFiles(platform, { events, catalog })
  const history = createHistory({ catalog, inventory, jobs })

  const webhooks = createWebhooks(platform, {
    ...{ events, ...options },
    isHearing: options.isHearing ?? (() => false),
    shownProducts: catalog.shownProducts,
    translators: together(
      memberTranslators,
      redirectTranslators,
      signOnTranslators,
      catalogV1Translators({ catalog, mediaUrl: pictureUrl }),
      catalogV3Translators({ catalog, mediaUrl: pictureUrl }),
    ),
  })

  async function clearFiles(siteId: string) {
    await media.clearFiles(siteId)
    await digitalFiles.clearFiles(siteId)
    await exports.clearFiles(siteId)
    await memberFiles.clearFiles(siteId)
  }
  async function shopOf({ siteId }: Tx) {
    const {
      currency,
      locale,
      search: words,
      catalog: sizes,
      media,
    } = (await sites.get(siteId)).settings
    const { synonyms } = words
    const mediaAddresses = media.addresses
    const mostVariants = sizes.variantsPerProduct
    return { currency, locale, publicUrl, synonyms, mostVariants, mediaAddresses }
  }

  // In the same transaction.
  events.listen('identity.registered', members.createFromIdentity)
  events.listen('identity.status_changed', members.followStanding)
  events.listen('identity.email_verified', members.followStanding)
  events.listen('identity.email_changed', members.followStanding)
  events.listen('identity.updated', members.followProfile)
  events.listen('identity.registered', mail.welcome)
  events.listen('client.deleted', oauth.followClient)
  events.listen('identity.password_reset_required', oauth.followPassword)
  events.listen('identity.email_verified', mail.followVerification)
  events.listen('identity.status_changed', mail.followStatus)
  events.listen('identity.password_changed', mail.followPassword)
  events.listen('identity.signed_in', members.noteSignIn)
  events.listen('identity.status_changed', oauth.followStatus)
  events.listen('identity.password_changed', oauth.followPassword)
  events.listen('identity.password_changed', identityProviders.followPassword)
  events.listen('job.finished', memberFiles.followJob)
  events.listen('job.cancelled', memberFiles.followJob)
  events.listen('member.updated', media.followMember)
  events.listen('member.deleted', media.followMember)
  events.listen('media.changed', imports.followPicture)
  events.listen('site.settings_changed', search.followSettings)
  events.listen('brand.changed', search.followBrand)
  events.listen('ribbon.changed', search.followRibbon)
  events.listen('info_section.changed', search.followInfoSection)

  return {
    events,
    sites,
    staff,
    media,
    catalog,
    imports,
    exports,
    jobs,
    inventory,
    search,
    members,
    oauth,
    mail,
    webhooks,
    crontab: [
      ...[mailCrontab, expiryCrontab, sitesCrontab, digitalFilesCrontab, exportsCrontab],
      ...[webhooksCrontab, oauthCrontab, memberFilesCrontab],
    ].join('\n'),
    tasks: {
      ...identity.tasks,
      ...oauth.tasks,
      ...mail.tasks,
      ...phone.tasks,
      ...media.tasks,
      ...digitalFiles.tasks,
      ...imports.tasks,
      ...exports.tasks,
      ...memberFiles.tasks,
      ...jobs.tasks,
      ...inventory.tasks,
      ...search.tasks,
      ...createExpiry(platform).tasks,
      ...sites.tasks,
      ...staff.tasks,
      ...webhooks.tasks,
    },
    handlers: {
      oauth: oauthHandlers(oauth),
      authentication: authenticationHandlers(identity, {
        captcha,
        signOut: oauth.signOut,
      }),
      recovery: recoveryHandlers(identity, redirects),
      factors: factorHandlers(factors, { ...identity, encodeSignIn }, webhooks.watchAccount),
      identityProviders: identityProviderHandlers(identityProviders),
      captcha: captchaHandlers(captcha),
      accounts: accountHandlers({ oauth, identity, pages: redirects }),
      verification: verificationHandlers(identity),
      signOnPolicy: signOnPolicyHandlers(identity),
      members: memberHandlers(members, personalData, pages),
      memberRoles: memberRoleHandlers(memberRoles),
      memberFiles: memberFileHandlers(memberFiles),
      personalData: personalDataHandlers(personalData),
      legacyMembers: legacyMemberHandlers({
        ...{ platform, identity, members, oauth, staff, pages: redirects },
      }),
      memberFields: memberFieldHandlers(members),
      redirects: redirectHandlers(redirects),
      catalogV1: catalogV1Handlers({
        pages,
        catalog,
        mediaUrl: pictureUrl,
        rateOf: ({ siteId }, currency) => sites.rateOf(siteId, currency),
      }),
      catalogV3: catalogV3Handlers({
        ...{ catalog, inventory, pages, jobs },
        shownStockOf: async ({ siteId }) => (await sites.get(siteId)).settings.inventory,
        mediaUrl: pictureUrl,
        rateOf: ({ siteId }, currency) => sites.rateOf(siteId, currency),
      }),
      categories: categoryHandlers({
        catalog,
        pages,
        mediaUrl: pictureUrl,
      }),
      inventory: inventoryHandlers(inventory, pages),
      media: mediaHandlers(media),
      digitalFiles: digitalFileHandlers(digitalFiles),
      imports: importHandlers(imports),
      exports: exportHandlers(exports),
      jobs: jobHandlers(jobs),
      webhooks: webhookHandlers(webhooks),
      changes: changeHandlers(webhooks),
      history: historyHandlers(history),
      mailbox: mailboxHandlers(mail, phone),
      search: searchHandlers({
        search,
        mediaUrl: pictureUrl,
      }),
      sites: siteHandlers(sites),
      clients: clientHandlers(sites),
      apiKeys: apiKeyHandlers(sites),
      staff: staffHandlers(staff, mail.inviteStaff),
      ...notOfferedHandlers,
    },
  }
}
