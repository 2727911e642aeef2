import type { OwnFile } from '@vitrine/contract/digital-files'
import { VitrineError } from '@vitrine/sdk'
import type { RequestContext } from '../../../server/context.ts'
import { type AccountPageProps, accountPage, turnedAway } from '../../account/account-page.ts'
import { attempt, type Errors, refuse } from '../../flow/explain.ts'
import { textOf } from '../../flow/room-page.ts'
import { links } from '../../links.ts'
import { type Route, redirectTo } from '../screen.ts'

export type FilesProps = AccountPageProps & { files: readonly FileView[] }
export type FileView = {
  productId: string
  fileId: string
  product: string
  slug: string
  variant?: string
  name: string
  bytes: number
  /** ISO 8601, UTC; absent for ever. */
  until?: string
  /** Downloads that are left; absent without a limit. */
  left?: number
}

/** Files the member was given. */
export const filesRoute: Route = {
  load: async (context) => turnedAway(context) ?? filesPage(context),
  act: async (context, form) => {
    const away = turnedAway(context)
    if (away) return away
    const text = textOf(form)
    const asked = { productId: text('product'), fileId: text('file') }
    const next = await attempt(context, links.files(), () => download(context, asked))
    return next.kind === 'redirect' ? next : filesPage(context, next.errors)
  },
}

/** The address is made when it is wanted, as it soon ends; the path is enough, whatever host was asked. */
async function download(context: RequestContext, asked: { productId: string; fileId: string }) {
  const { api, messages } = context
  try {
    const { url } = await api.digitalFiles.createDownload(asked)
    return redirectTo(new URL(url).pathname)
  } catch (error) {
    const code = error instanceof VitrineError ? error.code : undefined
    if (code === 'DOWNLOADS_USED_UP') return refuse({ form: messages.t('files.usedUp') })
    if (code === 'FILE_GRANT_EXPIRED' || code === 'FILE_NOT_GRANTED') {
      return refuse({ form: messages.t('files.over') })
    }
    if (code === 'DIGITAL_FILE_NOT_FOUND') return refuse({ form: messages.t('files.gone') })
    throw error
  }
}

async function filesPage(context: RequestContext, errors: Errors = {}) {
  const files = (await allFiles(context)).map(viewOf)
  return accountPage(context, { title: context.messages.t('files.title'), errors }, { files })
}

async function allFiles({ api }: RequestContext): Promise<OwnFile[]> {
  const all: OwnFile[] = []
  for (let goesOn = true; goesOn; ) {
    const page = await api.digitalFiles.listOwnFiles({ offset: all.length })
    all.push(...page.files)
    goesOn = page.pagingMetadata.hasNext === true && page.files.length > 0
  }
  return all
}

const viewOf = ({ file, ...own }: OwnFile): FileView => ({
  productId: own.productId,
  fileId: file.id,
  product: own.productName,
  slug: own.productSlug,
  name: file.fileName,
  bytes: file.bytes,
  ...(own.variantName && { variant: own.variantName }),
  ...(own.expiresDate && { until: own.expiresDate.toISOString() }),
  ...(own.downloadsLeft !== undefined && { left: own.downloadsLeft }),
})
