import type { SiteSummary } from '@vitrine/contract/sites'
import { type FormEvent, useState } from 'react'
import type { Messages } from '../../messages/en.ts'
import { ChipsField } from '../../scaffold/chips-field.tsx'
import { Dialog } from '../../scaffold/dialog.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { SelectField, TextField } from '../../scaffold/fields.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { refusalsOf } from '../../scaffold/refusals.ts'
import type { Errors } from '../../scaffold/use-form.ts'
import { readDomain } from './domains.ts'
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

const refusable = ['name', 'currency', 'locale', 'domains'] as const

/** Asks how a site is called, where it answers and what it is for. */
export function SiteDialog({ purpose, busy, failure, onClose, onSubmit }: SiteDialogProps) {
  const { sites: words, settings, action } = useMessages()
  const isNew = purpose.kind === 'create'
  const [form, setForm] = useState<SiteForm>(() => startOf(purpose, words.copyOf))
  const [asked, setAsked] = useState(false)
  const name = form.name.trim()
  const badName = name === '' || name.length > 80 ? words.badName : undefined
  const refused = refusalsOf(failure, purpose.kind === 'duplicate' ? '' : 'site.', refusable, {
    UNKNOWN_CURRENCY: ['currency', settings.badCurrency],
    UNKNOWN_LOCALE: ['locale', settings.badLocale],
  })
  const errors: Errors = { ...refused, ...(asked && badName ? { name: badName } : {}) }
  const submitWords = {
    create: words.create,
    duplicate: words.actions.duplicate,
    change: action.save,
  }
  const set = (change: Partial<SiteForm>) => setForm({ ...form, ...change })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!badName) onSubmit({ ...form, name })
  }
  const field = (one: 'name' | 'currency' | 'locale') => ({
    name: one,
    label: words[one],
    value: form[one],
    autoComplete: 'off',
    ...(errors[one] ? { error: errors[one] } : {}),
  })
  return (
    <Dialog title={titleOf(purpose, words)} onClose={onClose}>
      <form className="dialog-form" onSubmit={submit} noValidate>
        {purpose.kind === 'duplicate' && <p>{words.duplicateText}</p>}
        {failure && Object.keys(refused).length === 0 ? <Failure error={failure} /> : null}
        <TextField {...field('name')} data-first="" onText={(text) => set({ name: text })} />
        {isNew && (
          <div className="fields-2">
            <TextField
              {...field('currency')}
              maxLength={3}
              onText={(text) => set({ currency: text.trim().toUpperCase() })}
            />
            <TextField {...field('locale')} onText={(text) => set({ locale: text.trim() })} />
          </div>
        )}
        <ChipsField
          label={words.domains}
          hint={words.domainsHint}
          placeholder="shop.example.com"
          values={form.domains}
          max={20}
          {...(errors.domains ? { error: errors.domains } : {})}
          read={(text) => readDomain(text, words.badDomain)}
          onValues={(domains) => set({ domains })}
        />
        <SelectField
          label={words.namespace}
          hint={words.namespaceHint}
          value={form.namespace}
          options={namespaceOptions(form.namespace, words.namespaces)}
          onValue={(namespace) => set({ namespace })}
        />
        <footer>
          <button type="button" className="button" onClick={onClose}>
            {action.cancel}
          </button>
          <button type="submit" className="button button-primary" disabled={busy}>
            {submitWords[purpose.kind]}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}

const startOf = (purpose: SitePurpose, copyOf: (name: string) => string): SiteForm => {
  const blank = { name: '', currency: 'USD', locale: 'en-US', domains: [] }
  if (purpose.kind === 'create') return { ...blank, namespace: 'HEADLESS' }
  const { name, namespace, domains } = purpose.site
  // A host leads to one site: a copy starts without.
  if (purpose.kind === 'duplicate') return { ...blank, namespace, name: copyOf(name) }
  return { ...blank, namespace, name, domains }
}

const titleOf = (purpose: SitePurpose, words: Messages['sites']): string => {
  if (purpose.kind === 'create') return words.newTitle
  const { name } = purpose.site
  return purpose.kind === 'duplicate' ? words.duplicateTitle(name) : words.changeTitle(name)
}
