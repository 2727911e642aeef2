import { useState } from 'react'
import { Failure } from '../../shared/failure.tsx'
import { TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { useAction } from '../../shared/use-operation.ts'
import type { Promotion } from './form.ts'

const MOST = 10_000

/** Generates codes for one use each, and hands them out as a file. */
export function CodesSection({ promotion }: { readonly promotion: Promotion }) {
  const { codes, wrong } = useMessages().discounts
  const [count, setCount] = useState('100')
  const [prefix, setPrefix] = useState('')
  const generate = useAction('promotions.generateCodes', {
    invalidates: ['promotions.queryPromotions'],
  })
  const isCount = /^[1-9]\d*$/.test(count) && Number(count) <= MOST
  const made = generate.data?.codes
  const start = () =>
    generate.mutate({
      promotionId: promotion.id,
      count: Number(count),
      prefix: prefix.trim() || null,
    })
  return (
    <IfAllowed call="promotions.generateCodes">
      <fieldset className="choice-field">
        <legend>{codes.title}</legend>
        <TextField
          label={codes.count}
          hint={codes.countHint}
          inputMode="numeric"
          value={count}
          {...(!isCount && { error: wrong.number })}
          onText={setCount}
        />
        <TextField label={codes.prefix} maxLength={20} value={prefix} onText={setPrefix} />
        {generate.error && <Failure error={generate.error} />}
        <button
          type="button"
          className="button"
          disabled={!isCount || generate.isPending}
          onClick={start}
        >
          {codes.generate}
        </button>
        {made && (
          <p role="status">
            {codes.done({ n: made.length })}{' '}
            <a
              href={`data:text/csv;charset=utf-8,${encodeURIComponent(`${made.join('\n')}\n`)}`}
              download="codes.csv"
            >
              {codes.download}
            </a>
          </p>
        )}
      </fieldset>
    </IfAllowed>
  )
}
