import type { CurrencyRates, SiteSettings } from '@vitrine/contract/sites'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { fieldErrorsOf } from '../../shared/field-errors.ts'
import { useMessages } from '../../shared/messages.tsx'
import { Section } from '../../shared/section.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useForm } from '../../shared/use-form.ts'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { useUnsavedChangesGuard } from '../../shared/use-unsaved-changes-guard.ts'
import {
  formOfRates,
  MAX_RATES,
  newLine,
  parseRates,
  type RateLine,
  type RatesForm,
} from './currencies-form.ts'
import { CurrencySamples } from './currency-samples.tsx'
import { SectionPage, WithSettings } from './frame.tsx'
import { RatesTable } from './rates-table.tsx'

export const CurrenciesRoute = () => (
  <WithSettings here="currencies">{(settings) => <Loaded settings={settings} />}</WithSettings>
)

function Loaded({ settings }: { readonly settings: SiteSettings }) {
  const { shell } = useMessages()
  const result = useOperation('sites.getCurrencyRates', {})
  if (result.data) return <Currencies settings={settings} stored={result.data} />
  return result.error ? (
    <Failure error={result.error} onRetry={() => result.refetch()} />
  ) : (
    <Skeleton rows={5} label={shell.loading} />
  )
}

interface CurrenciesProps {
  readonly settings: SiteSettings
  readonly stored: CurrencyRates
}

function Currencies({ settings, stored }: CurrenciesProps) {
  const { currencySettings } = useMessages()
  const state = useRates(stored)
  const { rates } = state.form
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const change = (key: string, one: Partial<RateLine>) =>
    state.set({ rates: rates.map((line) => (line.key === key ? { ...line, ...one } : line)) })
  return (
    <SectionPage
      here="currencies"
      section={state}
      saveOperation="sites.setCurrencyRates"
      text={currencySettings.text}
      preview={<CurrencySamples base={stored.base} locale={settings.locale} rates={rates} />}
    >
      <Section
        title={currencySettings.rates}
        hint={currencySettings.ratesHint({ base: stored.base })}
        actions={
          rates.length < MAX_RATES && (
            <button
              type="button"
              className="button"
              onClick={() => state.set({ rates: [...rates, newLine(today)] })}
            >
              <Plus aria-hidden="true" />
              {currencySettings.add}
            </button>
          )
        }
      >
        {rates.length === 0 ? (
          <p className="field-hint">{currencySettings.none}</p>
        ) : (
          <RatesTable
            base={stored.base}
            rates={rates}
            errors={state.errors}
            onChange={change}
            onRemove={(key) => state.set({ rates: rates.filter((one) => one.key !== key) })}
          />
        )}
      </Section>
    </SectionPage>
  )
}

function useRates(stored: CurrencyRates) {
  const messages = useMessages()
  const showToast = useToast()
  const state = useForm<RatesForm>(formOfRates(stored))
  useUnsavedChangesGuard(messages.settings.title, state.hasUnsavedChanges)
  const update = useAction('sites.setCurrencyRates', {
    invalidates: ['sites.getCurrencyRates', 'products.listProducts'],
  })
  const fields = state.form.rates.flatMap((_, at) =>
    ['currency', 'rate', 'date'].map((name) => `rates.${at}.${name}`),
  )
  const refused = update.error ? fieldErrorsOf(update.error, '', fields) : {}
  const save = () => {
    const { rates, errors } = parseRates(state.form, stored.base, messages)
    state.showErrors(errors)
    if (Object.keys(errors).length > 0) return
    update.mutate(
      { rates },
      {
        onSuccess: (reply) => {
          state.markSaved(formOfRates(reply))
          showToast({ text: messages.currencySettings.saved })
        },
        onError: (error) => state.showErrors(fieldErrorsOf(error, '', fields)),
      },
    )
  }
  const failure = Object.keys(refused).length === 0 ? update.error : undefined
  return { ...state, save, busy: update.isPending, failure: failure ?? undefined }
}
