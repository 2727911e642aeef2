import type { OwnFile } from '@vitrine/contract/digital-files'
import { VitrineError } from '@vitrine/sdk'
import {
  type AccountPageProps,
  accountPage,
  redirectUnlessMember,
} from '../../account/account-page.ts'
import { attempt, type Errors, refuse } from '../../flow/attempt.ts'
import { textFieldOf } from '../../flow/flow-page.ts'
import { links } from '../../links.ts'
import type { RequestContext } from '../../request/context.ts'
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
  /** ISO 8601, UTC; absent without an end. */
  until?: string
  /** Remaining downloads; absent without a limit. */
  left?: number
}

/** Digital files of the member. */
export const filesRoute: Route<FilesProps> = {
  load: async (context) => redirectUnlessMember(context) ?? filesPage(context),
  act: async (context, form) => {
    const redirect = redirectUnlessMember(context)
    if (redirect) return redirect
    const text = textFieldOf(form)
    const fileKey = { productId: text('product'), fileId: text('file') }
    const next = await attempt(context, links.files(), () => download(context, fileKey))
    return next.kind === 'redirect' ? next : filesPage(context, next.errors)
  },
}

/** Creates the short-lived download link on request; a path, so that it works on every host. */
async function download(context: RequestContext, fileKey: { productId: string; fileId: string }) {
  const { api, messages } = context
  try {
    const { url } = await api.digitalFiles.createDownload(fileKey)
    return redirectTo(new URL(url).pathname)
  } catch (error) {
    const code = error instanceof VitrineError ? error.code : undefined
    if (code === 'DOWNLOADS_USED_UP') return refuse({ form: messages.files.usedUp })
    if (code === 'FILE_GRANT_EXPIRED' || code === 'FILE_NOT_GRANTED') {
      return refuse({ form: messages.files.over })
    }
    if (code === 'DIGITAL_FILE_NOT_FOUND') return refuse({ form: messages.files.gone })
    throw error
  }
}

async function filesPage(context: RequestContext, errors: Errors = {}) {
  const files = (await allFiles(context)).map(viewOf)
  return accountPage(context, { title: context.messages.files.title, errors }, { files })
}

async function allFiles({ api }: RequestContext): Promise<OwnFile[]> {
  const all: OwnFile[] = []
  for (let hasNext = true; hasNext; ) {
    const page = await api.digitalFiles.listOwnFiles({ offset: all.length })
    all.push(...page.files)
    hasNext = page.pagingMetadata.hasNext === true && page.files.length > 0
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
