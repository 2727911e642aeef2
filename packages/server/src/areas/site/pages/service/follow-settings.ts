import type { Tx } from '../../../../platform/tx.ts'
import type { Fact } from '../../events/index.ts'
import { mainLanguage } from '../rules/main-language.ts'
import { indexPagesAgain } from '../store/search-pages.ts'

/** Words have other stems in another language. */
export async function followSettings(tx: Tx, { before, after }: Fact): Promise<void> {
  if (languageOf(before) !== languageOf(after)) await indexPagesAgain(tx)
}

const languageOf = (settings: unknown): string =>
  mainLanguage(String((settings as { locale?: string } | undefined)?.locale ?? ''))
