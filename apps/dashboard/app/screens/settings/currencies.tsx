import type { CurrencyRates, SiteSettings } from '@vitrine/contract/sites'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Skeleton } from '../../scaffold/empty.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { refusalsOf } from '../../scaffold/refusals.ts'
import { Section } from '../../scaffold/section.tsx'
import { useForm } from '../../scaffold/use-form.ts'
import { useLeaveGuard } from '../../scaffold/use-leave-guard.ts'
import { useAction, useOperation } from '../../scaffold/use-operation.ts'
import {
  formOfRates,
  MOST_RATES,
  newLine,
  type RateLine,
  type RatesForm,
  readRates,
} from './currencies-form.ts'
import { CurrencySamples } from './currency-samples.tsx'
import { SectionPage, WithSettings } from './frame.tsx'
import { RatesTable } from './rates-table.tsx'

export const CurrenciesRoute = () => (
  <WithSettings here="currencies">{(settings) => <Loaded settings={settings} />}</WithSettings>
)

function Loaded({ settings }: { readonly settings: SiteSettings }) {
  const { shell } = useMessages()
  const found = useOperation('sites.getCurrencyRates', {})
  if (found.data) return <Currencies settings={settings} stored={found.data} />
  return found.error ? (
    <Failure error={found.error} onRetry={() => found.refetch()} />
  ) : (
    <Skeleton rows={5} label={shell.loading} />
  )
}

interface CurrenciesProps {
  readonly settings: SiteSettings
  readonly stored: CurrencyRates
}

function Currencies({ settings, stored }: CurrenciesProps) {
  const { currencySettings: words } = useMessages()
  const state = useRates(stored)
  const { rates } = state.form
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const change = (key: string, one: Partial<RateLine>) =>
    state.set({ rates: rates.map((line) => (line.key === key ? { ...line, ...one } : line)) })
  return (
    <SectionPage
      here="currencies"
      section={state}
      saves="sites.setCurrencyRates"
      text={words.text}
      preview={<CurrencySamples base={stored.base} locale={settings.locale} rates={rates} />}
    >
      <Section
        title={words.rates}
        hint={words.ratesHint(stored.base)}
        actions={
          rates.length < MOST_RATES && (
            <button
              type="button"
              className="button"
              onClick={() => state.set({ rates: [...rates, newLine(today)] })}
            >
              <Plus aria-hidden="true" />
              {words.add}
            </button>
          )
        }
      >
        {rates.length === 0 ? (
          <p className="field-hint">{words.none}</p>
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
  const tell = useTell()
  const state = useForm<RatesForm>(formOfRates(stored))
  useLeaveGuard(messages.settings.title, state.unsaved)
  const update = useAction('sites.setCurrencyRates', {
    refreshes: ['sites.getCurrencyRates', 'catalogV1.queryProducts'],
  })
  const fields = state.form.rates.flatMap((_, at) =>
    ['currency', 'rate', 'date'].map((name) => `rates.${at}.${name}`),
  )
  const refused = update.error ? refusalsOf(update.error, '', fields) : {}
  const save = () => {
    const { rates, errors } = readRates(state.form, stored.base, messages)
    state.refuse(errors)
    if (Object.keys(errors).length > 0) return
    update.mutate(
      { rates },
      {
        onSuccess: (reply) => {
          state.settle(formOfRates(reply))
          tell({ text: messages.currencySettings.saved })
        },
        onError: (error) => state.refuse(refusalsOf(error, '', fields)),
      },
    )
  }
  const failure = Object.keys(refused).length === 0 ? update.error : undefined
  return { ...state, save, busy: update.isPending, failure: failure ?? undefined }
}
