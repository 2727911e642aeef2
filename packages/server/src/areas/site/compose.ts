import type { Platform } from '../../platform/platform.ts'
import type { FetchLimits } from '../../platform/safe-fetch.ts'
import { contactMessagesHandlers } from './contact-messages/handlers.ts'
import { type ContactMessagesDeps, createContactMessages } from './contact-messages/index.ts'
import { createEvents } from './events/index.ts'
import { createExpiry, expiryCrontab } from './expiry/index.ts'
import { jobHandlers } from './jobs/handlers.ts'
import { createJobs, type JobDeps, jobsCrontab } from './jobs/index.ts'
import { mailboxHandlers } from './mail/handlers.ts'
import { createMail, type MailTransport, mailCrontab } from './mail/index.ts'
import { mailTextsHandlers } from './mail-texts/handlers.ts'
import { createMailTexts, savedTexts } from './mail-texts/index.ts'
import { mediaHandlers } from './media/handlers.ts'
import {
  createMedia,
  type MediaReferences,
  type MediaStorage,
  mediaCrontab,
} from './media/index.ts'
import { navigationHandlers } from './navigation/handlers.ts'
import { createNavigation } from './navigation/index.ts'
import { newsletterHandlers } from './newsletter/handlers.ts'
import { createNewsletter } from './newsletter/index.ts'
import { pageHandlers } from './pages/handlers.ts'
import { createPages, pagesCrontab } from './pages/index.ts'
import { createPhoneMessages } from './phone-messages/index.ts'
import { savedViewsHandlers } from './saved-views/handlers.ts'
import { createSavedViews } from './saved-views/index.ts'
import { apiKeyHandlers } from './sites/handlers/api-keys.ts'
import { clientHandlers } from './sites/handlers/clients.ts'
import { siteHandlers } from './sites/handlers/sites.ts'
import { createSites, sitesCrontab } from './sites/index.ts'
import { themeHandlers } from './theme/handlers.ts'
import { createTheme } from './theme/index.ts'

export type SiteArea = ReturnType<typeof composeSite>

export interface SiteAreaDeps {
  /** How far fetched addresses may reach; only tests let their own machine in. */
  readonly fetchLimits?: FetchLimits | undefined
  /** Whether the actor of a job still has the permission for its writes. */
  readonly isStillAllowed: JobDeps['isStillAllowed']
  /** The recipients of mail. */
  readonly directory: Parameters<typeof createMail>[1]['directory']
  /** The data of an order for mails. */
  readonly orderMail: Parameters<typeof createMailTexts>[0]['orderMail']
  /** The address of a member of staff. */
  readonly staffAddress: Parameters<typeof createMailTexts>[0]['staffAddress']
  /** Sends mail instead of the installation's own server. */
  readonly mailTransport?: MailTransport | undefined
  /** Storage of media files instead of the data folder. */
  readonly mediaStorage?: MediaStorage | undefined
  /** Features of other areas that show files of the library, in the order in which they are locked. */
  readonly mediaReferences: () => readonly MediaReferences[]
  /** The visible item of a product; throws if there is none. */
  readonly shownItem: ContactMessagesDeps['shownItem']
  /** Removes the files of a permanently deleted site. */
  readonly clearFiles: (siteId: string) => Promise<void>
}

/** The base of every other area: sites with their settings, events, jobs, messages and media. */
export function composeSite(platform: Platform, deps: SiteAreaDeps) {
  const { isStillAllowed, directory, clearFiles, fetchLimits } = deps
  const events = createEvents()
  const jobs = createJobs(platform, { events, isStillAllowed })
  const sites = createSites(platform, { events, clearFiles })
  const mail = createMail(platform, {
    sites,
    directory,
    texts: savedTexts,
    legalLinks: (tx, address) => navigation.legalLinks(tx, address),
    transport: deps.mailTransport,
  })
  const phone = createPhoneMessages(platform, { sites, fetchLimits })
  const media = createMedia(platform, {
    events,
    fetchLimits,
    storage: deps.mediaStorage,
    references: () => [...deps.mediaReferences(), pages.mediaReferences, sites.mediaReferences],
  })
  const mailTexts = createMailTexts({
    platform,
    events,
    mail,
    sites,
    orderMail: deps.orderMail,
    staffAddress: deps.staffAddress,
  })
  const savedViews = createSavedViews({ events })
  const pages = createPages({
    platform,
    events,
    media,
    previews: sites.previews,
    localeOf: async ({ siteId }) => (await sites.get(siteId)).settings.locale,
  })
  const navigation = createNavigation({ events, pagesOf: pages.listPublished })
  const { changeSettings, previews } = sites
  const theme = createTheme({ events, changeSettings, previews })
  const ofForms = {
    platform,
    events,
    mail,
    sitePages: pages,
    settingsOf: async (siteId: string) => (await sites.get(siteId)).settings,
  }
  const newsletter = createNewsletter(ofForms)
  const contactMessages = createContactMessages({
    ...ofForms,
    ownersOf: async (siteId) => (await directory.owners?.(siteId)) ?? [],
    shownItem: deps.shownItem,
  })
  return {
    events,
    jobs,
    sites,
    mail,
    mailTexts,
    phone,
    media,
    savedViews,
    pages,
    navigation,
    theme,
    newsletter,
    crontab: [mailCrontab, mediaCrontab, expiryCrontab, sitesCrontab, pagesCrontab, jobsCrontab],
    tasks: {
      ...mail.tasks,
      ...phone.tasks,
      ...media.tasks,
      ...jobs.tasks,
      ...sites.tasks,
      ...pages.tasks,
      ...createExpiry(platform).tasks,
    },
    handlers: {
      jobs: jobHandlers(jobs),
      mailbox: mailboxHandlers(mail, phone),
      mailTexts: mailTextsHandlers(mailTexts),
      media: mediaHandlers(media),
      sites: siteHandlers(sites),
      clients: clientHandlers(sites),
      apiKeys: apiKeyHandlers(sites),
      savedViews: savedViewsHandlers(savedViews),
      pages: pageHandlers({ pages, urlOf: sites.urlOf }),
      navigation: navigationHandlers(navigation),
      theme: themeHandlers({
        theme,
        urlOf: sites.urlOf,
        dashboardOrigin: new URL(platform.config.publicUrl).origin,
      }),
      contactMessages: contactMessagesHandlers(contactMessages),
      newsletter: newsletterHandlers(newsletter, ({ caller, request }) =>
        sites.urlOf(caller.siteId, request.baseUrl),
      ),
    },
  }
}
