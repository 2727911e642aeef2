import { legalPageIds } from '@vitrine/contract/pages'
import { links } from '../../../links.ts'
import { useMessages } from '../../../shared/messages.tsx'
import { Link } from '../../../shared/navigation.tsx'
import { useOperation } from '../../../shared/use-operation.ts'
import { AddLegalPages } from '../../pages/legal-dialog.tsx'
import { WithReads } from './with-reads.tsx'

/** Creates drafts of the legal pages, and links what the merchant still has to fill in. */
export function LegalStep() {
  const { legal: texts } = useMessages().setup
  const pages = useOperation('legalPages.getLegalPages', {})
  return (
    <WithReads reads={[pages]}>
      <div className="setup-actions">
        {pages.data?.present.includes('imprint') ? (
          <Link href={links.page(legalPageIds.imprint)} className="button button-primary">
            {texts.draft}
          </Link>
        ) : (
          <AddLegalPages />
        )}
        <Link href={links.pages()}>{texts.all}</Link>
      </div>
    </WithReads>
  )
}
