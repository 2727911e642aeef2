import { DomainTaken, SiteCreated } from '@vitrine/contract/sites'
import type { SiteNamespace, SiteState } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../../platform/tx.ts'
import type { NewSite, Site } from '../model.ts'
import { tidyDomains } from '../rules/domains.ts'
import { completeSettings } from '../rules/merge.ts'
import { findTakenDomains, insertSite, readSite, type SiteRow } from '../store/sites.ts'
import { checkCountry } from './change-settings.ts'
import { createClient } from './clients.ts'
import type { SitesDeps } from './deps.ts'

/** The input for a new site. */
export interface SiteInput {
  readonly name: string
  readonly currency?: string
  readonly locale?: string
  readonly catalogVersion?: 'V1_CATALOG' | 'V3_CATALOG'
  readonly namespace?: SiteNamespace
  readonly state?: SiteState
  readonly domains?: readonly string[]
}

/** A site with the client of its storefront. The unit of work is on the id it gets. */
export async function createSiteWithClient(
  tx: Tx,
  deps: SitesDeps,
  { namespace, state, domains, ...settings }: SiteInput,
): Promise<{ site: Site; clientId: string }> {
  await createSite(tx, deps, {
    settings,
    ...(domains ? { domains } : {}),
    ...(namespace ? { namespace } : {}),
    ...(state ? { state } : {}),
  })
  const { id: clientId } = await createClient(tx, deps, { name: 'Storefront' })
  return { site: await readSiteOrThrow(tx), clientId }
}

/** A bare site without any client. */
export async function createSite(
  tx: Tx,
  deps: SitesDeps,
  { settings, domains = [], ...options }: NewSite,
): Promise<Site> {
  const complete = completeSettings(settings)
  checkCountry(complete)
  return insertNewSite(tx, deps, {
    ...options,
    settings: complete,
    domains: await requireFreeDomains(tx, domains, 'site.domains'),
  })
}

/** Inserts the row and notifies the nodes. */
export async function insertNewSite(
  tx: Tx,
  { events, directory }: SitesDeps,
  row: SiteRow,
): Promise<Site> {
  await insertSite(tx, row)
  const after = await readSiteOrThrow(tx)
  await events.append(tx, { definition: SiteCreated, entityId: tx.siteId, after })
  tx.afterCommit.push(directory.forget)
  return after
}

/** Hosts in their one spelling, none of which answers for another site. */
export async function requireFreeDomains(
  tx: Tx,
  domains: readonly string[],
  field: string,
): Promise<string[]> {
  const hosts = tidyDomains(domains, field)
  const [domain] = hosts.length > 0 ? await findTakenDomains(tx, hosts) : []
  if (domain) throw DomainTaken({ domain }, `Another site uses the domain ${domain}`)
  return hosts
}

export async function readSiteOrThrow(tx: Tx): Promise<Site> {
  const site = await readSite(tx)
  if (!site) throw new Error(`There is no site ${tx.siteId}`)
  return site
}
