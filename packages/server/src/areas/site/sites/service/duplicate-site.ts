import { SiteNotFound } from '@vitrine/contract/sites'
import type { SiteState } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../../platform/tx.ts'
import type { Site } from '../model.ts'
import { copyClients, copyRows, findWaitingPictures } from '../store/copy-site.ts'
import { readSite } from '../store/sites.ts'
import type { SiteChanges } from './change-site.ts'
import { createClient } from './clients.ts'
import { insertNewSite, readSiteOrThrow, requireFreeDomains } from './create-site.ts'
import type { SitesDeps } from './deps.ts'

export interface SiteCopyInput extends SiteChanges {
  readonly state?: SiteState
}

const MAX_NAME_LENGTH = 80
const PICTURES_PER_JOB = 25

/** A copy without people: settings, clients, pictures and catalog. The unit of work is on the id it gets. */
export async function duplicateSite(
  tx: Tx,
  deps: SitesDeps,
  from: string,
  { name, namespace, state, domains = [] }: SiteCopyInput,
): Promise<{ site: Site; clientId: string }> {
  const original = await readSite({ ...tx, siteId: from })
  if (!original || original.deletion !== null) throw SiteNotFound({ id: from })
  await insertNewSite(tx, deps, {
    settings: { ...original.settings, name: name ?? copyOf(original.settings.name) },
    domains: await requireFreeDomains(tx, domains, 'domains'),
    namespace: namespace ?? original.namespace,
    state: state ?? 'ENABLED',
    createdFrom: 'DUPLICATE',
  })
  await copyRows(tx, from)
  const clientId =
    (await copyClients(tx, from)) ?? (await createClient(tx, deps, { name: 'Storefront' })).id
  await fetchPictures(tx, deps)
  return { site: await readSiteOrThrow(tx), clientId }
}

const copyOf = (name: string): string => {
  const ending = ' (copy)'
  return `${[...name].slice(0, MAX_NAME_LENGTH - ending.length).join('')}${ending}`
}

async function fetchPictures(tx: Tx, { platform }: SitesDeps): Promise<void> {
  const waiting = await findWaitingPictures(tx)
  for (let at = 0; at < waiting.length; at += PICTURES_PER_JOB) {
    const ids = waiting.slice(at, at + PICTURES_PER_JOB)
    await platform.jobs.add(tx, 'media.fetch', { siteId: tx.siteId, ids })
  }
}
