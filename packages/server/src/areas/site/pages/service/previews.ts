import { PagePreviewExpired } from '@vitrine/contract/pages'
import type { Tx } from '../../../../platform/tx.ts'
import type { Page, PagesDeps } from '../model.ts'
import { requirePage } from './change-pages.ts'

const subjectOf = (siteId: string, id: string) => `${siteId} ${id}`

/** A token that shows the draft of one page of the site, for 12 hours. */
export async function createPreview(tx: Tx, { previews }: Pick<PagesDeps, 'previews'>, id: string) {
  await requirePage(tx, id)
  const { token, expiresDate } = previews.create(subjectOf(tx.siteId, id))
  return { token: `${id}.${token}`, expiresDate }
}

/** The page of a preview token. */
export async function previewedPage(
  tx: Tx,
  { previews }: Pick<PagesDeps, 'previews'>,
  token: string,
): Promise<Page> {
  const at = token.indexOf('.')
  const id = token.slice(0, Math.max(at, 0))
  const isGenuine = previews.accepts(subjectOf(tx.siteId, id), token.slice(at + 1))
  if (!isGenuine) throw PagePreviewExpired()
  return requirePage(tx, id)
}
