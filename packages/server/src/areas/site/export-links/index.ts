import type {
  ExportLinkContent,
  ExportLinkToChange,
  ExportLinkToCreate,
} from '@vitrine/contract/exports'
import type { JobPayloads, Tasks } from '../../../platform/jobs.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Fact } from '../events/index.ts'
import type { Export } from '../exports/index.ts'
import { encodeLink } from './codec.ts'
import type { ExportLink, ExportLinkDeps } from './model.ts'
import {
  changeLink,
  createLink,
  deleteLink,
  type LinkWithToken,
  renewLink,
  runLink,
} from './service/change-links.ts'
import { followExport, makeDueFiles } from './service/make-files.ts'
import { serveLink } from './service/serve-link.ts'
import { isValid, validLinks } from './service/valid-links.ts'
import { clearMaker, clearOrderFiles, listLinks } from './store.ts'

export type { ExportLinkDeps } from './model.ts'

export type ExportLinksFeature = ReturnType<typeof createExportLinks>

/** The entry of this feature in the server's crontab. */
export const exportLinksCrontab = '* * * * * exportLinks:due'

/** Links for fetching regularly created exports. */
export function createExportLinks(deps: ExportLinkDeps) {
  const { exports, platform } = deps
  const encode = async (tx: Tx, link: ExportLink) => {
    const [file] = await exports.findMany(tx, link.exportId ? [link.exportId] : [])
    return encodeLink(link, { file, valid: await isValid(tx, deps, link) })
  }
  const withUrl = async (tx: Tx, { link, token }: LinkWithToken) => ({
    link: await encode(tx, link),
    url: `${platform.config.publicUrl}/vitrine/v1/linked-exports/${token}.csv`,
  })
  return {
    /** Three statements, and two for each maker and content. */
    async list(tx: Tx) {
      const found = await listLinks(tx)
      const ids = found.flatMap(({ exportId }) => exportId ?? [])
      const files = new Map((await exports.findMany(tx, ids)).map((one) => [one.id, one]))
      const valid = await validLinks(tx, deps, found)
      return {
        links: found.map((one) =>
          encodeLink(one, { file: files.get(one.exportId ?? ''), valid: valid.has(one) }),
        ),
        timeZone: await deps.timeZoneOf(tx),
      }
    },
    create: async (tx: Tx, draft: ExportLinkToCreate) =>
      withUrl(tx, await createLink(tx, deps, draft)),
    change: async (tx: Tx, changes: ExportLinkToChange) =>
      encode(tx, await changeLink(tx, deps, changes)),
    renew: async (tx: Tx, id: string, demandRights: (content: ExportLinkContent) => void) =>
      withUrl(tx, await renewLink(tx, deps, id, demandRights)),
    run: async (tx: Tx, id: string) => encode(tx, await runLink(tx, deps, id)),
    delete: (tx: Tx, id: string) => deleteLink(tx, deps, id),
    serve: (onSite: (siteId: string) => Tx, file: string, knownTag: string | undefined) =>
      serveLink(deps, onSite, file, knownTag),
    /** Follows `staff.removed`: their links stay without effect, also if they come back. */
    onStaffRemoved: (tx: Tx, { entityId }: Pick<Fact, 'entityId'>) => clearMaker(tx, entityId),
    /** Follows `member.erased` and `customer.erased`: files of orders may name the person. */
    async onErased(tx: Tx): Promise<void> {
      await clearOrderFiles(tx)
      await exports.dropOrders(tx)
    },
    /** Follows `export.finished` and `export.cancelled`. */
    followExport: (tx: Tx, { after }: Pick<Fact, 'after'>) =>
      followExport(tx, deps, after as Pick<Export, 'id' | 'state'>),
    tasks: {
      'exportLinks:due': () => makeDueFiles(deps),
    } satisfies Pick<Tasks<JobPayloads>, 'exportLinks:due'>,
  }
}
