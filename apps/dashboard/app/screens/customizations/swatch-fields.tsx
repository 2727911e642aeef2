import { useState } from 'react'
import { createCall } from '../../api/client.ts'
import { wordsOf } from '../../scaffold/failure.tsx'
import { SelectField } from '../../scaffold/fields.tsx'
import { FilePicker } from '../../scaffold/file-picker.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Swatch } from '../../scaffold/swatch.tsx'
import { useCall } from '../../scaffold/use-operation.ts'
import type { ChoiceForm, SwatchKind } from './form.ts'

const kinds: readonly SwatchKind[] = ['ONE_COLOR', 'MULTIPLE_COLORS', 'IMAGE']

interface SwatchFieldsProps {
  readonly choice: ChoiceForm
  readonly number: number
  readonly onChange: (change: Partial<ChoiceForm>) => void
}

/** What shows a choice of a swatch. Whether that is colours or a picture is decided once. */
export function SwatchFields({ choice, number, onChange }: SwatchFieldsProps) {
  const { customizations: words } = useMessages()
  const { id, kind, colour, second } = choice
  return (
    <div className="swatch-fields">
      {!id && (
        <SelectField
          quiet
          label={words.swatchKind(number)}
          value={kind}
          options={kinds.map((one) => [one, words.swatchKinds[one]])}
          onValue={(next) => onChange({ kind: next })}
        />
      )}
      {kind === 'IMAGE' ? (
        <PictureOfChoice {...{ choice, number, onChange }} />
      ) : (
        <input
          type="color"
          aria-label={words.colour(number)}
          value={asColour(colour)}
          onChange={({ target }) => onChange({ colour: target.value })}
        />
      )}
      {kind === 'MULTIPLE_COLORS' && (
        <input
          type="color"
          aria-label={words.secondColour(number)}
          value={asColour(second)}
          onChange={({ target }) => onChange({ second: target.value })}
        />
      )}
    </div>
  )
}

/** A picture of the library, uploaded here. */
function PictureOfChoice({ choice: { picture }, number, onChange }: SwatchFieldsProps) {
  const messages = useMessages()
  const { customizations: words } = messages
  const { siteId } = useCall()
  const [failure, setFailure] = useState('')
  const upload = async ([file]: readonly File[]) => {
    if (!file) return
    setFailure('')
    try {
      const call = createCall(siteId)
      const { media } = await call('media.uploadMedia', { fileName: file.name }, { body: file })
      const { id, url, width, height } = media
      onChange({ picture: { id, url, width, height } })
    } catch (error) {
      setFailure(wordsOf(error, messages))
    }
  }
  return (
    <>
      {picture && <Swatch picture={picture.url} />}
      <FilePicker
        label={picture ? words.replace : words.addPicture}
        name={picture ? words.replacePictureOf(number) : words.addPictureTo(number)}
        accept="image/*"
        onFiles={upload}
      />
      {failure && (
        <p className="field-error" role="alert">
          {failure}
        </p>
      )}
    </>
  )
}

/** The field for colours knows six digits only. */
const asColour = (colour: string): string =>
  /^#[0-9a-f]{6}$/i.test(colour) ? colour.toLowerCase() : '#888888'
