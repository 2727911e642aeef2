import path from 'node:path'
import { createDiskStorage } from '../../platform/file-storage.ts'
import type { JobPayloads, Tasks } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Tx } from '../../platform/tx.ts'
import type { Catalog } from '../catalog/index.ts'
import type { Events } from '../events/index.ts'
import type { Terms } from './model.ts'
import { attach, detach, makePhysical, type Place } from './service/attach.ts'
import { createDownload } from './service/create-download.ts'
import { grant, requireProduct, revoke } from './service/grants.ts'
import { clearFiles, prune } from './service/prune.ts'
import { type AskedDownload, serve } from './service/serve.ts'
import { type Upload, upload } from './service/upload.ts'
import type { FilesWorld } from './service/world.ts'
import { listOwnFiles } from './store/downloads.ts'
import { listGrants } from './store/grants.ts'
import { listProductFiles } from './store/product-files.ts'

export type DigitalFiles = ReturnType<typeof createDigitalFiles>

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'digital-files:prune': Record<string, unknown>
  }
}

/** The server's crontab takes this line. */
export const digitalFilesCrontab = '17 * * * * digital-files:prune'

interface Right {
  readonly productId: string
  readonly memberId: string
}
interface Page {
  readonly limit: number
  readonly offset: number
}

export function createDigitalFiles(
  platform: Platform,
  { events, catalog }: { readonly events: Events; readonly catalog: Catalog },
) {
  const { dataDir, publicUrl } = platform.config
  const storage = createDiskStorage(path.join(dataDir, 'digital-files'))
  const key = platform.sealing.keyFor('download addresses')
  const { clock, db, work } = platform
  const world: FilesWorld = { clock, db, work, events, catalog, storage, publicUrl, key }
  return {
    upload: (transaction: Parameters<typeof upload>[1], file: Upload) =>
      upload(world, transaction, file),
    attach: (tx: Tx, fileId: string, place: Place) => attach(world, tx, fileId, place),
    detach: (tx: Tx, place: Place) => detach(world, tx, place),
    makePhysical: (tx: Tx, productId: string) => makePhysical(world, tx, productId),
    async listOf(tx: Tx, productId: string) {
      await requireProduct(tx, productId)
      return listProductFiles(tx, productId)
    },
    grant: (tx: Tx, right: Right & Terms) => grant(world, tx, right),
    revoke: (tx: Tx, right: Right) => revoke(world, tx, right),
    async listGrants(tx: Tx, productId: string, page: Page) {
      await requireProduct(tx, productId)
      return listGrants(tx, productId, page)
    },
    listOwn: listOwnFiles,
    createDownload: (tx: Tx, asked: { productId: string; fileId: string }) =>
      createDownload(world, tx, asked),
    serve: (onSite: (siteId: string) => Tx, asked: AskedDownload) => serve(world, onSite, asked),
    /** Removes the bytes of a site whose data is about to be removed. */
    clearFiles: (siteId: string) => clearFiles(world, siteId),
    tasks: {
      'digital-files:prune': (_payload, { signal }) => prune(world, signal),
    } satisfies Pick<Tasks<JobPayloads>, 'digital-files:prune'>,
  }
}
