import type { JobPayloads, Tasks } from '../../../platform/jobs.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Events } from '../../site/events/index.ts'
import type { Catalog } from '../index.ts'
import type { GrantTerms } from './model.ts'
import { attach, type DeliveryTarget, detach, makePhysical } from './service/attach.ts'
import { createDownload } from './service/create-download.ts'
import type { DigitalFilesServiceDeps } from './service/deps.ts'
import { grant, requireProduct, revoke } from './service/grants.ts'
import { clearFiles, prune } from './service/prune.ts'
import { type DownloadRequest, serve } from './service/serve.ts'
import { type Upload, upload } from './service/upload.ts'
import { listMemberFiles } from './store/downloads.ts'
import { listGrants } from './store/grants.ts'
import { listProductFiles } from './store/product-files.ts'

export type DigitalFiles = ReturnType<typeof createDigitalFiles>

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'digital-files:prune': Record<string, unknown>
  }
}

/** The entry of this feature in the server's crontab. */
export const digitalFilesCrontab = '17 * * * * digital-files:prune'

export interface FileRight {
  readonly productId: string
  readonly memberId: string
}
export interface PageOptions {
  readonly limit: number
  readonly offset: number
}

export function createDigitalFiles(
  platform: Platform,
  { events, catalog }: { readonly events: Events; readonly catalog: Catalog },
) {
  const { publicUrl } = platform.config
  const storage = platform.files.area('digital-files')
  const key = platform.sealing.keyFor('download addresses')
  const { clock, db, work } = platform
  const serviceDeps: DigitalFilesServiceDeps = {
    clock,
    db,
    work,
    events,
    catalog,
    storage,
    publicUrl,
    key,
  }
  return {
    upload: (transaction: Parameters<typeof upload>[1], file: Upload) =>
      upload(serviceDeps, transaction, file),
    attach: (tx: Tx, fileId: string, target: DeliveryTarget) =>
      attach(serviceDeps, tx, fileId, target),
    detach: (tx: Tx, target: DeliveryTarget) => detach(serviceDeps, tx, target),
    makePhysical: (tx: Tx, productId: string) => makePhysical(serviceDeps, tx, productId),
    async listOf(tx: Tx, productId: string) {
      await requireProduct(tx, productId)
      return listProductFiles(tx, productId)
    },
    grant: (tx: Tx, right: FileRight & GrantTerms) => grant(serviceDeps, tx, right),
    revoke: (tx: Tx, right: FileRight) => revoke(serviceDeps, tx, right),
    async listGrants(tx: Tx, productId: string, page: PageOptions) {
      await requireProduct(tx, productId)
      return listGrants(tx, productId, page)
    },
    listOwn: listMemberFiles,
    createDownload: (tx: Tx, requested: { productId: string; fileId: string }) =>
      createDownload(serviceDeps, tx, requested),
    serve: (onSite: (siteId: string) => Tx, requested: DownloadRequest) =>
      serve(serviceDeps, onSite, requested),
    /** Deletes the stored bytes of a site before its data is removed. */
    clearFiles: (siteId: string) => clearFiles(serviceDeps, siteId),
    tasks: {
      'digital-files:prune': (_payload, { signal }) => prune(serviceDeps, signal),
    } satisfies Pick<Tasks<JobPayloads>, 'digital-files:prune'>,
  }
}
