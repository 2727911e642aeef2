import { createCatalog } from './features/catalog/index.ts'
import { catalogV1Handlers } from './features/catalog-v1/handlers/index.ts'
import { createEvents } from './features/events/index.ts'
import { authenticationHandlers } from './features/identity/handlers.ts'
import { createIdentity } from './features/identity/index.ts'
import { importHandlers } from './features/imports/handlers.ts'
import { createImports } from './features/imports/index.ts'
import { inventoryHandlers } from './features/inventory/handlers.ts'
import { createInventory } from './features/inventory/index.ts'
import { mailboxHandlers } from './features/mail/handlers.ts'
import { createMail } from './features/mail/index.ts'
import { mediaHandlers } from './features/media/handlers.ts'
import { createMedia, mediaUrl } from './features/media/index.ts'
import { memberHandlers } from './features/members/handlers.ts'
import { createMembers } from './features/members/index.ts'
import { oauthHandlers } from './features/oauth/handlers.ts'
import { createOAuth } from './features/oauth/index.ts'
import { redirectHandlers } from './features/redirects/handlers.ts'
import { createRedirects } from './features/redirects/index.ts'
import { siteHandlers } from './features/sites/handlers.ts'
import { createSites } from './features/sites/index.ts'
import { staffHandlers } from './features/staff/handlers.ts'
import { createStaff } from './features/staff/index.ts'
import type { OutsideLimits } from './platform/fetch-outside.ts'
import type { Platform } from './platform/platform.ts'
import type { Tx } from './platform/tx.ts'

export interface AppOptions {
  /** How far fetched addresses may reach; only tests let their own machine in. */
  readonly outside?: OutsideLimits
}

/** The whole house: every feature, who listens to whom, and one line of handlers per service. */
export function composeApp(platform: Platform, options: AppOptions = {}) {
  const { publicUrl } = platform.config
  const events = createEvents()
  const sites = createSites(platform, { events })
  const staff = createStaff(platform)
  const mail = createMail(platform, { sites })
  const identity = createIdentity(platform, { events, sites })
  const members = createMembers({ events, identity })
  const oauth = createOAuth(platform, { identity, sites })
  const redirects = createRedirects(platform, { events, oauth, sites })
  const media = createMedia(platform, { events, ...options })
  const catalog = createCatalog({ events, media, shopOf })
  const inventory = createInventory({ events, catalog })
  const imports = createImports(platform, { events, catalog, inventory })

  async function shopOf({ siteId }: Tx) {
    const { currency, locale } = (await sites.get(siteId)).settings
    return { currency, locale, publicUrl }
  }

  // In the same transaction.
  events.listen('identity.registered', members.createFromIdentity)
  events.listen('identity.registered', mail.welcome)
  events.listen('identity.signed_in', members.noteSignIn)
  events.listen('identity.status_changed', oauth.followStatus)
  events.listen('identity.password_changed', oauth.followPassword)
  events.listen('media.changed', imports.followPicture)

  return {
    sites,
    staff,
    media,
    catalog,
    imports,
    oauth,
    tasks: { ...mail.tasks, ...media.tasks, ...imports.tasks },
    handlers: {
      oauth: oauthHandlers(oauth),
      authentication: authenticationHandlers(identity, oauth),
      members: memberHandlers(members),
      redirects: redirectHandlers(redirects),
      catalogV1: catalogV1Handlers({
        catalog,
        mediaUrl: (id, width) => mediaUrl(publicUrl, id, width),
      }),
      inventory: inventoryHandlers(inventory),
      media: mediaHandlers(media),
      imports: importHandlers(imports),
      mailbox: mailboxHandlers(mail),
      sites: siteHandlers(sites),
      staff: staffHandlers(staff),
    },
  }
}
