import { type FormEvent, type RefObject, useState } from 'react'
import { TextField } from '../../../shared/fields.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { variantKey, variantLabel } from '../variant.ts'
import type { useScan } from './use-scan.ts'

interface ScanFieldProps {
  readonly scan: ReturnType<typeof useScan>
  readonly field: RefObject<HTMLFormElement | null>
  /** Adds a known item without a request; false if unknown. */
  readonly onKnown: (code: string) => boolean
}

/** A field for barcode scanners: Enter submits the code and clears the field. */
export function ScanField({ scan, field, onKnown }: ScanFieldProps) {
  const { stockList, action } = useMessages()
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = text.trim()
    if (code === '') return
    setText('')
    if (!onKnown(code)) void scan.scan(code)
  }
  const { offer } = scan
  return (
    <>
      <form ref={field} className="scan" onSubmit={submit} noValidate>
        <TextField
          label={stockList.scan}
          autoComplete="off"
          autoFocus
          spellCheck={false}
          maxLength={100}
          enterKeyHint="done"
          value={text}
          onText={setText}
        />
        <button type="submit" className="button">
          {stockList.add}
        </button>
      </form>
      {offer && (
        <fieldset className="notice scan-offer">
          <legend>{stockList.several({ code: offer.code })}</legend>
          {offer.variants.map((variant) => (
            <button
              key={variantKey(variant)}
              type="button"
              className="button"
              onClick={() => {
                scan.choose(variant)
                field.current?.querySelector('input')?.focus()
              }}
            >
              <bdi>{variantLabel(variant)}</bdi>
              {variant.sku && <span className="mute">{variant.sku}</span>}
            </button>
          ))}
          <button type="button" className="link-button" onClick={scan.dismissOffer}>
            {action.dismiss}
          </button>
        </fieldset>
      )}
    </>
  )
}
