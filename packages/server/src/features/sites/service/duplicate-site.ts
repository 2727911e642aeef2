import { SiteNotFound } from '@vitrine/contract/sites'
import type { SiteState } from '@vitrine/contract/vocabulary'
import type { Tx } from '../../../platform/tx.ts'
import type { Site } from '../model.ts'
import { copyClients, copyRows, findWaitingPictures } from '../store/copy-site.ts'
import { readSite } from '../store/sites.ts'
import type { SiteWords } from './change-site.ts'
import { createClient } from './clients.ts'
import { freeDomains, insertNew, known } from './create-site.ts'
import type { SitesWorld } from './world.ts'

export interface CopyWish extends SiteWords {
  readonly state?: SiteState
}

const LONGEST_NAME = 80
const PICTURES_PER_JOB = 25

/** A copy without people: settings, clients, pictures and catalog. The unit of work is on the id it gets. */
export async function duplicateSite(
  tx: Tx,
  world: SitesWorld,
  from: string,
  { name, namespace, state, domains = [] }: CopyWish,
): Promise<{ site: Site; clientId: string }> {
  const original = await readSite({ ...tx, siteId: from })
  if (!original || original.deletion !== null) throw SiteNotFound({ id: from })
  await insertNew(tx, world, {
    settings: { ...original.settings, name: name ?? copyOf(original.settings.name) },
    domains: await freeDomains(tx, domains, 'domains'),
    namespace: namespace ?? original.namespace,
    state: state ?? 'ENABLED',
    createdFrom: 'DUPLICATE',
  })
  await copyRows(tx, from)
  const clientId =
    (await copyClients(tx, from)) ?? (await createClient(tx, world, { name: 'Storefront' })).id
  await fetchPictures(tx, world)
  return { site: await known(tx), clientId }
}

const copyOf = (name: string): string => {
  const ending = ' (copy)'
  return `${[...name].slice(0, LONGEST_NAME - ending.length).join('')}${ending}`
}

async function fetchPictures(tx: Tx, { platform }: SitesWorld): Promise<void> {
  const waiting = await findWaitingPictures(tx)
  for (let at = 0; at < waiting.length; at += PICTURES_PER_JOB) {
    const ids = waiting.slice(at, at + PICTURES_PER_JOB)
    await platform.jobs.add(tx, 'media.fetch', { siteId: tx.siteId, ids })
  }
}
