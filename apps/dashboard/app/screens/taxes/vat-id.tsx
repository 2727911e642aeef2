import { countryName } from '@vitrine/messages/countries'
import { Status } from '@vitrine/ui/status'
import { type FormEvent, useState } from 'react'
import type { OutputOf } from '../../api/client.ts'
import { Failure } from '../../shared/failure.tsx'
import { SelectField, TextField } from '../../shared/fields.tsx'
import { formatDateTime } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { Section } from '../../shared/section.tsx'
import { useAction } from '../../shared/use-operation.ts'

type VatIdCheck = OutputOf<'taxes.checkVatId'>['vatId']

/** The result of checking a VAT id, in a sentence. */
export function VatIdFinding({ check }: { readonly check: VatIdCheck }) {
  const { test: texts } = useMessages().taxes
  const language = useLanguage()
  const { vatId, isValid, method } = check
  const country = countryName(check.country, language)
  if (!isValid) return <Status tone="warn">{texts.vatIdBad({ vatId })}</Status>
  const sentence = method === 'CONFIRMED' ? texts.vatIdConfirmed : texts.vatIdGood
  return <Status tone="good">{sentence({ vatId, country })}</Status>
}

const answers = ['NONE', 'VALID', 'INVALID'] as const
type Answer = (typeof answers)[number]

/** Checks a VAT id and stores the result. */
export function VatIdSection() {
  const { vatId: texts, wrong } = useMessages().taxes
  const [vatId, setVatId] = useState('')
  const [answer, setAnswer] = useState<Answer>('NONE')
  const [reference, setReference] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const check = useAction('taxes.checkVatId', { invalidates: ['taxes.testTaxAddress'] })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(vatId.trim() === '')
    if (vatId.trim() === '') return
    const confirmed = { isValid: answer === 'VALID', reference: reference.trim() }
    check.mutate({ vatId: vatId.trim(), ...(answer !== 'NONE' && { confirmed }) })
  }
  return (
    <IfAllowed call="taxes.checkVatId">
      <Section title={texts.heading} hint={texts.text}>
        <div className="test-columns">
          <form className="test-form" onSubmit={submit} noValidate>
            <TextField
              label={texts.label}
              hint={texts.hint}
              autoComplete="off"
              maxLength={50}
              value={vatId}
              {...(isMissing && { error: wrong.vatId })}
              onText={setVatId}
            />
            <SelectField
              label={texts.result}
              hint={texts.resultHint}
              value={answer}
              options={answers.map((one) => [one, texts.answers[one]] as const)}
              onValue={setAnswer}
            />
            {answer !== 'NONE' && (
              <TextField
                label={texts.reference}
                autoComplete="off"
                maxLength={200}
                value={reference}
                onText={setReference}
              />
            )}
            <div className="field-ways">
              <button type="submit" className="button" disabled={check.isPending}>
                {texts.check}
              </button>
            </div>
          </form>
          <div aria-live="polite">
            {check.error && <Failure error={check.error} />}
            {check.data && <Stored check={check.data.vatId} />}
          </div>
        </div>
      </Section>
    </IfAllowed>
  )
}

function Stored({ check }: { readonly check: VatIdCheck }) {
  const { vatId: texts } = useMessages().taxes
  const language = useLanguage()
  return (
    <div className="test-result">
      <VatIdFinding check={check} />
      <p className="mute">
        {texts.checked({ day: formatDateTime(check.checkedDate, language) })} {check.reference}
      </p>
    </div>
  )
}
