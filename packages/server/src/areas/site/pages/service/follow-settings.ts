import type { Tx } from '../../../../platform/tx.ts'
import type { Fact } from '../../events/index.ts'
import { indexPagesAgain } from '../store/search-pages.ts'

/** Words have other stems in another language. */
export async function followSettings(tx: Tx, { before, after }: Fact): Promise<void> {
  if (languageOf(before) !== languageOf(after)) await indexPagesAgain(tx)
}

const languageOf = (settings: unknown): string =>
  String((settings as { locale?: string } | undefined)?.locale ?? '').split('-')[0] ?? ''
