import { type Handlers, NotFound } from '@vitrine/contract/kit'
import type { sites as sitesService } from '@vitrine/contract/sites'
import type { HandlerContext } from '../../transport/call.ts'
import { encodePublicSite, encodeSummary } from './codec.ts'
import type { Sites } from './index.ts'

export const siteHandlers = (sites: Sites) =>
  ({
    getSite: async ({ caller }) => {
      const site = await sites.find(caller.siteId)
      if (!site) throw NotFound({}, 'No site answers at this address')
      return { site: encodePublicSite(site) }
    },
    getSettings: async ({ tx }) => ({ settings: (await sites.get(tx.siteId)).settings }),
    updateSettings: async ({ input, tx }) => ({
      settings: await sites.changeSettings(tx, input.settings),
    }),
    getFigures: async ({ tx }) => sites.readFigures(tx),
    listSites: async ({ caller }) => {
      const all = await sites.list()
      const mayAll = caller.kind === 'merchant' && caller.via === 'staff'
      return { sites: all.filter((site) => mayAll || site.id === caller.siteId).map(encodeSummary) }
    },
    getCatalogVersion: async ({ tx }) => ({
      catalogVersion: (await sites.get(tx.siteId)).settings.catalogVersion,
    }),
  }) satisfies Handlers<typeof sitesService, HandlerContext>
