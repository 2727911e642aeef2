import { type Handlers, NotFound } from '@vitrine/contract/kit'
import type { SiteMove, sites as sitesService } from '@vitrine/contract/sites'
import { newId } from '../../../../platform/ids.ts'
import type { HandlerContext } from '../../../../transport/call.ts'
import { PREVIEW_HEADER } from '../../../../transport/steps/check-opening.ts'
import { REHEARSAL_HEADER } from '../../../../transport/steps/within-transaction.ts'
import type { Sites } from '../index.ts'
import { ratesOf } from '../rules/currency-rates.ts'
import { requireEverySite, requireRole, roleFor } from '../rules/site-state.ts'

export const siteHandlers = (sites: Sites) =>
  ({
    getSite: async ({ caller, request }) => {
      const site = await sites.find(caller.siteId)
      if (!site) throw NotFound({}, 'No site answers at this address')
      const preview = request.header(PREVIEW_HEADER) ?? ''
      const rehearsal = request.header(REHEARSAL_HEADER) ?? ''
      const isRehearsal = sites.rehearsals.accepts(site.id, rehearsal)
      const isPreview = isRehearsal || sites.previews.accepts(site.id, preview)
      const shown = await sites.encodePublic(site, request.baseUrl, isPreview)
      return { site: { ...shown, ...(isRehearsal && { isRehearsal }) } }
    },
    createPreview: async ({ tx, request }) => {
      const { token, expiresDate } = sites.previews.create(tx.siteId)
      return {
        url: `${await sites.urlOf(tx.siteId, request.baseUrl)}/preview/${token}`,
        expiresDate,
      }
    },
    getSettings: async ({ tx }) => ({ settings: (await sites.get(tx.siteId)).settings }),
    updateSettings: async ({ input, tx }) => ({
      settings: await sites.changeSettings(tx, input.settings),
    }),
    getCurrencyRates: async ({ tx }) => ratesOf(await sites.get(tx.siteId)),
    setCurrencyRates: async ({ input, tx }) => sites.setCurrencyRates(tx, input.rates),
    getFigures: async ({ tx }) => sites.readStatistics(tx),
    getCatalogVersion: async ({ tx }) => ({
      catalogVersion: (await sites.get(tx.siteId)).settings.catalogVersion,
    }),
    listSites: async ({ input, caller }) => ({
      sites: (await sites.listFor(caller, input)).map(sites.encode),
    }),
    createSite: async ({ input, caller, onSite }) => {
      requireEverySite(caller)
      const { site, clientId } = await sites.createWithClient(onSite(newId()), input.site)
      return { site: sites.encode(site), clientId }
    },
    updateSite: async ({ input, caller, onSite }) => {
      const { id, ...changes } = input.site
      requireRole(caller, id, 'admin')
      return { site: sites.encode(await sites.change(onSite(id), changes)) }
    },
    duplicateSite: async ({ input: { id, ...siteInput }, caller, onSite }) => {
      requireEverySite(caller)
      const { site, clientId } = await sites.duplicate(onSite(newId()), id, siteInput)
      return { site: sites.encode(site), clientId }
    },
    disableSite: moveHandler(sites, 'disable'),
    enableSite: moveHandler(sites, 'enable'),
    trashSite: moveHandler(sites, 'trash'),
    restoreSite: moveHandler(sites, 'restore'),
    purgeSite: moveHandler(sites, 'purge'),
  }) satisfies Handlers<typeof sitesService, HandlerContext>

const moveHandler =
  (sites: Sites, name: SiteMove) =>
  async ({
    input,
    caller,
    onSite,
  }: HandlerContext & { readonly input: { readonly id: string } }) => {
    requireRole(caller, input.id, roleFor(name))
    return { site: sites.encode(await sites.move(onSite(input.id), name)) }
  }
