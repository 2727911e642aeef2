import type { ExportLinkToChange, ExportLinkToCreate } from '@vitrine/contract/exports'
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
import { listLinks } from './store.ts'

export type ExportLinksFeature = ReturnType<typeof createExportLinks>

/** The entry of this feature in the server's crontab. */
export const exportLinksCrontab = '* * * * * exportLinks:due'

/** Links for fetching regularly created exports. */
export function createExportLinks(deps: ExportLinkDeps) {
  const { exports, platform } = deps
  const encode = async (tx: Tx, link: ExportLink) => {
    const [file] = await exports.findMany(tx, link.exportId ? [link.exportId] : [])
    return encodeLink(link, file)
  }
  const withUrl = async (tx: Tx, { link, token }: LinkWithToken) => ({
    link: await encode(tx, link),
    url: `${platform.config.publicUrl}/vitrine/v1/linked-exports/${token}.csv`,
  })
  return {
    /** Three statements. */
    async list(tx: Tx) {
      const found = await listLinks(tx)
      const ids = found.flatMap(({ exportId }) => exportId ?? [])
      const files = new Map((await exports.findMany(tx, ids)).map((one) => [one.id, one]))
      return {
        links: found.map((one) => encodeLink(one, files.get(one.exportId ?? ''))),
        timeZone: await deps.timeZoneOf(tx),
      }
    },
    create: async (tx: Tx, draft: ExportLinkToCreate) =>
      withUrl(tx, await createLink(tx, deps, draft)),
    change: async (tx: Tx, changes: ExportLinkToChange) =>
      encode(tx, await changeLink(tx, deps, changes)),
    renew: async (tx: Tx, id: string) => withUrl(tx, await renewLink(tx, deps, id)),
    run: async (tx: Tx, id: string) => encode(tx, await runLink(tx, deps, id)),
    delete: (tx: Tx, id: string) => deleteLink(tx, deps, id),
    serve: (onSite: (siteId: string) => Tx, file: string, knownTag: string | undefined) =>
      serveLink(deps, onSite, file, knownTag),
    /** Follows `export.finished` and `export.cancelled`. */
    followExport: (tx: Tx, { after }: Pick<Fact, 'after'>) =>
      followExport(tx, deps, after as Pick<Export, 'id' | 'state'>),
    tasks: {
      'exportLinks:due': () => makeDueFiles(deps),
    } satisfies Pick<Tasks<JobPayloads>, 'exportLinks:due'>,
  }
}
