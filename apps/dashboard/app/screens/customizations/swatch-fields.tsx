import { SelectField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Swatch } from '../../shared/swatch.tsx'
import { MediaButtons } from '../media/media-buttons.tsx'
import type { ChoiceForm, SwatchKind } from './form.ts'

const kinds: readonly SwatchKind[] = ['ONE_COLOR', 'MULTIPLE_COLORS', 'IMAGE']

interface SwatchFieldsProps {
  readonly choice: ChoiceForm
  readonly number: number
  readonly onChange: (change: Partial<ChoiceForm>) => void
}

/** The appearance of a swatch's choice: colours or a picture. */
export function SwatchFields({ choice, number, onChange }: SwatchFieldsProps) {
  const { customizations } = useMessages()
  const { id, kind, colour, second } = choice
  return (
    <div className="swatch-fields">
      {!id && (
        <SelectField
          hideLabel
          label={customizations.swatchKind({ n: number })}
          value={kind}
          options={kinds.map((one) => [one, customizations.swatchKinds[one]])}
          onValue={(next) => onChange({ kind: next })}
        />
      )}
      {kind === 'IMAGE' ? (
        <ChoicePictureField choice={choice} number={number} onChange={onChange} />
      ) : (
        <input
          type="color"
          aria-label={customizations.colour({ n: number })}
          value={toHexColour(colour)}
          onChange={({ target }) => onChange({ colour: target.value })}
        />
      )}
      {kind === 'MULTIPLE_COLORS' && (
        <input
          type="color"
          aria-label={customizations.secondColour({ n: number })}
          value={toHexColour(second)}
          onChange={({ target }) => onChange({ second: target.value })}
        />
      )}
    </div>
  )
}

/** A picture of the library, uploaded here. */
function ChoicePictureField({ choice: { picture }, number, onChange }: SwatchFieldsProps) {
  const { customizations } = useMessages()
  return (
    <>
      {picture && <Swatch picture={picture.url} />}
      <MediaButtons
        kind="image"
        label={picture ? customizations.replace : customizations.addPicture}
        name={
          picture
            ? customizations.replacePictureOf({ n: number })
            : customizations.addPictureTo({ n: number })
        }
        onMedia={({ id, url }) => onChange({ picture: { id, url } })}
      />
    </>
  )
}

/** Colour inputs only accept six digits. */
const toHexColour = (colour: string): string =>
  /^#[0-9a-f]{6}$/i.test(colour) ? colour.toLowerCase() : '#888888'
