import { DomainTaken, SiteCreated } from '@vitrine/contract/sites'
import type { SiteNamespace, SiteState } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../platform/tx.ts'
import type { NewSite, Site } from '../model.ts'
import { tidyDomains } from '../rules/domains.ts'
import { completeSettings } from '../rules/merge.ts'
import { findTakenDomains, insertSite, readSite, type SiteRow } from '../store/sites.ts'
import { checkCountry } from './change-settings.ts'
import { createClient } from './clients.ts'
import type { SitesWorld } from './world.ts'

/** What a person fills in of a new site. */
export interface SiteWish {
  readonly name: string
  readonly currency?: string
  readonly locale?: string
  readonly catalogVersion?: 'V1_CATALOG' | 'V3_CATALOG'
  readonly namespace?: SiteNamespace
  readonly state?: SiteState
  readonly domains?: readonly string[]
}

/** A site with the client of its storefront. The unit of work is on the id it gets. */
export async function foundSite(
  tx: Tx,
  world: SitesWorld,
  { namespace, state, domains, ...settings }: SiteWish,
): Promise<{ site: Site; clientId: string }> {
  await createSite(tx, world, {
    settings,
    ...(domains ? { domains } : {}),
    ...(namespace ? { namespace } : {}),
    ...(state ? { state } : {}),
  })
  const { id: clientId } = await createClient(tx, world, { name: 'Storefront' })
  return { site: await known(tx), clientId }
}

/** A bare site without any client. */
export async function createSite(
  tx: Tx,
  world: SitesWorld,
  { settings, domains = [], ...more }: NewSite,
): Promise<Site> {
  const complete = completeSettings(settings)
  checkCountry(complete)
  return insertNew(tx, world, {
    ...more,
    settings: complete,
    domains: await freeDomains(tx, domains, 'site.domains'),
  })
}

/** Adds the row and tells of it. */
export async function insertNew(
  tx: Tx,
  { events, directory }: SitesWorld,
  row: SiteRow,
): Promise<Site> {
  await insertSite(tx, row)
  const after = await known(tx)
  await events.append(tx, { definition: SiteCreated, entityId: tx.siteId, after })
  tx.afterCommit.push(directory.forget)
  return after
}

/** Hosts in their one spelling, none of which answers for another site. */
export async function freeDomains(
  tx: Tx,
  domains: readonly string[],
  field: string,
): Promise<string[]> {
  const tidy = tidyDomains(domains, field)
  const [domain] = tidy.length > 0 ? await findTakenDomains(tx, tidy) : []
  if (domain) throw DomainTaken({ domain }, `Another site answers at ${domain}`)
  return tidy
}

export async function known(tx: Tx): Promise<Site> {
  const site = await readSite(tx)
  if (!site) throw new Error(`There is no site ${tx.siteId}`)
  return site
}
