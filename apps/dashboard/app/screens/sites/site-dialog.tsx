import type { SiteSummary } from '@vitrine/contract/sites'
import { type FormEvent, useState } from 'react'
import type { Messages } from '../../messages/index.ts'
import { ChipsField } from '../../shared/chips-field.tsx'
import { Dialog } from '../../shared/dialog.tsx'
import { Failure } from '../../shared/failure.tsx'
import { fieldErrorsOf } from '../../shared/field-errors.ts'
import { SelectField, TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import type { Errors } from '../../shared/use-form.ts'
import { parseDomain } from './domains.ts'
import { namespaceOptions } from './namespaces.ts'

export interface SiteForm {
  readonly name: string
  readonly currency: string
  readonly locale: string
  readonly namespace: SiteSummary['namespace']
  /** Hosts the site answers at; without one it answers at the address of the installation. */
  readonly domains: readonly string[]
}
/** A new site, a copy of one, or changes of one. */
export type SitePurpose =
  | { readonly kind: 'create' }
  | { readonly kind: 'duplicate' | 'change'; readonly site: SiteSummary }

interface SiteDialogProps {
  readonly purpose: SitePurpose
  readonly busy: boolean
  readonly failure?: unknown
  readonly onClose: () => void
  readonly onSubmit: (form: SiteForm) => void
}

const checkedFields = ['name', 'currency', 'locale', 'domains'] as const

/** Edits name, domains and label of a site. */
export function SiteDialog({ purpose, busy, failure, onClose, onSubmit }: SiteDialogProps) {
  const { sites, settings, field, action } = useMessages()
  const isNew = purpose.kind === 'create'
  const [form, setForm] = useState<SiteForm>(() => initialForm(purpose, sites.copyOf))
  const [isSubmitted, setIsSubmitted] = useState(false)
  const name = form.name.trim()
  const badName = name === '' || name.length > 80 ? sites.badName : undefined
  const refused = fieldErrorsOf(
    failure,
    purpose.kind === 'duplicate' ? '' : 'site.',
    checkedFields,
    {
      UNKNOWN_CURRENCY: ['currency', field.currency],
      UNKNOWN_LOCALE: ['locale', settings.badLocale],
    },
  )
  const errors: Errors = { ...refused, ...(isSubmitted && badName ? { name: badName } : {}) }
  const submitLabel = {
    create: sites.create,
    duplicate: sites.actions.duplicate,
    change: action.save,
  }
  const set = (change: Partial<SiteForm>) => setForm({ ...form, ...change })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsSubmitted(true)
    if (!badName) onSubmit({ ...form, name })
  }
  const fieldProps = (one: 'name' | 'currency' | 'locale') => ({
    name: one,
    label: sites[one],
    value: form[one],
    autoComplete: 'off',
    ...(errors[one] ? { error: errors[one] } : {}),
  })
  return (
    <Dialog title={titleOf(purpose, sites)} onClose={onClose}>
      <form className="dialog-form" onSubmit={submit} noValidate>
        {purpose.kind === 'duplicate' && <p>{sites.duplicateText}</p>}
        {failure && Object.keys(refused).length === 0 ? <Failure error={failure} /> : null}
        <TextField {...fieldProps('name')} data-first="" onText={(text) => set({ name: text })} />
        {isNew && (
          <div className="fields-2">
            <TextField
              {...fieldProps('currency')}
              maxLength={3}
              onText={(text) => set({ currency: text.trim().toUpperCase() })}
            />
            <TextField {...fieldProps('locale')} onText={(text) => set({ locale: text.trim() })} />
          </div>
        )}
        <ChipsField
          label={sites.domains}
          hint={sites.domainsHint}
          placeholder="shop.example.com"
          values={form.domains}
          max={20}
          {...(errors.domains ? { error: errors.domains } : {})}
          parse={(text) => parseDomain(text, sites.badDomain)}
          onValues={(domains) => set({ domains })}
        />
        <SelectField
          label={sites.namespace}
          hint={sites.namespaceHint}
          value={form.namespace}
          options={namespaceOptions(form.namespace, sites.namespaces)}
          onValue={(namespace) => set({ namespace })}
        />
        <footer>
          <button type="button" className="button" onClick={onClose}>
            {action.cancel}
          </button>
          <button type="submit" className="button button-primary" disabled={busy}>
            {submitLabel[purpose.kind]}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}

const initialForm = (
  purpose: SitePurpose,
  copyOf: (values: { readonly name: string }) => string,
): SiteForm => {
  const blank = { name: '', currency: 'USD', locale: 'en-US', domains: [] }
  if (purpose.kind === 'create') return { ...blank, namespace: 'HEADLESS' }
  const { name, namespace, domains } = purpose.site
  // A host leads to one site: a copy starts without.
  if (purpose.kind === 'duplicate') return { ...blank, namespace, name: copyOf({ name }) }
  return { ...blank, namespace, name, domains }
}

const titleOf = (purpose: SitePurpose, labels: Messages['sites']): string => {
  if (purpose.kind === 'create') return labels.newTitle
  const { name } = purpose.site
  return purpose.kind === 'duplicate'
    ? labels.duplicateTitle({ name })
    : labels.changeTitle({ name })
}
