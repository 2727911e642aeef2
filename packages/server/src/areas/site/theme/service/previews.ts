import { ThemePreviewExpired } from '@vitrine/contract/theme'
import type { Tx } from '../../../../platform/tx.ts'
import type { ThemeDeps } from '../model.ts'
import { findTheme } from '../store.ts'

const subjectOf = (siteId: string) => `${siteId} theme`

/** A token that shows the shop with the saved draft of its look, for 12 hours. */
export const createPreview = (tx: Tx, { previews }: Pick<ThemeDeps, 'previews'>) =>
  previews.create(subjectOf(tx.siteId))

/** The draft of a preview token; the published theme where there is no draft any more. */
export async function previewedTheme(
  tx: Tx,
  { previews }: Pick<ThemeDeps, 'previews'>,
  token: string,
) {
  if (!previews.accepts(subjectOf(tx.siteId), token)) throw ThemePreviewExpired()
  const { draft, published } = await findTheme(tx)
  return draft ?? published
}
