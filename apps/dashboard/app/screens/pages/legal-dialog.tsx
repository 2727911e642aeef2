import { type LegalRegion, languagesOfRegion, legalRegions } from '@vitrine/contract/legal-pages'
import { legalKinds } from '@vitrine/contract/pages'
import { useState } from 'react'
import type { OutputOf } from '../../api/client.ts'
import { SelectField } from '../../shared/fields.tsx'
import { FormDialog } from '../../shared/form-dialog.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { reads } from './page-reads.ts'

/** A button that adds the legal pages which the shop does not have. */
export function AddLegalPages() {
  const { pages } = useMessages()
  const [isOpen, setIsOpen] = useState(false)
  const suggested = useOperation('legalPages.getLegalPages', {}).data
  return (
    <IfAllowed call="legalPages.createLegalPages">
      <button
        type="button"
        className="button"
        disabled={!suggested}
        onClick={() => setIsOpen(true)}
      >
        {pages.legal.add}
      </button>
      {isOpen && suggested && (
        <LegalDialog suggested={suggested} onClose={() => setIsOpen(false)} />
      )}
    </IfAllowed>
  )
}

interface LegalDialogProps {
  readonly suggested: OutputOf<'legalPages.getLegalPages'>
  readonly onClose: () => void
}

function LegalDialog({ suggested, onClose }: LegalDialogProps) {
  const { pages } = useMessages()
  const texts = pages.legal
  const [region, setRegion] = useState<LegalRegion>(suggested.region)
  const [wanted, setLanguage] = useState(suggested.language)
  const languages = languagesOfRegion[region]
  const language = languages.find((one) => one === wanted) ?? 'en'
  const { create, busy, failure } = useCreation(onClose)
  const all = legalKinds.filter((kind) => region !== 'US' || kind !== 'withdrawal')
  const present = all.filter((kind) => suggested.present.includes(kind))
  const missing = all.filter((kind) => !present.includes(kind))
  return (
    <FormDialog
      title={texts.add}
      submitLabel={texts.addThem}
      busy={busy}
      isIncomplete={missing.length === 0}
      failure={failure}
      saveOperation="legalPages.createLegalPages"
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        create({ region, language })
      }}
    >
      <p className="notice">{texts.note}</p>
      <div className="page-pair">
        <SelectField
          label={texts.region}
          value={region}
          options={legalRegions.map((one) => [one, texts.regions[one]])}
          onValue={setRegion}
        />
        <SelectField
          label={texts.language}
          value={language}
          options={languages.map((one) => [one, texts.languages[one]])}
          onValue={setLanguage}
        />
      </div>
      {missing.length > 0 ? (
        <div>
          <p>{texts.will}</p>
          <ul className="legal-open">
            {missing.map((kind) => (
              <li key={kind}>{texts.kinds[kind]}</li>
            ))}
          </ul>
        </div>
      ) : (
        <p>{texts.haveAll}</p>
      )}
      {missing.length > 0 && present.length > 0 && (
        <p className="mute">
          {texts.have({ pages: present.map((kind) => texts.kinds[kind]).join(', ') })}
        </p>
      )}
    </FormDialog>
  )
}

function useCreation(onClose: () => void) {
  const { pages } = useMessages()
  const showToast = useToast()
  const action = useAction('legalPages.createLegalPages', {
    invalidates: [...reads, 'legalPages.getLegalPages', 'navigation.getNavigation'],
  })
  const create = (chosen: Parameters<typeof action.mutate>[0]) =>
    action.mutate(chosen, {
      onSuccess: ({ created }) => {
        onClose()
        showToast({ text: created.length > 0 ? pages.legal.added : pages.legal.allThere })
      },
    })
  return { create, busy: action.isPending, failure: action.error }
}
