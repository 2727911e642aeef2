import { type LegalSource, sourceOfPlaceholder } from '@vitrine/contract/legal-pages'
import { openPlaceholders } from '@vitrine/contract/pages'
import { links } from '../../links.ts'
import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { Section } from '../../shared/section.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction } from '../../shared/use-operation.ts'
import type { PageForm, StoredPage } from './form.ts'
import { reads } from './page-reads.ts'

interface LegalSectionProps {
  readonly page: StoredPage
  readonly form: PageForm
  /** Saves the form first, so that no input is overwritten. */
  readonly save: () => Promise<StoredPage | undefined>
}

/** The missing data of a legal page, each with a link to where it is entered. */
export function LegalSection({ page, form, save }: LegalSectionProps) {
  const { pages } = useMessages()
  const texts = pages.legal
  const { title, description, sections } = form
  const open = openPlaceholders({ title, description, sections: [...sections] })
  const openTexts = [...new Set(open.map(({ text }) => text))]
  const { fill, busy } = useFilling(page, save)
  return (
    <Section title={openTexts.length > 0 ? texts.open : texts.title}>
      <p>{openTexts.length > 0 ? texts.openText : texts.complete}</p>
      {openTexts.length > 0 && (
        <>
          <ul className="legal-open">
            {openTexts.map((text) => (
              <li key={text}>
                <bdi>{text}</bdi> <Source source={sourceOfPlaceholder(text)} />
              </li>
            ))}
          </ul>
          <IfAllowed call="legalPages.fillLegalPage">
            <button type="button" className="button button-start" disabled={busy} onClick={fill}>
              {texts.fill}
            </button>
          </IfAllowed>
        </>
      )}
      <p className="field-hint">{texts.note}</p>
    </Section>
  )
}

const places: Readonly<Record<Exclude<LegalSource, 'PAGE'>, () => string>> = {
  INVOICES: links.invoiceSettings,
  DELIVERY: () => links.delivery(),
  PAYMENTS: links.payments,
  RETURNS: () => links.returns(),
}

function Source({ source }: { readonly source: LegalSource }) {
  const { sources } = useMessages().pages.legal
  if (source === 'PAGE') return <span className="mute">{sources.PAGE}</span>
  return <Link href={places[source]()}>{sources[source]}</Link>
}

function useFilling(page: StoredPage, save: LegalSectionProps['save']) {
  const messages = useMessages()
  const texts = messages.pages.legal
  const showToast = useToast()
  const action = useAction('legalPages.fillLegalPage', { invalidates: reads })
  const fill = async () => {
    const saved = await save()
    if (!saved) return
    try {
      const { id, revision } = saved
      const filled = (await action.mutateAsync({ id, revision })).page
      showToast({ text: filled.revision > revision ? texts.filled : texts.fillNothing })
    } catch (error) {
      showToast({ text: errorMessage(error, messages), isError: true })
    }
  }
  return { fill: () => void fill(), busy: action.isPending && page.revision > 0 }
}
