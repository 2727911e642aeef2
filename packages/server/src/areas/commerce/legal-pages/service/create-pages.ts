import { violation } from '@vitrine/contract/kit'
import {
  type LegalLanguage,
  type LegalRegion,
  languagesOfRegion,
} from '@vitrine/contract/legal-pages'
import { type LegalKind, legalKinds, legalPageIds } from '@vitrine/contract/pages'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { filledValues } from '../rules/fill.ts'
import { withLegalLinks } from '../rules/footer.ts'
import { textsFor } from '../rules/texts/index.ts'
import type { LegalText } from '../rules/texts/legal-text.ts'
import type { LegalPagesDeps } from './deps.ts'
import { knownValues } from './known-values.ts'

interface TemplateChoice {
  readonly region: LegalRegion
  readonly language: LegalLanguage
  readonly baseUrl: string
}

/** Creates drafts of missing pages and links them in the footer; returns their kinds. */
export async function createLegalPages(
  tx: Tx,
  deps: LegalPagesDeps,
  { region, language, baseUrl }: TemplateChoice,
): Promise<LegalKind[]> {
  if (!languagesOfRegion[region].includes(language)) {
    throw violation('language', 'INVALID_ENUM_VALUE', 'has no texts for this region')
  }
  const values = await knownValues(tx, deps, { language, baseUrl })
  const texts = textsFor(region, language, filledValues(values, language))
  const wanted = legalKinds.flatMap((kind) => {
    const text = texts[kind]
    return text ? [{ id: legalPageIds[kind], slug: text.slug, draft: draftOf(text) }] : []
  })
  const ids = await deps.sitePages.addMissing(tx, wanted)
  if (ids.length > 0) await linkInFooter(tx, deps, ids)
  return legalKinds.filter((kind) => ids.includes(legalPageIds[kind]))
}

const draftOf = ({ title, description, sections }: LegalText) => ({
  title,
  description,
  sections: sections.map(([heading, html]) => ({
    id: newId(),
    story: { title: heading, html },
  })),
})

async function linkInFooter(tx: Tx, deps: LegalPagesDeps, ids: readonly string[]): Promise<void> {
  const { tagline, locale } = await deps.settingsOf(tx.siteId)
  const language = new Intl.Locale(locale).language === 'de' ? 'de' : 'en'
  const { navigation, revision } = await deps.navigation.get(tx)
  const linked = withLegalLinks(navigation, ids, { tagline, language })
  await deps.navigation.save(tx, { navigation: linked, revision })
}
